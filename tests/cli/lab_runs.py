"""Runs of the lab that several tests make."""

import shutil

import pytest

QUICK = ["match", "bantumi", "--players", "paper,random", "--games", "2000", "--seed", "42"]
LONG = ["match", "bantumi", "--players", "paper,mcts:playouts=300", "--games", "1200", "--seed", "5"]
MPIRUN = ["mpirun", "--allow-run-as-root", "--oversubscribe", "--mca", "btl", "self,tcp", "--mca", "btl_tcp_if_include", "lo"]
needs_mpi = pytest.mark.skipif(not shutil.which("mpirun"), reason="mpirun is not installed")
