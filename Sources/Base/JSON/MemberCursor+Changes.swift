internal import Shape

/// Reading the changes to a record from the members of a JSON object.
extension MemberCursor {
  /// Returns the members from this cursor on as changes to a record. Also returns the cursor behind the members that
  /// were read.
  func changes<R: Record>(to type: R.Type) -> (patch: Patch<R>, end: MemberCursor) {
    let (start, log) = (self, source.log)
    let count = log.problems.count
    var checker = PatchReader<R>(start, stored: R.example, unreadable: [], ignoresNull: true)
    _ = R(&checker)
    // These changes are only a part of the record. A member of an inner record that is missing here may be in the
    // stored record, so it is not a problem yet.
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
