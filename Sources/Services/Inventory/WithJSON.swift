internal import JSON

/// Calls a function with the parsed value of JSON text that is known to be valid, and returns its result. Returns `nil`
/// if the text is not valid after all.
func withJSON<T>(_ json: String, _ look: (JSONValue) -> T) -> T? {
  var json = json
  return json.withUTF8 { JSONSource.decode($0) { look($0.value) } }
}
