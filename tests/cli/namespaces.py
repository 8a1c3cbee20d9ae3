"""Two machines that are none: network namespaces joined by a virtual cable, each with a host name of its own."""

import os
import shutil
import subprocess

import pytest

NAMES = ("rakus-a", "rakus-b")
ADDRESSES = ("10.99.7.1", "10.99.7.2")


def ip(*words):
    subprocess.run(["ip", *words], check=True, capture_output=True)


def take_down():
    for name in NAMES:
        subprocess.run(["ip", "netns", "del", name], capture_output=True)


def set_up():
    take_down()
    for name in NAMES:
        ip("netns", "add", name)
    ip("link", "add", "rakus-va", "netns", NAMES[0], "type", "veth", "peer", "name", "rakus-vb", "netns", NAMES[1])
    for name, address, device in zip(NAMES, ADDRESSES, ("rakus-va", "rakus-vb")):
        ip("-n", name, "addr", "add", f"{address}/24", "dev", device)
        ip("-n", name, "link", "set", device, "up")
        ip("-n", name, "link", "set", "lo", "up")


@pytest.fixture
def two_machines(tmp_path):
    """Answers with the words that go before a program so that mpirun spreads it over both machines."""
    if not shutil.which("mpirun") or not shutil.which("ip"):
        pytest.skip("mpirun or ip is not installed")
    try:
        set_up()
    except (subprocess.CalledProcessError, OSError) as fault:
        take_down()
        pytest.skip(f"network namespaces are not permitted here: {fault}")
    agent = tmp_path / "agent"
    agent.write_text("#!/bin/sh\n"
                     "# Instead of ssh: runs the command on the machine that is named first.\n"
                     "host=$1; shift\n"
                     f'[ "$host" = {ADDRESSES[0]} ] && name={NAMES[0]} || name={NAMES[1]}\n'
                     'exec unshare --uts sh -c "hostname $name; exec ip netns exec $name sh -c \\"\\$0\\"" "$*"\n')
    agent.chmod(0o755)
    yield ["ip", "netns", "exec", NAMES[0], "mpirun", "--allow-run-as-root", "--mca", "plm_rsh_agent", str(agent), "--mca", "plm", "rsh",
           "--mca", "btl", "tcp,self", "--mca", "btl_tcp_if_include", "10.99.7.0/24", "--mca", "oob_tcp_if_include", "10.99.7.0/24",
           "--host", f"{ADDRESSES[0]}:1,{ADDRESSES[1]}:1", "-n", "2"]
    take_down()
