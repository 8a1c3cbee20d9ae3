#include "app/ranks.h"

#include <cstdlib>

#ifdef RAKUS_MPI
#include "lab/mpi_crew.h"
#endif

namespace rakus::app {
namespace {

int number_in(const char* name, int otherwise) {
    const char* text = std::getenv(name);
    return text && *text ? std::atoi(text) : otherwise;
}

}  // namespace

Rank rank_of_process() {
    return {number_in("OMPI_COMM_WORLD_RANK", 0), number_in("OMPI_COMM_WORLD_SIZE", 0)};
}

std::unique_ptr<lab::Crew> crew_of(const Arguments& args) {
#ifdef RAKUS_MPI
    // mpirun starts one process for each core, so a rank has one thread unless the user says otherwise.
    if (rank_of_process().launched()) return std::make_unique<lab::MpiCrew>(args.has("jobs") ? jobs_of(args) : 1);
#endif
    return std::make_unique<lab::Threads>(jobs_of(args));
}

}  // namespace rakus::app
