internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The method `journal.equipment.list`: lists equipment, newest first, one page at a time.
struct ListEquipment: AccountMethod {
  let text: String?, kind: EquipmentKind?, archived: Bool?, favourite: Bool?, page: ConsistentPageRequest

  static let name: StaticString = "journal.equipment.list"
  static let doc: StaticString =
    "Lists equipment, newest first, one page at a time: grinders, brewers and other pieces."
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of equipment, newest first."
  static let errors: [ErrorCode] = [.cursorTooOld]
  static let examples = [Example("grinders", given: Example.equipment, params: #"{"kind":"grinder"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    text = field(
      "text", \.text,
      "Words to search for. A piece is listed if each word is the beginning of a word in its name, maker, model or note. Case and accents are ignored.",
      .length(1...200))
    kind = field("kind", \.kind, "A kind, to list only equipment of this kind.")
    archived = field(
      "archived", \.archived, "`true` to list only archived equipment. Default: only equipment that is not archived."
    )
    favourite = field(
      "favourite", \.favourite,
      "`true` to list only favourites, `false` to leave favourites out. Default: all equipment.")
    page = field.embed(\.page)
  }

  func call(on service: Journal, in context: Context) throws(Failure) -> Prepared<Page<Equipment>> {
    try page.read(in: context) { (after) throws(Failure) in
      try service.equipmentList.page(with: text, limit: page.limit, after: after, in: context) {
        $0.add(archived ?? false)
        $0.add(kind)
        $0.add(favourite)
      }
    }
  }
}
