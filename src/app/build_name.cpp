#include "app/build_name.h"

#include "build_sources.h"

namespace rakus::app {

std::string build_name() {
    return RAKUS_VERSION "+" RAKUS_SOURCES;
}

}  // namespace rakus::app
