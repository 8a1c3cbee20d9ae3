// What can fail through the user's input returns a Result; what can fail only through us is asserted.
#pragma once
#include <cassert>
#include <concepts>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "core/form.h"
#include "core/words.h"

namespace rakus {

// The numbers are the exit codes of the command line.
enum class Fault { internal = 1, usage = 2, bad_input = 3 };

// The message names the place and the expectation, in one line.
struct Error {
    Fault fault = Fault::bad_input;
    Text message;
};

// A sentence as it is, or one with blanks: bad_input({"rule {} is unknown", "aturan {} tidak dikenal"}, name).
template <std::convertible_to<std::string> En, std::convertible_to<std::string> Id>
Error bad_input(En&& en, Id&& id) {
    return {Fault::bad_input, {std::forward<En>(en), std::forward<Id>(id)}};
}
template <std::convertible_to<std::string> En, std::convertible_to<std::string> Id>
Error usage_error(En&& en, Id&& id) {
    return {Fault::usage, {std::forward<En>(en), std::forward<Id>(id)}};
}
template <std::convertible_to<std::string> En, std::convertible_to<std::string> Id>
Error internal_error(En&& en, Id&& id) {
    return {Fault::internal, {std::forward<En>(en), std::forward<Id>(id)}};
}
template <class... Parts>
Error bad_input(Form<std::type_identity_t<Parts>...> form, const Parts&... parts) {
    return {Fault::bad_input, filled(form, parts...)};
}
template <class... Parts>
Error usage_error(Form<std::type_identity_t<Parts>...> form, const Parts&... parts) {
    return {Fault::usage, filled(form, parts...)};
}
template <class... Parts>
Error internal_error(Form<std::type_identity_t<Parts>...> form, const Parts&... parts) {
    return {Fault::internal, filled(form, parts...)};
}

// Whoever asked has gone, or has no time left.
inline Error was_cancelled() {
    return internal_error("interrupted", "dihentikan");
}

// A value or an error. (std::variant would cost the compiler a twentieth of its time: there are hundreds of results.)
template <class T>
class [[nodiscard]] Result {
   public:
    Result(T value) : value_(std::move(value)) {}                                     // NOLINT: a value is a result
    Result(Error error) : error_(std::make_shared<const Error>(std::move(error))) {}  // NOLINT: so is an error

    bool ok() const { return value_.has_value(); }
    explicit operator bool() const { return ok(); }
    const T& value() const {
        assert(ok());
        return *value_;
    }
    T& value() {
        assert(ok());
        return *value_;
    }
    const Error& error() const {
        assert(!ok());
        return *error_;
    }
    const T& operator*() const { return value(); }
    T& operator*() { return value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

   private:
    std::optional<T> value_;
    std::shared_ptr<const Error> error_;
};

struct Done {};
using Status = Result<Done>;

}  // namespace rakus
