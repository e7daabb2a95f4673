internal import Shape
internal import Tenancy

/// The members of a company that every user of the data directory may read before a sign-in.
struct CompanySummary: Record {
  let id: CompanyID, name: Line, logo: Line?, archived: Flag, kind: CompanyKind
  var tier: Tier

  static let doc: StaticString = "A company in a list to choose from."

  init(_ company: Company) {
    id = company.id
    name = company.details.name
    logo = company.details.logo
    tier = company.tier
    archived = company.details.archived
    kind = company.kind
  }

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The company's id.")
    name = field("name", \.name, "The company's name.")
    logo = field(
      "logo", \.logo,
      "The place of the company's logo, as a text that the front end understands. `null` if there is no logo.")
    tier = field("tier", \.tier, "The tier that the company pays for.")
    archived = field(
      "archived", \.archived, "`true` if the company is archived. Its records can be read, but not changed.")
    kind = field("kind", \.kind, "The kind of company: business or personal.")
  }
}
