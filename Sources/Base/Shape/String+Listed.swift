extension [String] {
  /// The texts with commas between them. (The library's `joined` is not used. When it is called first, it searches all
  /// conformances of the program, which takes longer than all the SQL of a start.)
  public var listed: String {
    var list = ""
    for (index, text) in enumerated() {
      if index > 0 { list += ", " }
      list += text
    }
    return list
  }
}
