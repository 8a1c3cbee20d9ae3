import os
import sys

import pytest

sys.path.insert(0, os.path.dirname(__file__))


def pytest_configure(config):
    config.addinivalue_line("markers", "long: more of the same than a quick run needs; ./test --long has it")
    config.addinivalue_line("markers", "timed: measures how soon something answers; runs when nothing else does")


def pytest_addoption(parser):
    parser.addoption("--part", metavar="K/N", help="of the tests that are left every Nth, from the Kth on")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config, items):
    from rakus import WHOLE

    left_out = [] if WHOLE else [item for item in items if item.get_closest_marker("long")]
    if part := config.getoption("--part"):
        number, parts = map(int, part.split("/"))
        staying = [item for item in items if item not in left_out]
        left_out += [item for place, item in enumerate(staying) if place % parts != number]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]


@pytest.fixture(scope="session")
def long_report():
    """What the long run says when nothing disturbs it."""
    from lab_runs import LONG
    from rakus import rakus

    return rakus(*LONG).out
