extension [String] {
  /// The texts with commas between them. (The library's `joined` looks through all conformances of the program when it
  /// is first used. That takes longer than all the SQL of a start.)
  public var listed: String {
    var list = ""
    for (index, text) in enumerated() {
      if index > 0 { list += ", " }
      list += text
    }
    return list
  }
}
