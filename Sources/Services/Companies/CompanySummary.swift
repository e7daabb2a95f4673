internal import Shape
internal import Tenancy

/// What whoever has the directory may know of a company before they sign in.
struct CompanySummary: Record {
  let id: CompanyID, name: Line, logo: Line?, archived: Flag, kind: CompanyKind
  var tier: Tier

  static let doc: StaticString = "A company as it stands in a list to choose from."

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
    name = field("name", \.name, "The name that people call it by.")
    logo = field("logo", \.logo, "Where its logo is found.")
    tier = field("tier", \.tier, "What it pays for.")
    archived = field("archived", \.archived, "Whether it is archived: then it can be read, and not written.")
    kind = field("kind", \.kind, "business or personal.")
  }
}
