#include "app/build_name.h"

#include "build_sources.h"

namespace rakus::app {

std::string_view version() {
    return RAKUS_VERSION;
}

std::string build_name() {
    return RAKUS_VERSION "+" RAKUS_SOURCES;
}

}  // namespace rakus::app
