import os
import sys

import pytest

sys.path.insert(0, os.path.dirname(__file__))


def pytest_configure(config):
    config.addinivalue_line("markers", "long: more of the same than a quick run needs; ./test --long has it")


def pytest_collection_modifyitems(config, items):
    from rakus import WHOLE

    if WHOLE:
        return
    left_out = [item for item in items if item.get_closest_marker("long")]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]


@pytest.fixture(scope="session")
def long_report():
    """What the long run says when nothing disturbs it."""
    from lab_runs import LONG
    from rakus import rakus

    return rakus(*LONG).out
