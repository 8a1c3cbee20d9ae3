// Any bytes as a record: an answer or an error, never a crash; what is read is written to the same record again.
#include "app/record.h"

#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace rakus::app;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const auto part : split_records(text)) {
        const auto record = read_record(part);
        if (!record) continue;
        const auto again = read_record(write_record(*record));
        if (!again || write_record(*again) != write_record(*record)) std::abort();
    }
    return 0;
}
