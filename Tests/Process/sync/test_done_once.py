"""What can be done once and was done on devices apart has happened once: in the ledger, in orders and in stock."""

import itertools

import pytest

from support.core import item
from support.devices import Devices, pages

PRICE = {"amount": 100, "currency": "EUR"}
TWO = list(itertools.permutations(range(2)))
SOME = [*TWO, *itertools.permutations(range(3))]


class Shop:
    """A company on devices that disconnect, make one change each, and sync. One item has 10 pieces in stock."""

    def __init__(self, devices):
        self.devices = devices
        self.id = devices[0].call("companies.create", name="Shop")["id"]
        self.item = self.call(0, "inventory.items.create", **item(1))["id"]
        self.call(0, "inventory.stock.receive", item=self.item, quantity=10)
        self.contact = self.call(0, "contacts.create", name="Ada", kinds=["customer", "supplier"])["id"]

    def call(self, device, method, **params):
        return self.devices[device].call(method, company=self.id, **params)

    def all(self, device, method, **params):
        return pages(self.devices[device], method, company=self.id, **params)

    def apart(self, order, *deeds):
        """Each device makes one change while disconnected. Then the devices sync in this order."""
        self.devices.settle()
        for core in self.devices:
            core.call("sync.disconnect")
        for device, deed in enumerate(deeds):
            deed(device)
        for number in order:
            self.devices[number].call("sync.connect", cloud=str(self.devices.file))
            self.devices[number].call("sync.now", wait=True)
        self.agree()

    def agree(self):
        self.devices.agree()
        first, *others = [
            [self.call(n, "orders.get", id=o["id"]) for o in self.all(n, "orders.list")] for n in self.numbers
        ]
        assert all(other == first for other in others), (first, others)
        for number in self.numbers:
            assert self.call(number, "inventory.stock.rebuild")["count"] == 0

    @property
    def numbers(self):
        return range(len(self.devices.cores))

    def on_hand(self, **params):
        levels = self.all(len(self.devices.cores) - 1, "inventory.stock.levels", **params)
        return sum(level["onHand"] for level in levels)

    def by_location(self):
        levels = self.all(0, "inventory.stock.levels", by="location")
        return {level["locationName"]: level["onHand"] for level in levels if level["onHand"]}

    def lines(self):
        return [
            (line["type"], line["field"], line["local"], line["server"], line["kept"])
            for line in self.devices.lines(self.id)
        ]

    def alerts(self, device=0):
        return [alert["kind"] for alert in self.all(device, "inventory.stock.alerts")]

    def order(self, quantity=3):
        line = {"item": self.item, "quantity": quantity, "unitPrice": PRICE}
        order = self.call(0, "orders.create", contact=self.contact, currency="EUR", lines=[line])["id"]
        for status in ("submitted", "inProgress"):
            self.call(0, "orders.step", id=order, to=status)
        return order

    def ship(self, device, order, quantity=3):
        lines = [{"sku": "SKU-1", "quantity": quantity}]
        return self.call(device, "orders.ship", id=order, collectionType="endUser", lines=lines)["dispatch"]["id"]

    def count(self, quantity):
        count = self.call(0, "inventory.counts.create", scope={"items": [self.item]})["id"]
        self.call(0, "inventory.counts.record", count=count, item=self.item, quantity=quantity)
        self.call(0, "inventory.counts.submit", count=count)
        return count


@pytest.fixture
def shop(request, tmp_path):
    with Devices(tmp_path, len(request.getfixturevalue("order"))) as devices:
        yield Shop(devices)


@pytest.mark.parametrize("order", SOME)
def test_a_dispatch_that_several_cancel_takes_its_goods_back_once(shop, order):
    sale = shop.order()
    dispatch = shop.ship(0, sale)
    cancel = lambda device: shop.call(device, "dispatches.step", id=dispatch, to="cancelled")  # noqa: E731
    shop.apart(order, *[cancel] * len(order))
    seen = shop.call(0, "orders.get", id=sale)
    (line,) = seen["lines"]
    assert (shop.on_hand(), line["fulfilled"], line["demand"]) == (10, 0, 3)
    assert [one["status"] for one in seen["dispatches"]] == ["cancelled"]
    assert shop.lines() == []
    # The goods can be shipped again.
    shop.ship(1, sale)
    shop.agree()
    assert shop.on_hand() == 7


