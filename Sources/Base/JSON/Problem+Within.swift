public import Shape

extension Problem {
  /// The same problem of what stands at a pointer, and is called by this name.
  public func within(_ outer: String, called name: String) -> Problem {
    Problem(pointer: outer + pointer, kind: kind, message: called(name).message)
  }
}
