internal import JSON
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Calls the listing method of a view in the same way as a request does: with the method's own access rule, and for the
/// same caller.
final class Listing {
  private unowned let router: Router
  private var tape = Tape()
  private let scratch = ByteBuffer(capacity: 1 << 12)

  /// The longest parameters, in bytes.
  private static let longestParams = 1 << 14
  /// The parameters that the call of `views.run` gives. A view itself must not have them.
  private static let given = ["company", "limit", "after", "snapshot"]

  init(_ router: Router) { self.router = router }

  deinit { scratch.deallocate() }

  /// Checks a query by running it once.
  /// - Parameter base: the JSON pointer to the query in the parameters.
  /// - Throws: -32602 for a query that can't be stored, or the error of the query's method.
  func check(_ query: ViewQuery, at base: String, in context: CompanyContext) throws(Failure) {
    _ = try endpoint(query.method, at: "\(base)/method")
    let params = query.params.text
    if params.utf8.count > Listing.longestParams {
      throw .invalidParam("\(base)/params", "params must have at most \(Listing.longestParams) bytes")
    }
    let problems = members(of: params).filter(Listing.given.contains).map {
      Problem(
        pointer: "\(base)/params/\($0)", kind: .value,
        message: "\($0) must be left out: views.run has this parameter, for each run of the view")
    }
    if !problems.isEmpty { throw .invalidParams(problems) }
    do throws(Failure) { _ = try answer(to: query, ViewPage(limit: 1), in: context) } catch {
      throw error.logged.within("\(base.dropFirst())/params")
    }
  }

  /// Returns a Boolean value that indicates whether the caller may call a method.
  func permits(_ method: String, in context: CompanyContext) -> Bool {
    router.find(method)?.rule.permits(context.rights) ?? false
  }

  /// Calls the method of a query, and returns its page.
  func answer(
    to query: ViewQuery, _ page: ViewPage, in context: CompanyContext
  ) throws(Failure) -> Prepared<Page<AnyJSON>> {
    guard let reader = router.find(query.method)?.reader else { throw .notFound("method") }
    if page.snapshot != nil,
      !(router.find(query.method)?.description().params.members.contains { $0.name == "snapshot" } ?? false)
    {
      throw .invalidParam(
        "/snapshot", "snapshot must be left out: the method of the view, \(query.method), does not have this parameter")
    }
    var params = "{\"company\":\(jsonText(context.company))"
    if let limit = page.limit { params += ",\"limit\":\(limit)" }
    if let cursor = page.after { params += ",\"after\":\(jsonText(cursor))" }
    if let snapshot = page.snapshot { params += ",\"snapshot\":\(snapshot)" }
    // `query.params` is the text of a JSON object. Without its opening brace, the text continues the members that the
    // run gives.
    let rest = query.params.text.dropFirst()
    params += rest == "}" ? "}" : ",\(rest)"
    let text = Array(params.utf8)
    let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.count + Tape.padding)
    defer { room.deallocate() }
    room.initialize(repeating: 0)
    _ = room.update(fromContentsOf: text)
    guard tape.parse(UnsafeMutableBufferPointer(rebasing: room[..<text.count])) else {
      throw .internalError("a view's params are not JSON")
    }
    let log = ProblemLog()
    defer { log.deallocate() }
    scratch.truncate(to: 0)
    scratch.shrink(to: 1 << 16)
    try reader(Call(JSONSource(tape.root, root: tape.root, log: log), to: scratch))
    return Prepared(scratch)
  }

  private func endpoint(_ method: String, at pointer: String) throws(Failure) -> Endpoint {
    if let endpoint = router.find(method), lists(endpoint) { return endpoint }
    let hint = suggestion(for: method, among: router.endpoints.filter(lists).map { "\($0.name)" })
    throw .invalidParam(pointer, "method must be one that lists records of a company in pages\(hint)")
  }

  /// Returns a Boolean value that indicates whether a method lists records of a company, page by page. The methods
  /// `views.` are excluded.
  private func lists(_ endpoint: Endpoint) -> Bool {
    guard endpoint.reader != nil, endpoint.isOfCompany, !"\(endpoint.name)".hasPrefix("views.") else { return false }
    let names = endpoint.description().params.members.map(\.name)
    return ["limit", "after"].allSatisfy(names.contains)
  }

  private func members(of object: String) -> [String] {
    var object = object
    return object.withUTF8 { text in JSONSource.decode(text) { source in source.value.members.map(\.name.string) } }
      ?? []
  }
}
