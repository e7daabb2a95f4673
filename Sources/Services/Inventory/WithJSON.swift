internal import JSON

/// Parses JSON text, calls a function with the parsed value, and returns the function's result. Returns `nil` if the
/// text is not valid JSON.
func withJSON<T>(_ json: String, _ look: (JSONValue) -> T) -> T? {
  var json = json
  return json.withUTF8 { JSONSource.decode($0) { look($0.value) } }
}
