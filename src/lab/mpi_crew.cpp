#include "lab/mpi_crew.h"

#define OMPI_SKIP_MPICXX 1
#include <mpi.h>

#include <chrono>
#include <cstring>
#include <deque>
#include <thread>

#include "lab/floor.h"

namespace rakus::lab {
namespace {

enum Tag : int { kAsk = 1, kResult, kFault, kBlock, kRest };

constexpr std::uint64_t kNoBlock = ~std::uint64_t{0};

// MPI lives from the first crew to the end of the process.
struct Mpi {
    Mpi() {
        int given = 0;
        MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &given);
    }
    ~Mpi() { MPI_Finalize(); }
    static void start() { static const Mpi mpi; }
};

void send(int to, Tag tag, std::uint64_t block, const std::string& bytes = {}) {
    std::string message(sizeof block, '\0');
    std::memcpy(message.data(), &block, sizeof block);
    message += bytes;
    MPI_Send(message.data(), static_cast<int>(message.size()), MPI_CHAR, to, tag, MPI_COMM_WORLD);
}

struct Message {
    int from = 0;
    Tag tag = kAsk;
    std::uint64_t block = kNoBlock;
    std::string bytes;
};

std::optional<Message> receive() {
    int there = 0;
    MPI_Status status;
    MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &there, &status);
    if (!there) return std::nullopt;
    int size = 0;
    MPI_Get_count(&status, MPI_CHAR, &size);
    std::string text(static_cast<std::size_t>(size), '\0');
    MPI_Recv(text.data(), size, MPI_CHAR, status.MPI_SOURCE, status.MPI_TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    Message m{status.MPI_SOURCE, static_cast<Tag>(status.MPI_TAG), kNoBlock, text.substr(sizeof(std::uint64_t))};
    std::memcpy(&m.block, text.data(), sizeof m.block);
    return m;
}

void broadcast(std::string& text) {
    std::uint64_t size = text.size();
    MPI_Bcast(&size, 1, MPI_UINT64_T, 0, MPI_COMM_WORLD);
    text.resize(size);
    MPI_Bcast(text.data(), static_cast<int>(size), MPI_CHAR, 0, MPI_COMM_WORLD);
}

// block, length, bytes; again and again.
std::string packed(const Finished& finished) {
    std::string out;
    const auto put = [&](std::uint64_t n) { out.append(reinterpret_cast<const char*>(&n), sizeof n); };
    for (const auto& [block, bytes] : finished) {
        put(block);
        put(bytes.size());
        out += bytes;
    }
    return out;
}

Finished unpacked(const std::string& text) {
    Finished out;
    for (std::size_t at = 0; at + 16 <= text.size();) {
        std::uint64_t block = 0, size = 0;
        std::memcpy(&block, text.data() + at, 8);
        std::memcpy(&size, text.data() + at + 8, 8);
        out.emplace(block, text.substr(at + 16, size));
        at += 16 + size;
    }
    return out;
}

Error fault_of(const std::string& text) {
    return internal_error(text, text);
}

}  // namespace

MpiCrew::MpiCrew(int jobs) : jobs_(jobs) {
    Mpi::start();
    MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks_);
}

void MpiCrew::share(Finished& finished) {
    std::string text = rank_ == 0 ? packed(finished) : std::string();
    broadcast(text);
    if (rank_ != 0) finished = unpacked(text);
}

Status MpiCrew::play(const std::vector<std::size_t>& blocks, const PlayBlock& play, const BlockDone& done,
                     const Breath& breath, Finished& finished) {
    Status led = Done{};
    Finished fresh;
    if (rank_ == 0)
        led = lead(blocks, play, done, breath, fresh);
    else
        follow(play, breath);
    share(fresh);
    finished.merge(fresh);
    return agree(led);
}

// Rank 0's own threads always have a block at hand and one in reserve; the other ranks ask when they have a thread
// free.
Status MpiCrew::lead(const std::vector<std::size_t>& blocks, const PlayBlock& play, const BlockDone& done,
                     const Breath& breath, Finished& finished) {
    Status fault = Done{};
    std::deque<std::size_t> queue(blocks.begin(), blocks.end());
    std::size_t away = 0;  // blocks that other ranks are playing
    int resting = 0;       // ranks that have been told to stop asking
    Floor floor(jobs_, play);
    const auto take = [&](std::size_t block, const Result<std::string>& bytes) {
        const auto go_on = bytes ? done(block, *bytes) : Result<bool>(bytes.error());
        if (!go_on) fault = go_on.error();
        if (bytes) finished.emplace(block, *bytes);
        if (!go_on || !*go_on) queue.clear(), floor.cancel();
    };
    while (resting < ranks_ - 1 || !queue.empty() || floor.open() > 0 || away > 0) {
        breath();
        while (!queue.empty() && floor.open() < static_cast<std::size_t>(jobs_) + 1) {
            floor.order(queue.front());
            queue.pop_front();
        }
        if (const auto ready = floor.collect(std::chrono::milliseconds(floor.open() > 0 ? 1 : 0)))
            take(ready->block, ready->bytes);
        while (const auto m = receive()) {
            if (m->tag != kAsk) {
                --away;
                take(m->block,
                     m->tag == kResult ? Result<std::string>(m->bytes) : Result<std::string>(fault_of(m->bytes)));
            } else if (queue.empty()) {
                ++resting;
                send(m->from, kRest, kNoBlock);
            } else {
                ++away;
                send(m->from, kBlock, queue.front());
                queue.pop_front();
            }
        }
    }
    return fault;
}

void MpiCrew::follow(const PlayBlock& play, const Breath& breath) {
    Floor floor(jobs_, play);
    bool rest = false, asked = false;
    while (!rest || floor.open() > 0) {
        breath();
        if (!rest && !asked && floor.open() < static_cast<std::size_t>(jobs_) + 1) {
            send(0, kAsk, kNoBlock);
            asked = true;
        }
        if (const auto m = receive()) {
            asked = false;
            rest = m->tag == kRest;
            if (!rest) floor.order(m->block);
        }
        if (const auto ready = floor.collect(std::chrono::milliseconds(asked ? 0 : 1)))
            ready->bytes ? send(0, kResult, ready->block, *ready->bytes)
                         : send(0, kFault, ready->block, ready->bytes.error().message.en);
        else if (asked)
            std::this_thread::sleep_for(std::chrono::microseconds(200));
    }
}

// A fault that rank 0 met ends the work on all ranks.
Status MpiCrew::agree(const Status& led) {
    std::string text = rank_ == 0 && !led ? led.error().message.en + " " : std::string();
    broadcast(text);
    return rank_ == 0 ? led : text.empty() ? Status(Done{}) : Status(fault_of(text));
}

}  // namespace rakus::lab
