// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// The meaning of scanned codes, and labels with the core's own codes.
public struct ScanMethods: Sendable {
  let caller: any CallSender

  /// Interprets a scanned code. Returns the code's validity, its content, and the records of the company to which it
  /// leads.
  /// - Parameters:
  ///   - code: The code as the scanner reports it, with the symbology identifier that the scanner may put before it.
  ///   - symbology: The symbology of the barcode. Without it, the core infers it from the code.
  ///   - archived: `true` to also find archived records. Without it, `false`.
  ///   - company: The company. Without it, the selected company, or the only company.
  /// - Returns: The meaning of the code. An invalid code is not an error.
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

  /// Returns a code for a label, which always leads to the record: scan.resolve finds the record by this code, even
  /// years later.
  /// - Parameters:
  ///   - kind: The kind of the record.
  ///   - id: The id of the record.
  ///   - company: The company. Without it, the selected company, or the only company.
  /// - Returns: The code. Each call for the same record returns the same code.
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
