import pytest

from support.accounts import Accounts
from support.clouds import CloudLenient


@pytest.fixture
def accounts(tmp_path, each_cloud):
    """Accounts on one container, once for each kind of container."""
    with Accounts(tmp_path, each_cloud) as accounts:
        yield accounts
    assert each_cloud.flaws() == []


@pytest.fixture
def shop(accounts):
    """A company of ada's that is not shared yet."""
    return accounts.shop()


@pytest.fixture
def lenient(tmp_path, each_cloud):
    """Accounts on a container that does not check rights."""
    with Accounts(tmp_path, CloudLenient(each_cloud)) as accounts:
        yield accounts
    assert each_cloud.flaws() == []


# These tests check the core, whatever the container is. So an ordinary run uses only one kind of container for them.
OF_THE_CORE = {"test_conflict_lines.py", "test_credentials.py"}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    for item in items:
        container = getattr(item, "callspec", None) and item.callspec.params.get("each_cloud")
        if item.path.name in OF_THE_CORE and item.path.parent.name == "sharing" and container not in (None, "file"):
            item.add_marker(pytest.mark.full)
