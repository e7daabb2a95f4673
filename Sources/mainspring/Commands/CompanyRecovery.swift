internal import Access
internal import JSON
internal import RPC
internal import Shape

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Carries out the command `recover`, which gives access to a company back to the person who has its files. It asks
/// that person for the new password and for confirmations.
struct CompanyRecovery {
  /// The reason why the command refuses to change something.
  struct Refusal: Error {
    let sentence: String
  }

  /// A company whose owners sign in with a password.
  struct Company {
    let id: UUID, name: String, owners: [Recovery.Owner]
  }

  private let core: Core
  private let recovery: Recovery

  init(_ core: Core) {
    self.core = core
    recovery = core.recovery
  }

  // MARK: The company

  /// Returns the company with the given id. Without an id, returns the only company of the directory.
  func company(_ id: String?) throws(Refusal) -> Company {
    let companies = try companies()
    if let id {
      if let company = companies.first(where: { $0.id == UUID(id) }) { return company }
      throw Refusal(sentence: "the directory has no company \(id) to which an owner signs in\(list(companies))")
    }
    guard let company = companies.first else {
      throw Refusal(sentence: "the directory has no company to which an owner signs in")
    }
    if companies.count > 1 {
      throw Refusal(sentence: "the directory has several companies; name one company by its id\(list(companies))")
    }
    return company
  }

  private func list(_ companies: [Company]) -> String {
    companies.isEmpty ? "" : ": " + companies.prefix(20).map { "\($0.id) (\($0.name))" }.joined(separator: ", ")
  }

  private func companies() throws(Refusal) -> [Company] {
    var found: [Company] = []
    var after: String?
    repeat {
      let params = #"{"limit":1000\#(after.map { ",\"after\":\(jsonText($0))" } ?? "")}"#
      let page = try call("companies.list", params) { result in
        let companies = result.member("items")?.elements.compactMap { item -> (id: UUID, name: String)? in
          guard let id = item.member("id").flatMap({ UUID($0.string) }) else { return nil }
          return (id, item.member("name")?.string ?? "")
        }
        return (
          companies: companies ?? [], next: result.member("next").flatMap { $0.kind == .string ? $0.string : nil }
        )
      }
      for company in page.companies {
        let owners = try storing { () throws(Failure) in try recovery.owners(of: company.id) }
        if !owners.isEmpty { found.append(Company(id: company.id, name: company.name, owners: owners)) }
      }
      after = page.next
    } while after != nil
    return found
  }

  // MARK: The actions

  /// Sets a new password for an owner. Returns a sentence that reports the change.
  func setPassword(in company: Company, of username: String?) throws(Refusal) -> String {
    let names = company.owners.map(\.username).joined(separator: ", ")
    let owner: Recovery.Owner
    if let username {
      guard let found = company.owners.first(where: { $0.isCalled(username) }) else {
        throw Refusal(sentence: "no owner of \(company.name) signs in as \(username); the owners sign in as \(names)")
      }
      owner = found
    } else {
      guard company.owners.count == 1 else {
        throw Refusal(sentence: "several owners sign in to \(company.name): \(names); name one of them with --username")
      }
      owner = company.owners[0]
    }
    try confirm(company, "\(owner.username), an owner of \(company.name), gets a new password.")
    let password = try newPassword(of: owner.username)
    try storing { () throws(Failure) in try recovery.setPassword(password, of: owner.user, in: company.id) }
    Log.warning("mainspring recover set a new password for user \(owner.user), an owner of company \(company.id)")
    return "\(owner.username) signs in to \(company.name) with the new password."
  }

  /// Deletes the company. Returns a sentence that reports the deletion.
  func delete(_ company: Company) throws(Refusal) -> String {
    try confirm(company, "\(company.name) and everything that belongs to it is deleted. This cannot be undone.")
    try call("companies.delete", #"{"company":"\#(company.id)","confirm":\#(jsonText(company.name))}"#) { _ in }
    Log.warning("mainspring recover deleted company \(company.id)")
    return "\(company.name) is deleted."
  }

  private func confirm(_ company: Company, _ what: String) throws(Refusal) {
    guard try Question.ask("\(what)\nEnter the company's name to confirm: ") == company.name else {
      throw Refusal(sentence: "the name differs from the company's name")
    }
  }

  private func newPassword(of username: String) throws(Refusal) -> Recovery.NewPassword {
    let text = try Question.ask("A new password for \(username): ", isSecret: true)
    if isatty(0) != 0, try Question.ask("The new password again: ", isSecret: true) != text {
      throw Refusal(sentence: "the two passwords differ")
    }
    do throws(JSONText.Defect) { return try Recovery.NewPassword(text) } catch {
      throw Refusal(sentence: "the password can't be used: \(error.sentence)")
    }
  }

  // MARK: Calls of methods

  private func call<T>(_ method: String, _ params: String, _ read: (JSONValue) -> T) throws(Refusal) -> T {
    var reply = core.exchange(#"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(params)}"#)
    let found = reply.withUTF8 { bytes in
      JSONSource.decode(bytes) { source -> (result: T?, error: String?)? in
        (source.value.member("result").map(read), source.value.member("error")?.member("message")?.string)
      }
    }
    if let result = found?.result { return result }
    throw Refusal(sentence: found?.error ?? "the store could not be read")
  }

  private func storing<T>(_ work: () throws(Failure) -> T) throws(Refusal) -> T {
    do throws(Failure) { return try work() } catch {
      if let detail = error.detail { Log.error(detail) }
      throw Refusal(sentence: error.message)
    }
  }
}