@pytest.mark.parametrize("order", TWO)
def test_a_dispatch_that_comes_back_for_two_reasons_comes_back_once(shop, order):
    sale = shop.order()
    dispatch = shop.ship(0, sale)
    for status in ("picking", "packed", "handedOver"):
        shop.call(0, "dispatches.step", id=dispatch, to=status)

    def fail(device):
        for status in ("failed", "returned"):
            shop.call(device, "dispatches.step", id=dispatch, to=status, reason="Nobody there")

    shop.apart(order, fail, lambda device: shop.call(device, "dispatches.step", id=dispatch, to="cancelled"))
    (line,) = shop.call(1, "orders.get", id=sale)["lines"]
    assert (shop.on_hand(), line["fulfilled"], line["demand"]) == (10, 0, 3)
    # The discarded reason is in a conflict line.
    assert {line[:2] for line in shop.lines()} == {("stockEntry", "reason"), ("orderEntry", "reason")}


@pytest.mark.parametrize("order", SOME)
def test_a_stocktake_that_several_post_is_posted_once(shop, order):
    count = shop.count(8)
    shop.apart(order, *[lambda device: shop.call(device, "inventory.counts.post", count=count)] * len(order))
    assert shop.on_hand() == 8
    found = shop.call(0, "inventory.counts.get", id=count)
    assert found["status"] == "posted"
    (entry,) = shop.all(0, "inventory.stock.entries", count=count)
    assert (entry["type"], entry["quantity"], entry["transaction"]) == ("count", -2, found["transaction"])
    assert shop.lines() == []


@pytest.mark.parametrize("order", TWO)
def test_of_two_results_of_a_stocktake_one_is_posted(shop, order):
    """The result that the container receives first is posted. A conflict line has the other result."""
    count = shop.call(0, "inventory.counts.create")["id"]

    def post(quantity):
        def deed(device):
            shop.call(device, "inventory.counts.record", count=count, item=shop.item, quantity=quantity)
            for verb in ("submit", "post"):
                shop.call(device, f"inventory.counts.{verb}", count=count)

        return deed

    shop.apart(order, post(8), post(7))
    kept, lost = (8, 7) if order[0] == 0 else (7, 8)
    assert shop.on_hand() == kept
    assert shop.lines() == [("stockEntry", "quantity", lost - 10, kept - 10, "server")]
    (line,) = shop.devices.lines(shop.id)
    told = shop.devices[0].refused("sync.conflicts.resolve", company=shop.id, id=line["id"], take="local")
    assert "can't be changed" in told["data"]["problems"][0]["message"]
    assert shop.call(0, "sync.conflicts.resolve", id=line["id"], take="server")
    shop.agree()
    assert shop.on_hand() == kept


@pytest.mark.parametrize("order", TWO)
def test_a_movement_that_two_take_back_is_taken_back_once(shop, order):
    posted = shop.call(0, "inventory.stock.receive", item=shop.item, quantity=5)["transaction"]
    shop.apart(
        order,
        *[lambda device: shop.call(device, "inventory.stock.reverse", transaction=posted, reason="A mistake")] * 2,
    )
    assert shop.on_hand() == 10
    assert len([entry for entry in shop.all(0, "inventory.stock.entries") if entry["reverses"]]) == 1


@pytest.mark.parametrize("order", TWO)
def test_a_receipt_that_two_take_back_is_taken_back_once(shop, order):
    line = {"item": shop.item, "quantity": 5, "unitPrice": PRICE}
    purchase = shop.call(0, "purchases.create", contact=shop.contact, currency="EUR", lines=[line])["id"]
    shop.call(0, "purchases.step", id=purchase, to="ordered")
    received = shop.call(0, "purchases.receive", id=purchase, lines=[{"sku": "SKU-1", "quantity": 5}])
    (receipt,) = [one["id"] for one in received["receipts"]]
    shop.apart(
        order,
        *[lambda device: shop.call(device, "purchases.receipts.reverse", receipt=receipt, reason="A mistake")] * 2,
    )
    for device in shop.numbers:
        seen = shop.call(device, "purchases.get", id=purchase)
        assert (seen["status"], [one["received"] for one in seen["lines"]]) == ("ordered", [0])
    assert shop.on_hand() == 10


@pytest.mark.parametrize("order", TWO)
def test_a_payment_that_two_take_back_is_taken_back_once(shop, order):
    sale = shop.order()
    payment = shop.call(0, "orders.payments.add", order=sale, amount=PRICE)["id"]
    shop.apart(
        order, *[lambda device: shop.call(device, "orders.payments.reverse", id=payment, reason="A mistake")] * 2
    )
    assert shop.call(1, "orders.get", id=sale)["paid"]["amount"] == 0


