# Sourced by ./run and ./test: installs Debian packages that are missing, and says so. Asks nothing.

RUN_PACKAGES="g++ cmake ninja-build ccache libfmt-dev nlohmann-json3-dev libcpp-httplib-dev pkg-config libsqlite3-dev libopenmpi-dev openmpi-bin libedit-dev"
TEST_PACKAGES="clang-format chromium chromium-headless-shell iproute2 procps libgtest-dev librapidcheck-dev python3 python3-pytest python3-pexpect bash-completion zsh fish man-db less clang-22 libclang-rt-22-dev"
WASM_PACKAGES="clang-22 lld-22 llvm-22 libc++-22-dev-wasm32 libc++abi-22-dev-wasm32 libclang-rt-22-dev-wasm32 wasi-libc"

# The page is built by Node; one that is already there, from wherever, will do.
command -v npm >/dev/null && command -v node >/dev/null || RUN_PACKAGES="$RUN_PACKAGES nodejs npm"

# need_packages NAME...: a stamp remembers what was found, so the second call does not ask dpkg.
need_packages() {
  local stamp
  stamp="build/.packages-$(printf '%s' "$*" | cksum | cut -d' ' -f1)"
  [ -e "$stamp" ] && return 0
  local missing=()
  local name
  for name in "$@"; do
    dpkg-query -W -f='${Status}' "$name" 2>/dev/null | grep -q 'install ok installed' || missing+=("$name")
  done
  if [ ${#missing[@]} -gt 0 ]; then
    echo "installing: ${missing[*]}" >&2
    local as_root=()
    [ "$(id -u)" -eq 0 ] || as_root=(sudo)
    "${as_root[@]}" apt-get -q update >&2
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
      apt-get -q -o DPkg::Lock::Timeout=600 install -y --no-install-recommends "${missing[@]}" >&2
  fi
  mkdir -p build
  touch "$stamp"
}

# build_preset PRESET [TARGET]: configures once, then builds what changed, on all cores or on BUILD_JOBS. Quiet unless something goes
# wrong.
build_preset() {
  local log="build/$1.log"
  if [ ! -e "build/$1/build.ninja" ]; then
    echo "configuring ($1)" >&2
    cmake --preset "$1" >"$log" 2>&1 || { cat "$log" >&2; return 1; }
  fi
  # Whether anything is due is known only when the first step begins: globbed folders are looked at by a step of their own.
  ninja -j "${BUILD_JOBS:-$(nproc)}" -C "build/$1" "${@:2}" 2>&1 | tee "$log" |
    awk -v name="$1" '!said && /^\[[0-9]+\/[0-9]+\]/ && !/Re-checking globbed|Fingerprint of/ { print "building (" name ")"; said = 1 }' >&2 ||
    { grep -vE '^\[[0-9]+/[0-9]+\]' "$log" >&2; return 1; }
}
