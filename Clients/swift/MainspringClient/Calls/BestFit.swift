/// Finds out which of several records a JSON value is. It is the record that preserves most of the value.
struct BestFit<Value> {
  private let json: JSON
  private(set) var value: Value
  private var size = 0

  /// - Parameter fallback: the result if no record fits.
  init(_ json: JSON, _ fallback: Value) {
    self.json = json
    value = fallback
  }

  mutating func consider<Candidate: Record>(_ make: (Candidate) -> Value) {
    let reading = Reading()
    let candidate = Candidate(json, reading)
    let kept = candidate.json.size
    if reading.flaw != nil || kept <= size { return }
    size = kept
    value = make(candidate)
  }
}
