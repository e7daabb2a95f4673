public import Shape

extension Problem {
  /// Returns the problem of a value as a problem of the text that contains the value.
  /// - Parameters:
  ///   - outer: the JSON Pointer to the value in that text.
  ///   - name: the name of the value for the message.
  public func within(_ outer: String, called name: String) -> Problem {
    Problem(pointer: outer + pointer, kind: kind, message: called(name).message)
  }
}
