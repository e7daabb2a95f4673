internal import JSON

/// The table that finds a method by its name. The methods of a service are made when one of them is looked up for the
/// first time. So services that a process does not use don't slow its start.
public final class Router {
  /// The methods of one service. Their names all begin with the service's name.
  private struct Group {
    let name: MethodName
    let make: () -> [Endpoint]
    /// The indices of the service's endpoints in the table, or `nil` if the endpoints were not made yet.
    var indices: Range<Int>?
  }

  private var groups: [Group] = []
  /// All endpoints that were made. Their memory does not move, so a call uses its endpoint in place, without copying it
  /// and changing the reference counts of its parts.
  private let table: UnsafeMutablePointer<Endpoint>
  /// The names of the endpoints, in an array of their own. So the bytes that are read for each request are close
  /// together in memory.
  private let keys: UnsafeMutablePointer<MethodName>
  private var count = 0
  /// The hash table that finds an endpoint's index by its name. A slot contains the index plus one, or 0 if the slot is
  /// empty. The table uses open addressing, and is at most a quarter full.
  private let slots: UnsafeMutablePointer<UInt16>
  /// Returns the object that knows which paid features the account has. Called when a method is made that needs a
  /// feature.
  public var features: () -> (any FeatureGate)? = { nil }

  /// The largest number of methods. The hash table has four times as many slots.
  private static let most = 1024
  private static let mask = 4 * most - 1

  public init() {
    table = .allocate(capacity: Router.most)
    keys = .allocate(capacity: Router.most)
    slots = .allocate(capacity: Router.mask + 1)
    slots.initialize(repeating: 0, count: Router.mask + 1)
  }

  deinit {
    table.deinitialize(count: count)
    table.deallocate()
    keys.deallocate()
    slots.deallocate()
  }

  /// Adds a service, whose methods all have names that begin with `name` and a dot. An empty name stands for methods of
  /// any name.
  public func add(_ name: MethodName, _ make: @escaping () -> [Endpoint]) {
    groups.append(Group(name: name, make: make))
  }

  /// All methods, in the order in which they were added.
  public var endpoints: [Endpoint] {
    for index in groups.indices { load(index) }
    return groups.flatMap { group in (group.indices ?? 0..<0).map { table[$0] } }
  }

  public var names: [String] { endpoints.map { "\($0.name)" } }

  /// Returns the endpoint with an index that `find` has returned.
  @inline(__always) func endpoint(at index: Int) -> UnsafeMutablePointer<Endpoint> { table + index }

  /// Returns the index of the endpoint with this name, or `nil` if there is none.
  public func find(_ name: UnsafeBufferPointer<UInt8>) -> Int? {
    look(for: name) ?? findNew(name)
  }

  /// Returns the index of a method that was not found in the hash table. Either the methods of its service were not
  /// made yet, or the name is another protocol's name for a method.
  @inline(never) private func findNew(_ name: UnsafeBufferPointer<UInt8>) -> Int? {
    if loadGroup(of: name), let index = look(for: name) { return index }
    return alias(of: name).flatMap { find($0) }
  }

  /// Returns the core's method name for `$/cancelRequest`, or `nil` for any other name. The base protocol of the
  /// Language Server Protocol defines this name, and libraries for its clients send it
  /// (https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#cancelRequest).
  private func alias(of name: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
    let (other, ours) = (MethodName("$/cancelRequest"), MethodName("rpc.cancel"))
    return name.count == other.count && haveSameBytes(other.start, name.baseAddress!, name.count) ? ours.utf8 : nil
  }

  public func find(_ name: String) -> Endpoint? {
    var name = name
    return name.withUTF8 { find($0) }.map { table[$0] }
  }

  @inline(__always) private func look(for name: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let start = name.baseAddress else { return nil }
    var slot = Router.hash(name) & Router.mask
    while slots[slot] > 0 {
      let index = Int(slots[slot]) &- 1
      let candidate = keys[index]
      if candidate.count == name.count, haveSameBytes(candidate.start, start, name.count) { return index }
      slot = (slot &+ 1) & Router.mask
    }
    return nil
  }

  /// Makes the endpoints of the services that may have a method of this name. Returns `false` if there is no such
  /// service whose endpoints were not made before.
  @inline(never) private func loadGroup(of name: UnsafeBufferPointer<UInt8>) -> Bool {
    var isNew = false
    for index in groups.indices where groups[index].indices == nil {
      if !Router.isMeant(groups[index].name, by: name) { continue }
      load(index)
      isNew = true
    }
    return isNew
  }

  /// Returns a Boolean value that indicates whether a service may have a method of this name.
  private static func isMeant(_ group: MethodName, by name: UnsafeBufferPointer<UInt8>) -> Bool {
    let length = group.count
    if length == 0 { return true }
    return name.count > length && name[length] == UInt8(ascii: ".")
      && haveSameBytes(group.start, name.baseAddress!, length)
  }

  private func load(_ index: Int) {
    if groups[index].indices != nil { return }
    let first = count
    // A service may look up methods while its own methods are being made. With the empty range, such a lookup does not
    // make them a second time. It finds only methods that exist already.
    groups[index].indices = first..<first
    let made = groups[index].make()
    precondition(count + made.count <= Router.most, "there is room for \(Router.most) methods")
    let (start, group) = (count, groups[index].name)
    for endpoint in made {
      precondition(
        Router.isMeant(group, by: endpoint.name.utf8), "\(endpoint.name) would not be found: its service is \(group)")
      let guarded = endpoint.feature == nil ? endpoint : features().map { endpoint.guarded(by: $0) } ?? endpoint
      (table + count).initialize(to: guarded)
      let name = guarded.name
      (keys + count).initialize(to: name)
      var slot = Router.hash(name.utf8) & Router.mask
      while slots[slot] > 0 { slot = (slot + 1) & Router.mask }
      count += 1
      slots[slot] = UInt16(count)
    }
    groups[index].indices = start..<count
  }

  /// Returns a hash of the name's length and of four of its bytes, which suffices to distinguish the methods. If two
  /// names have the same hash, a lookup costs one more comparison.
  @inline(__always) private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    guard let start = name.baseAddress, !name.isEmpty else { return 0 }
    let count = name.count
    let mixed =
      UInt32(start[0]) &* 31 &+ UInt32(start[count - 1]) &* 131 &+ UInt32(start[count >> 1]) &* 1031 &+ UInt32(
        start[(count * 3) >> 2])
      &* 8209
      &+ UInt32(truncatingIfNeeded: count) &* 7
    return Int(mixed ^ mixed >> 7)
  }
}

extension Router {
  /// Creates a router with only these methods.
  /// - Parameter features: the object that knows which paid features the account has, or `nil` if no method needs a
  ///   feature.
  public convenience init(_ endpoints: [Endpoint], features: (any FeatureGate)? = nil) {
    self.init()
    self.features = { features }
    add(MethodName("")) { endpoints }
  }
}
