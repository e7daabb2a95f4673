// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Interprets scanned codes and finds their records. Makes codes for labels.
public struct ScanMethods: Sendable {
  let caller: any CallSender

  /// Interprets a scanned code. Returns whether the code is valid, its content, and the records of the company that
  /// have this code.
  /// - Parameters:
  ///   - code: The text that the scanner has sent. A symbology identifier before the code, such as `]C1`, is
  ///   understood.
  ///   - symbology: The symbology of the barcode, if the scanner reports it separately. If it is left out, the core
  ///   infers it from the code.
  ///   - archived: `true` to include archived records in `matches`. Default: `false`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The interpretation of the code. An invalid code is no error: `valid` is then `false`.
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

  /// Returns the text of a code to print on a label for a record. When the code is scanned, scan.resolve finds the
  /// record, even years later.
  /// - Parameters:
  ///   - kind: The kind of the record: item, lot, location, loan, order or dispatch.
  ///   - id: The id of the record.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The code and the record's name. Each call for the same record returns the same code.
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
