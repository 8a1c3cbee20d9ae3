// Work in numbered parts that anybody may carry out: threads of this process, or the ranks of an MPI job. Doing a part
// twice gives the same bytes.
#pragma once
#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "core/result.h"

namespace rakus {

using Part = std::function<std::string(std::size_t part)>;
// Has parts 0 .. count - 1 done, and answers with their bytes in order. A part that nobody had the time to do is empty.
using Share = std::function<Result<std::vector<std::string>>(std::size_t count, const Part&)>;

// Told before a piece of work which part of the time that is left it may take, if there is a limit.
using Spend = std::function<void(double part)>;

// Nobody to share with: one part after the other.
inline Result<std::vector<std::string>> do_alone(std::size_t count, const Part& work) {
    std::vector<std::string> bytes;
    for (std::size_t part = 0; part < count; ++part) bytes.push_back(work(part));
    return bytes;
}

}  // namespace rakus
