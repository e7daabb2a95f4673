"""A till in the terminal: each line is a command."""

import sys
from decimal import Decimal

from mainspring import Core, CoreError, LiveListState
from mainspring.records import Item, ItemDetailsChanges, Money, SaleLine, SalePayment

core = Core(sys.argv[1], restart=True)
commands = {}


def say(text):
    # The live list speaks from a thread of its own: one write a line.
    print(f"{text}\n", end="", flush=True)


def command(usage):
    """Makes a function a command. The usage, such as `find TEXT`, names the command and its arguments."""

    def add(function):
        name, *arguments = usage.split()
        commands[name] = (usage, len(arguments), function)
        return function

    return add


def money(amount):
    """Money travels in minor units: 210 is 2.10."""
    return f"{amount.amount // 100}.{amount.amount % 100:02} {amount.currency}"


@command("open")
def open_shop():
    """Makes a new shop, with three items in stock."""
    core.companies.create(name="Corner Shop", currency="EUR")
    core.contacts.create(name="Walk-in customer", kinds=["customer"])
    for sku, name, unit, price, quantity in (
        ("BEAN-1", "Beans", "kg", 1890, 4),
        ("FILTER-02", "Paper filters", "pack", 210, 12),
        ("CUP-1", "Cups", "piece", 650, 30),
    ):
        price = Money(amount=price, currency="EUR")
        low = 10 if unit == "pack" else None
        core.inventory.items.create(sku=sku, name=name, unit=unit, price=price, min_stock=low)
        core.inventory.stock.receive(sku=sku, quantity=quantity)
    say("The shop is open.")


@command("find TEXT")
def find(text):
    for item in core.inventory.items.search(text=text, levels=True).items:
        price = money(item.price) if item.price else "no price"
        say(f"{item.sku}  {item.name}  {item.level.on_hand} {item.unit}  {price}")


@command("sell SKU QUANTITY")
def sell(sku, quantity):
    customer = core.contacts.list(kind="customer", limit=1).items[0]
    sale = core.orders.sell(
        contact=customer.id,
        lines=[SaleLine(sku=sku, quantity=Decimal(quantity))],
        payment=SalePayment(method="cash"),
        currency="EUR",
        source="walkIn",
        tax_included=True,
    )
    line = sale.invoice.lines[0]
    say(f"Sold {line.quantity} {line.unit} {line.text} for {money(sale.order.gross)}.")


shown: dict[str, str] = {}


def show(state: LiveListState[Item]):
    if state.error:
        say(f"* The list may be out of date: {state.error}")
    for item in state.items:
        is_low = item.min_stock is not None and item.level.on_hand < item.min_stock
        line = f"* {item.name}: {item.level.on_hand} {item.unit}" + (", low" if is_low else "")
        if shown.get(item.id) != line:
            say(line)
        shown[item.id] = line


@command("live")
def live():
    """Shows the stock, and from now on each change of it."""
    stock = core.live_list(core.inventory.items.list, order="name", limit=200, levels=True)
    stock.on_change(show)


@command("connect FILE")
def connect(file):
    """Syncs through the container in this file, now and from now on."""
    core.sync.connect(cloud=file)
    sync()


@command("sync")
def sync():
    status = core.sync.now(wait=True)
    waiting = sum(store.pending_edits for store in status.stores)
    say(f"Sync: {status.state}, {waiting} records wait.")


@command("lock NAME PASSWORD")
def lock(name, password):
    """Gives the owner a name and a password: from now on, people sign in."""
    core.companies.set_tier(tier="business")
    core.access.credentials.create(username=name, password=password)
    say("The till is locked.")


@command("hire NAME PASSWORD")
def hire(name, password):
    cashier = core.access.grant(name=name, preset="sales")
    core.access.credentials.create(user=cashier.user, username=name, password=password)
    say(f"{name} may sell.")


@command("login NAME PASSWORD")
def login(name, password):
    caller = core.access.sign_in(username=name, password=password)
    say("Welcome, owner." if caller.is_owner else f"Welcome, {name}.")


@command("price SKU CENTS")
def price(sku, cents):
    new = ItemDetailsChanges(price=Money(amount=int(cents), currency="EUR"))
    item = core.inventory.items.update(sku=sku, changes=new)
    say(f"{item.name}: {money(item.price)}")


def run():
    for line in sys.stdin:
        name, *rest = line.strip().split(maxsplit=1) or [""]
        usage, count, function = commands.get(name, ("", 0, None))
        words = rest[0].split(maxsplit=count - 1) if rest and count else []
        try:
            if function is None or len(words) != count:
                say(usage or "Commands: " + ", ".join(commands))
            else:
                function(*words)
        except CoreError as error:
            say(f"Refused: {error.message}")
        except (ValueError, ArithmeticError):
            say("Refused: that is no number.")


run()
core.close()
