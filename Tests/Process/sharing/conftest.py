import pytest

from support.accounts import Accounts


@pytest.fixture
def accounts(tmp_path, each_cloud):
    """Accounts on one container, of each kind that there is."""
    with Accounts(tmp_path, each_cloud) as accounts:
        yield accounts
    assert each_cloud.flaws() == []


@pytest.fixture
def shop(accounts):
    """A company of ada's that is not shared yet."""
    return accounts.shop()
