import os
import sys

import pytest

sys.path.insert(0, os.path.dirname(__file__))


@pytest.fixture(scope="session")
def long_report():
    """What the long run says when nothing disturbs it."""
    from lab_runs import LONG
    from rakus import rakus

    return rakus(*LONG).out
