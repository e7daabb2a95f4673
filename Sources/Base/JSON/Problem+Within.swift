public import Shape

extension Problem {
  /// Returns the problem of a value as a problem of the text around it, where the value is at `outer` and has this
  /// name.
  public func within(_ outer: String, called name: String) -> Problem {
    Problem(pointer: outer + pointer, kind: kind, message: called(name).message)
  }
}
