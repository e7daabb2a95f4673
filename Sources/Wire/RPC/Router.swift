internal import JSON
internal import Shape

/// All methods by name: a hash table over the names' bytes, filled once.
public struct Router {
  public let endpoints: [Endpoint]
  public var count: Int { endpoints.count }
  /// The same in memory that is not moved: to call one costs no reference counts for the others.
  private let inPlace: UnsafeMutablePointer<Endpoint>
  /// Indices into `endpoints`, -1 for an empty place; open addressing, at most a quarter full.
  private let slots: UnsafeMutablePointer<Int32>
  private let mask: Int

  /// - Parameter features: knows what has been bought; nil where no method needs that.
  public init(_ endpoints: [Endpoint], features: (any FeatureGate)? = nil) {
    var capacity = 64
    while capacity < endpoints.count * 4 { capacity *= 2 }
    inPlace = .allocate(capacity: max(endpoints.count, 1))
    inPlace.initialize(from: endpoints, count: endpoints.count)
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: -1, count: capacity)
    var endpoints = endpoints
    for index in endpoints.indices {
      if let features, endpoints[index].feature != nil {
        endpoints[index] = endpoints[index].guarded(by: features)
        inPlace[index] = endpoints[index]
      }
      let name = inPlace[index].name
      var slot = Router.hash(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)) & (capacity - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (capacity - 1) }
      slots[slot] = Int32(index)
    }
    self.endpoints = endpoints
    mask = capacity - 1
  }

  /// Gives the memory back; nobody may call a method after it.
  public func deallocate() {
    inPlace.deinitialize(count: endpoints.count)
    inPlace.deallocate()
    slots.deallocate()
  }

  public var names: [String] { endpoints.map { "\($0.name)" } }

  /// The endpoint at a place that `find` answered.
  @inline(__always) func endpoint(at place: Int) -> UnsafeMutablePointer<Endpoint> { inPlace + place }

  /// The place of the endpoint with this name, or nil.
  public func find(_ name: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let start = name.baseAddress else { return nil }
    var slot = Router.hash(name) & mask
    while slots[slot] >= 0 {
      let candidate = inPlace[Int(slots[slot])].name
      if candidate.utf8CodeUnitCount == name.count, haveSameBytes(candidate.utf8Start, start, name.count) { return Int(slots[slot]) }
      slot = (slot + 1) & mask
    }
    return nil
  }

  public func find(_ name: String) -> Endpoint? {
    var name = name
    return name.withUTF8 { find($0) }.map { inPlace[$0] }
  }

  /// -32601, with the name that was probably meant.
  func notFound(_ name: String) -> Failure {
    let shown = name.count > 64 ? "\(name.prefix(64))..." : name
    guard let meant = nearest(to: name, among: names) else { return Failure(.methodNotFound, "Method not found: \(shown)") }
    return Failure(
      .methodNotFound, "Method not found: \(shown); did you mean \(meant)?", facts: [("suggestion", "\"\(meant)\"")])
  }

  /// A few bytes of a name and its length say enough to tell methods apart; a miss costs one comparison.
  private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    guard let start = name.baseAddress, !name.isEmpty else { return 0 }
    let count = name.count
    let mixed =
      UInt32(start[0]) &* 31 &+ UInt32(start[count - 1]) &* 131 &+ UInt32(start[count >> 1]) &* 1031 &+ UInt32(start[(count * 3) >> 2])
      &* 8209
      &+ UInt32(truncatingIfNeeded: count) &* 7
    return Int(mixed ^ mixed >> 7)
  }
}
