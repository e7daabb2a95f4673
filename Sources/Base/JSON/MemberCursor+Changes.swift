internal import Shape

/// Reads the changes to a record from the members of a JSON object.
extension MemberCursor {
  /// Returns the members of an object as changes to a record, and the cursor behind them.
  func changes<R: Record>(to type: R.Type) -> (patch: Patch<R>, end: MemberCursor) {
    let (start, log) = (self, source.log)
    let count = log.problems.count
    var checker = PatchReader<R>(start, stored: R.example, unreadable: [], ignoresNull: true)
    _ = R(&checker)
    // A member of an inner record may be missing here and be in the stored one.
    log.forget(.missing, since: count)
    let names = source.value.kind == .object ? source.value.members.map(\.name.string) : []
    func checked(_ record: R) -> Result<R, InvalidPatch> {
      source.hasProblems ? .failure(InvalidPatch(problems: source.problems)) : .success(record)
    }
    let patch = Patch<R>(names: names) { (stored, unreadable) in
      var reader = PatchReader<R>(start, stored: stored, unreadable: unreadable, ignoresNull: true)
      return checked(R(&reader))
    } whole: {
      var reader = RecordReader<R>(start)
      return checked(R(&reader))
    }
    return (patch, checker.cursor)
  }
}
