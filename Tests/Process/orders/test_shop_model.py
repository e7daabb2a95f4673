"""A shop with random requests. After each request, stock, ledger and orders equal those of an independent model. This
also holds if a request is repeated, or if the process is killed during a request and started again."""

import pytest

from support.shop_verbs import Verbs


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.full) for seed in (1, 2)), 3])
def test_whatever_is_done_stock_and_orders_are_what_the_model_says(data, seed, request):
    rounds, steps = (50, 1000) if request.config.getoption("--full") else (3, 200)
    player = Verbs(data, seed)
    try:
        for _ in range(rounds):
            player.restart()
            player.play(steps)
            player.check_all()
        # Calls that will be refused are tried often, but not always.
        assert 0.2 < player.refusals / player.steps < 0.6
    finally:
        player.core.process.kill()
        player.core.process.wait()
