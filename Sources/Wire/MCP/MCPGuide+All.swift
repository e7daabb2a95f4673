/// The guides that there are.
extension MCPGuide {
  static let all = [
    MCPGuide(
      "inventory.items.search", "Find items",
      """
      Finds items by words of their name, SKU, barcode or note, the best first. Take it first, to learn an item's \
      id or SKU; <inventory.items.list> goes through all items, and <scan.resolve> finds what a scanned code \
      means.
      """),
    MCPGuide(
      "inventory.items.list", "List items",
      """
      Goes through items by category, tag, supplier or level. To find one by words, take <inventory.items.search>.
      """),
    MCPGuide(
      "inventory.items.get", "Read an item",
      """
      Reads one item's own data, with the version that a change must expect. For its stock and what is on order, \
      take <inventory.items.overview>.
      """),
    MCPGuide(
      "inventory.items.overview", "Look at an item",
      """
      Tells all about one item: its stock by location and lot, what is reserved, and what was moved last. Take it \
      for "how many are there"; <inventory.stock.levels> does so for many items.
      """),
    MCPGuide(
      "inventory.items.create", "Add an item",
      """
      Makes a new item. Look for it with <inventory.items.search> first: a SKU can't be there twice.
      """),
    MCPGuide(
      "inventory.items.update", "Change an item",
      """
      Changes an item's own data, such as name, price or minStock. Stock is never changed so: take \
      <inventory.stock.receive>, <inventory.stock.consume> or <inventory.stock.adjust>.
      """),
    MCPGuide(
      "inventory.stock.receive", "Receive stock",
      """
      Adds stock that came in without an order to a supplier. For goods of a purchase order, take \
      <purchases.receive>; for what a customer brings back, <orders.returns.create>.
      """),
    MCPGuide(
      "inventory.stock.consume", "Take out or sell stock",
      """
      Takes stock out: used, thrown away, or sold without an order (reason: sold). For a sale with a customer, an \
      invoice or a payment, take <orders.create>; to correct a wrong number, <inventory.stock.adjust>.
      """),
    MCPGuide(
      "inventory.stock.transfer", "Move stock",
      """
      Moves stock from one location to another. The quantity on hand stays the same.
      """),
    MCPGuide(
      "inventory.stock.adjust", "Correct counted stock",
      """
      Sets the stock of one item to what was counted (to), or changes it by a difference (by). Take it for a count \
      of a few items; for a whole shelf, begin a stocktake with <inventory.counts.create>.
      """),
    MCPGuide(
      "inventory.stock.levels", "Stock of many items",
      """
      Tells how much there is of many items, by location or lot. For one item, take <inventory.items.overview>.
      """),
    MCPGuide(
      "inventory.stock.low", "What is low",
      """
      Lists items whose projected stock (what is there, less what customers wait for, plus what is on order) is below \
      their minStock. Take it for "what is low"; <purchases.suggest> also makes the orders.
      """),
    MCPGuide(
      "inventory.counts.create", "Begin a stocktake",
      """
      Begins a stocktake. Then <inventory.counts.record> each item, <inventory.counts.submit>, and \
      <inventory.counts.post> corrects the stock.
      """),
    MCPGuide(
      "inventory.counts.post", "Post a stocktake",
      """
      Corrects the stock to what a submitted stocktake has counted. For managers; look at <inventory.counts.lines> \
      before.
      """),
    MCPGuide(
      "scan.resolve", "What a code means",
      """
      Finds what a scanned code leads to: an item, a lot or a location. For words, take <inventory.items.search>.
      """),
    MCPGuide(
      "contacts.search", "Find contacts",
      """
      Finds customers and suppliers by name, email or phone. Take it first, to learn a contact's id. \
      <contacts.get> reads one whole.
      """),
    MCPGuide(
      "orders.list", "Orders, and who owes",
      """
      Lists customers' orders. For who owes money, set paymentState to unpaid or partial; <reports.aging> sums up \
      what is owed by age. <orders.get> reads one with its lines and payments.
      """),
    MCPGuide(
      "orders.create", "Make an order",
      """
      Makes a customer's order as a draft. Then <orders.step> takes it further, <orders.ship> sends goods and \
      takes them from stock, <orders.payments.add> notes money. To sell without an order, take \
      <inventory.stock.consume>.
      """),
    MCPGuide(
      "orders.step", "Take an order further",
      """
      Moves an order to another status, cancelled among them. To send goods, take <orders.ship>; for money, \
      <orders.payments.add>.
      """),
    MCPGuide(
      "orders.payments.add", "Note a payment",
      """
      Notes that a customer has paid for an order. A wrong one is taken back with <orders.payments.reverse>.
      """),
    MCPGuide(
      "purchases.suggest", "Order again",
      """
      Makes a draft purchase order for each supplier, of all that is low. Take it to order again. To look only, \
      take <inventory.stock.low>; <purchases.step> sends a draft off, <purchases.receive> notes what came.
      """),
    MCPGuide(
      "purchases.create", "Make a purchase order",
      """
      Makes a purchase order as a draft, of lines that you name. For all that is low, take <purchases.suggest>.
      """),
    MCPGuide(
      "purchases.receive", "Receive a purchase",
      """
      Adds what came of a purchase order to stock. For goods without one, take <inventory.stock.receive>.
      """),
    MCPGuide(
      "dashboard.summary", "How the shop stands",
      """
      Sums up the shop on one page: items, stock that is low, open orders, sales of late. Take it for "how are we \
      doing"; reports_* go into detail.
      """),
    MCPGuide(
      "reports.aging", "What is owed, by age",
      """
      Sums up what customers owe by how long it is overdue. <orders.list> with a paymentState names the orders.
      """),
    MCPGuide(
      "companies.create", "Create a company",
      """
      Creates a company, the first thing to do in an empty directory. With just one, nothing is to be selected.
      """),
    MCPGuide(
      "companies.select", "Select a company",
      """
      Selects the company that later calls work in. Needed only where there are several; <companies.list> lists \
      them.
      """),
    MCPGuide(
      "access.signIn", "Sign in",
      """
      Signs in to a company whose owner asks for credentials. Take it when a tool says that a sign-in is needed.
      """),
  ]
}
