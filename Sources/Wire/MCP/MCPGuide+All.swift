/// The guides of all tools that have one. A guide is a text for a model that says when to use the tool, and when to use
/// another one.
extension MCPGuide {
  static let all = [
    MCPGuide(
      "inventory.items.search", "Find items",
      """
      Finds items by words of their name, SKU, barcode or note, the best match first. Use it first, to learn an item's \
      id or SKU. <inventory.items.list> lists all items, and <scan.resolve> finds the record of a scanned code.
      """),
    MCPGuide(
      "inventory.items.list", "List items",
      """
      Lists items by category, tag, supplier or level. To find one item by words, use <inventory.items.search>.
      """),
    MCPGuide(
      "inventory.items.get", "Read an item",
      """
      Reads one item's own data, with the version that a change must expect. For its stock and open orders, \
      use <inventory.items.overview>.
      """),
    MCPGuide(
      "inventory.items.overview", "Look at an item",
      """
      Returns all about one item: its stock by location and lot, reserved stock, and the last movements. Use it \
      for "how many are there". For many items, use <inventory.stock.levels>.
      """),
    MCPGuide(
      "inventory.items.create", "Add an item",
      """
      Creates an item. Search for it with <inventory.items.search> first: each SKU can exist only once.
      """),
    MCPGuide(
      "inventory.items.update", "Change an item",
      """
      Changes an item's own data, such as name, price or minStock. For its stock, use \
      <inventory.stock.receive>, <inventory.stock.consume> or <inventory.stock.adjust>.
      """),
    MCPGuide(
      "inventory.stock.receive", "Receive stock",
      """
      Adds stock that came in without a purchase order. For goods of a purchase order, use \
      <purchases.receive>; for goods that a customer returns, <orders.returns.create>.
      """),
    MCPGuide(
      "inventory.stock.consume", "Take out or sell stock",
      """
      Takes stock out: used, thrown away, or sold without an order (reason: sold). For a sale with a customer, an \
      invoice or a payment, use <orders.create>; to correct a wrong number, <inventory.stock.adjust>.
      """),
    MCPGuide(
      "inventory.stock.transfer", "Move stock",
      """
      Moves stock from one location to another. The quantity on hand stays the same.
      """),
    MCPGuide(
      "inventory.stock.adjust", "Correct counted stock",
      """
      Sets the stock of one item to the counted quantity (`to`), or changes the stock by a difference (`by`). For a whole \
      shelf, begin a stocktake with <inventory.counts.create>.
      """),
    MCPGuide(
      "inventory.stock.levels", "Stock of many items",
      """
      Returns the stock of many items, by location or lot. For one item, use <inventory.items.overview>.
      """),
    MCPGuide(
      "inventory.stock.low", "What is low",
      """
      Lists items whose projected stock (present stock, less what customers wait for, plus what is on order) is below \
      their minStock. Use it for "what is low"; <purchases.suggest> also creates the orders.
      """),
    MCPGuide(
      "inventory.counts.create", "Begin a stocktake",
      """
      Begins a stocktake. Then <inventory.counts.record> records each counted item, <inventory.counts.submit> ends the \
      counting, and <inventory.counts.post> corrects the stock.
      """),
    MCPGuide(
      "inventory.counts.post", "Post a stocktake",
      """
      Corrects the stock to the counts of a submitted stocktake. Only for managers. Check the counts with \
      <inventory.counts.lines> first.
      """),
    MCPGuide(
      "scan.resolve", "What a code means",
      """
      Finds the record of a scanned code: an item, a lot or a location. For words, use <inventory.items.search>.
      """),
    MCPGuide(
      "contacts.search", "Find contacts",
      """
      Finds customers and suppliers by name, email or phone. Use it first, to learn a contact's id. \
      <contacts.get> returns one contact.
      """),
    MCPGuide(
      "orders.list", "Orders, and who owes",
      """
      Lists customers' orders. For who owes money, set paymentState to unpaid or partial; <reports.aging> sums up \
      debts by age. <orders.get> returns one order with its lines and payments.
      """),
    MCPGuide(
      "orders.create", "Make an order",
      """
      Creates a customer's order as a draft. Then <orders.step> changes its status, <orders.ship> sends goods and \
      removes them from stock, <orders.payments.add> records payments. To sell without an order, use \
      <inventory.stock.consume>.
      """),
    MCPGuide(
      "orders.step", "Change an order's status",
      """
      Moves an order to another status, such as cancelled. To send goods, use <orders.ship>; for payments, \
      <orders.payments.add>.
      """),
    MCPGuide(
      "orders.payments.add", "Record a payment",
      """
      Records a customer's payment for an order. To undo a wrong payment, use <orders.payments.reverse>.
      """),
    MCPGuide(
      "purchases.suggest", "Order again",
      """
      Creates a draft purchase order for each supplier, with all items that are low. Use it to order again. To see \
      these items only, use <inventory.stock.low>. <purchases.step> sends a draft, <purchases.receive> records arrived goods.
      """),
    MCPGuide(
      "purchases.create", "Make a purchase order",
      """
      Creates a purchase order as a draft, with lines that you name. For all items that are low, use <purchases.suggest>.
      """),
    MCPGuide(
      "purchases.receive", "Receive a purchase",
      """
      Adds arrived goods of a purchase order to the stock. For goods without a purchase order, use \
      <inventory.stock.receive>.
      """),
    MCPGuide(
      "dashboard.summary", "How the shop stands",
      """
      Sums up the shop on one page: items, low stock, open orders, recent sales. Use it for "how are we \
      doing"; reports_* go into detail.
      """),
    MCPGuide(
      "reports.aging", "What is owed, by age",
      """
      Sums up what customers owe, by the number of days since the invoice. <orders.list> with a paymentState lists the orders.
      """),
    MCPGuide(
      "companies.create", "Create a company",
      """
      Creates a company, the first thing to do in an empty directory. If there is only one company, no selection is needed.
      """),
    MCPGuide(
      "companies.select", "Select a company",
      """
      Selects the company that later calls work in. Needed only if there are several; <companies.list> lists \
      them.
      """),
    MCPGuide(
      "access.signIn", "Sign in",
      """
      Signs in to a company that has credentials. Use it when a tool says that a sign-in is needed.
      """),
  ]
}
