// What is thrown ends the instance: there is nothing to unwind with, and a fresh instance costs some milliseconds. In
// this house only a lack of memory throws, and our own mistakes. The page hears which it was.
#include <cstdlib>
#include <new>
#include <typeinfo>

extern "C" __attribute__((import_module("rakus"), import_name("thrown"))) void rakus_thrown(int out_of_memory);

namespace {

[[noreturn]] void end(bool out_of_memory) {
    rakus_thrown(out_of_memory ? 1 : 0);
    __builtin_trap();
}
[[noreturn]] void no_memory() {
    end(true);
}
[[maybe_unused]] const auto kBefore = std::set_new_handler(no_memory);

}  // namespace

extern "C" {

void* __cxa_allocate_exception(std::size_t bytes) noexcept {
    void* room = std::malloc(bytes);
    if (!room) end(true);
    return room;
}
void __cxa_free_exception(void* room) noexcept {
    std::free(room);
}
[[noreturn]] void __cxa_throw(void*, std::type_info* type, void (*)(void*)) {
    end(*type == typeid(std::bad_alloc));
}
// Never reached: nothing that is thrown arrives anywhere.
void* __cxa_begin_catch(void*) noexcept {
    __builtin_trap();
}
void __cxa_end_catch() {
    __builtin_trap();
}
[[noreturn]] void __cxa_rethrow() {
    __builtin_trap();
}

}  // extern "C"
