// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// What scanned codes mean, and labels with codes of the core's own.
public struct ScanMethods: Sendable {
  let caller: any CallSender

  /// Says what a scanned code means: whether it is sound, what it says, and which of the company's records it leads to.
  /// - Parameters:
  ///   - code: The code as the scanner gave it, with the symbology identifier that it may put before it.
  ///   - symbology: What it was read from; without it, what can be told from the code.
  ///   - archived: Whether it may lead to what is archived, too; not without it.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: What it means. A code that is not sound is no error.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func resolve(
    code: String,
    symbology: ResolvedCodeSymbology? = nil,
    archived: Bool? = nil,
    company: String? = nil
  ) async throws -> ResolvedCode {
    var writer = MemberWriter()
    writer.put("code", code)
    writer.putIfGiven("symbology", symbology)
    writer.putIfGiven("archived", archived)
    writer.putIfGiven("company", company)
    return try await caller.call("scan.resolve", .read, writer)
  }

  /// Answers a code for a label that leads to a record, also years later.
  /// - Parameters:
  ///   - kind: The record's kind.
  ///   - id: The record.
  ///   - company: The company; without it the selected one, or the only one that there is.
  /// - Returns: The code; the same at each call.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func label(
    kind: CodeMatchKind,
    id: String,
    company: String? = nil
  ) async throws -> LabelRecord {
    var writer = MemberWriter()
    writer.put("kind", kind)
    writer.put("id", id)
    writer.putIfGiven("company", company)
    return try await caller.call("scan.label", .read, writer)
  }
}
