internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// Coffee beans as they were bought: one bag.
typealias Bean = Stored<BeanDetails>

/// What people write of beans.
struct BeanDetails: AccountDetails {
  let name: Line, roaster: Line?, roastLevel: RoastLevel?, process: BeanProcess?, decaf: Flag, roastDate: Day?, note: String?, url: Line?
  let barcode: Line?, flavours: [Tag], favourite: Flag, archived: Flag

  static let collection = CollectionName(service: JournalModule.name, "beans", one: "bean")
  static let indexed = [
    IndexedColumn("name", weight: 4), IndexedColumn("roaster", weight: 2), IndexedColumn("note", weight: 1),
  ]
  static let hasHistory = true
  static let sample = #""name":"Yirgacheffe","roaster":"Corner Roastery","roastLevel":"light","roastDate":"2026-11-20""#
  static let sampleChanges = #""favourite":true,"note":"Best after two weeks.""#
  static let doc: StaticString = "Coffee beans, as they were bought."

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The name on the bag.", .length(1...200))
    roaster = field("roaster", \.roaster, "The roaster.", .length(1...200))
    roastLevel = field("roastLevel", \.roastLevel, "How dark the beans are roasted.")
    process = field("process", \.process, "How the cherries were processed.")
    decaf = field("decaf", \.decaf, "Whether the beans are decaffeinated.")
    roastDate = field("roastDate", \.roastDate, "The day on which the beans were roasted.")
    note = field("note", \.note, "Any further text.", .length(1...4000))
    url = field("url", \.url, "The address of a page about the beans.", .length(1...2000))
    barcode = field("barcode", \.barcode, "The code on the bag.", .length(1...64))
    flavours = field("flavours", \.flavours, "The flavours, as the roaster names them. Devices merge them as a set.", .count(0...100))
    favourite = field("favourite", \.favourite, "Whether the beans are a favourite.")
    archived = field("archived", \.archived, "Whether the beans are out of use.")
  }
}
