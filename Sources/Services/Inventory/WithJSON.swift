internal import JSON

/// Looks at JSON text that is known to be valid.
func withJSON<T>(_ json: String, _ look: (JSONValue) -> T) -> T? {
  var json = json
  return json.withUTF8 { JSONSource.decode($0) { look($0.value) } }
}