@pytest.mark.parametrize("order", TWO)
def test_a_stocktake_that_was_posted_is_not_cancelled(shop, order):
    """The posted entries stay in the ledger, and the status is posted. A conflict line has the cancellation."""
    count = shop.count(8)
    shop.apart(
        order,
        lambda device: shop.call(device, "inventory.counts.post", count=count),
        lambda device: shop.call(device, "inventory.counts.cancel", count=count),
    )
    for device in shop.numbers:
        assert shop.call(device, "inventory.counts.get", id=count)["status"] == "posted"
    assert shop.on_hand() == 8
    (line,) = shop.lines()
    sides = {line[4]: "posted", "server" if line[4] == "local" else "local": "cancelled"}
    assert line[:4] == ("count", "status", sides["local"], sides["server"])
    (line,) = shop.devices.lines(shop.id)
    other = "server" if line["kept"] == "local" else "local"
    told = shop.devices[0].refused("sync.conflicts.resolve", company=shop.id, id=line["id"], take=other)
    assert "lower rank" in told["data"]["problems"][0]["message"]


@pytest.mark.parametrize("order", TWO)
def test_a_stocktake_that_was_posted_is_not_open(shop, order):
    count = shop.count(8)
    shop.apart(
        order,
        lambda device: shop.call(device, "inventory.counts.post", count=count),
        lambda device: shop.call(device, "inventory.counts.reopen", count=count),
    )
    for device in shop.numbers:
        assert shop.call(device, "inventory.counts.get", id=count)["status"] == "posted"
    assert shop.on_hand() == 8


@pytest.mark.parametrize("order", TWO)
def test_an_order_that_was_shipped_is_not_cancelled_before_all_is_back(shop, order):
    sale = shop.order()
    shop.apart(
        order,
        lambda device: shop.call(device, "orders.step", id=sale, to="cancelled"),
        lambda device: shop.ship(device, sale, 2),
    )
    for device in shop.numbers:
        seen = shop.call(device, "orders.get", id=sale)
        assert (seen["status"], seen["fulfilmentState"]) == ("inProgress", "partial")
    assert shop.on_hand() == 8
    assert shop.lines() == [("order", "status", "cancelled", "inProgress", "server")]
    # The line stays resolved after later changes.
    (line,) = shop.devices.lines(shop.id)
    shop.call(0, "sync.conflicts.resolve", id=line["id"], take="server")
    back = [{"sku": "SKU-1", "quantity": 1}]
    assert shop.call(1, "orders.returns.create", order=sale, lines=back)["order"]["status"] == "inProgress"
    shop.agree()
    assert [line["resolvedAt"] is None for line in shop.devices.lines(shop.id)] == [False]
    # The cancellation takes effect when the customer has no goods of the order any more.
    assert shop.call(1, "orders.returns.create", order=sale, lines=back)["order"]["status"] == "cancelled"
    shop.agree()
    seen = shop.call(0, "orders.get", id=sale)
    assert (seen["status"], seen["fulfilmentState"], shop.on_hand()) == ("cancelled", "none", 10)


@pytest.mark.parametrize("order", TWO)
def test_an_order_that_was_shipped_and_cancelled_goes_on(shop, order):
    sale = shop.order()
    shop.apart(
        order,
        lambda device: shop.call(device, "orders.step", id=sale, to="cancelled"),
        lambda device: shop.ship(device, sale),
    )
    for status in ("invoiced", "shipped"):
        shop.call(0, "orders.step", id=sale, to=status)
    shop.agree()
    seen = shop.call(1, "orders.get", id=sale)
    assert (seen["status"], seen["fulfilmentState"]) == ("shipped", "full")


@pytest.mark.parametrize("order", TWO)
def test_a_purchase_that_was_received_is_not_cancelled(shop, order):
    line = {"item": shop.item, "quantity": 5, "unitPrice": PRICE}
    purchase = shop.call(0, "purchases.create", contact=shop.contact, currency="EUR", lines=[line])["id"]
    shop.call(0, "purchases.step", id=purchase, to="ordered")
    shop.apart(
        order,
        lambda device: shop.call(device, "purchases.step", id=purchase, to="cancelled"),
        lambda device: shop.call(device, "purchases.receive", id=purchase, lines=[{"sku": "SKU-1", "quantity": 5}]),
    )
    for device in shop.numbers:
        assert shop.call(device, "purchases.get", id=purchase)["status"] == "received"
    assert shop.on_hand() == 15
    assert shop.lines() == [("purchase", "status", "cancelled", "received", "server")]


@pytest.mark.parametrize("order", TWO)
def test_a_dispatch_that_was_cancelled_is_not_delivered(shop, order):
    """Its goods are in their location again."""
    sale = shop.order()
    dispatch = shop.ship(0, sale)
    for status in ("picking", "packed", "handedOver"):
        shop.call(0, "dispatches.step", id=dispatch, to=status)
    shop.apart(
        order,
        lambda device: shop.call(device, "dispatches.step", id=dispatch, to="delivered"),
        lambda device: shop.call(device, "dispatches.step", id=dispatch, to="cancelled"),
    )
    for device in shop.numbers:
        assert shop.call(device, "dispatches.get", id=dispatch)["status"] == "cancelled"
    assert shop.on_hand() == 10


