#include "app/http/zip.h"

#include <httplib.h>

namespace rakus::app {

std::string packed(std::string_view bytes) {
    std::string out;
    httplib::detail::gzip_compressor zip;
    zip.compress(bytes.data(), bytes.size(), true,
                 [&](const char* part, size_t n) { return out.append(part, n), true; });
    return out;
}

std::string unpacked(std::string_view gzip) {
    std::string out;
    httplib::detail::gzip_decompressor zip;
    zip.decompress(gzip.data(), gzip.size(), [&](const char* part, size_t n) { return out.append(part, n), true; });
    return out;
}

}  // namespace rakus::app
