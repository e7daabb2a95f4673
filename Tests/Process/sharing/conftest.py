import pytest

from support.accounts import Accounts


@pytest.fixture
def accounts(tmp_path):
    with Accounts(tmp_path) as accounts:
        yield accounts


@pytest.fixture
def shop(accounts):
    """A company of ada's that is not shared yet."""
    return accounts.shop()