def lend(shop, quantity=4):
    return shop.call(0, "inventory.loans.create", item=shop.item, quantity=quantity, contact=shop.contact)["id"]


def bring(shop, loan, quantity):
    return lambda device: shop.call(device, "inventory.loans.return", id=loan, quantity=quantity)


def standing(shop, loan):
    found = [shop.call(device, "inventory.loans.get", id=loan) for device in shop.numbers]
    assert all(other == found[0] for other in found), found
    return found[0]["status"], found[0]["returned"], found[0]["lost"], [part["closed"] for part in found[0]["parts"]]


@pytest.mark.parametrize("order", SOME)
def test_no_more_of_a_loan_comes_back_than_was_lent(shop, order):
    loan = lend(shop)
    shop.apart(order, *[bring(shop, loan, quantity) for quantity in (4, 3, 2)[: len(order)]])
    assert standing(shop, loan) == ("returned", 4, 0, [4])
    assert shop.by_location() == {"Main": 10}
    lost = sorted(line[:4] for line in shop.lines())
    assert lost == [("stockEntry", "quantity", -quantity, 0) for quantity in (3, 2)[: len(order) - 1]]
    for device in shop.numbers:
        assert shop.alerts(device).count("loanSurplus") == len(order) - 1


@pytest.mark.parametrize("order", TWO)
def test_what_two_bring_back_of_a_loan_is_back(shop, order):
    loan = lend(shop)
    shop.apart(order, bring(shop, loan, 1), bring(shop, loan, 2))
    assert standing(shop, loan) == ("partly", 3, 0, [3])
    assert shop.by_location() == {"Main": 9, "On loan": 1}
    assert shop.lines() == []
    assert shop.call(0, "inventory.loans.return", id=loan)["status"] == "returned"
    shop.agree()
    assert standing(shop, loan) == ("returned", 4, 0, [4])


@pytest.mark.parametrize("order", TWO)
def test_what_has_come_back_is_not_lost_as_well(shop, order):
    loan = lend(shop)
    shop.apart(
        order, bring(shop, loan, 4), lambda device: shop.call(device, "inventory.loans.lose", id=loan, reason="Broken")
    )
    status, returned, lost, closed = standing(shop, loan)
    assert (status, returned, lost) in {("returned", 4, 0), ("lost", 0, 4)}
    assert (closed, shop.on_hand()) == ([4], 10 - lost)
    assert "On loan" not in shop.by_location()
    for device in shop.numbers:
        assert shop.alerts(device).count("loanSurplus") == 1


def give_back(shop, sale, quantity):
    lines = [{"sku": "SKU-1", "quantity": quantity}]
    return lambda device: shop.call(device, "orders.returns.create", order=sale, lines=lines)


@pytest.mark.parametrize("order", TWO)
def test_no_more_comes_back_from_a_customer_than_was_shipped(shop, order):
    sale = shop.order()
    shop.ship(0, sale)
    shop.apart(order, give_back(shop, sale, 2), give_back(shop, sale, 2))
    for device in shop.numbers:
        seen = shop.call(device, "orders.get", id=sale)
        (line,) = seen["lines"]
        assert (line["fulfilled"], line["returned"], seen["credited"]["amount"]) == (3, 2, 200)
    assert shop.on_hand() == 9
    assert shop.lines() == [("orderEntry", "quantity", 2, 0, "server")]


@pytest.mark.parametrize("order", TWO)
def test_returns_of_two_devices_count_both_as_long_as_they_can(shop, order):
    sale = shop.order()
    shop.ship(0, sale)
    shop.apart(order, give_back(shop, sale, 1), give_back(shop, sale, 2))
    (line,) = shop.call(0, "orders.get", id=sale)["lines"]
    assert (line["returned"], shop.on_hand(), shop.lines()) == (3, 10, [])


@pytest.mark.parametrize("order", TWO)
def test_goods_come_back_with_their_dispatch_or_from_the_customer(shop, order):
    sale = shop.order()
    dispatch = shop.ship(0, sale)
    shop.apart(
        order,
        lambda device: shop.call(device, "dispatches.step", id=dispatch, to="cancelled"),
        give_back(shop, sale, 2),
    )
    for device in shop.numbers:
        (line,) = shop.call(device, "orders.get", id=sale)["lines"]
        assert (line["fulfilled"], line["returned"], line["demand"]) == (0, 0, 3)
    assert shop.on_hand() == 10
    assert shop.lines() == [("orderEntry", "quantity", 2, 0, "server")]
