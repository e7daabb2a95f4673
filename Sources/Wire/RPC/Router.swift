internal import JSON

/// All methods by name. The methods of a service are made when one of them is first looked up. So services that a
/// process does not use do not slow its start.
public final class Router {
  /// The methods of one service. Their names all begin with the service's name.
  private struct Group {
    let name: MethodName
    let make: () -> [Endpoint]
    /// The indices of the group's endpoints, once they are made.
    var indices: Range<Int>?
  }

  private var groups: [Group] = []
  /// The endpoints, in memory that does not move. A call changes no reference counts of other endpoints.
  private let table: UnsafeMutablePointer<Endpoint>
  /// The names of the endpoints, in memory of their own. So the bytes that each request is compared with are close
  /// together.
  private let keys: UnsafeMutablePointer<MethodName>
  private var count = 0
  /// The hash table of names. A slot contains the index of an endpoint plus one, or 0 if it is empty. It uses open
  /// addressing, and is at most a quarter full.
  private let slots: UnsafeMutablePointer<UInt16>
  /// Returns the gate that knows which features have been bought. Called when a method needs a feature.
  public var features: () -> (any FeatureGate)? = { nil }

  /// The largest number of methods.
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

  /// Adds the methods whose names begin with `name` and a dot. An empty name stands for all other methods.
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

  /// Returns the index of a method whose service was not used yet, or whose name is that of another protocol.
  @inline(never) private func findNew(_ name: UnsafeBufferPointer<UInt8>) -> Int? {
    if loadGroup(of: name), let index = look(for: name) { return index }
    return alias(of: name).flatMap { find($0) }
  }

  /// Returns the method for the name of a method of another protocol. The protocol is the base of the Language Server
  /// Protocol. The libraries of its clients send this name
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

  /// Makes the endpoints of the services that may have a method of this name. Returns `false` if no endpoints were
  /// made.
  @inline(never) private func loadGroup(of name: UnsafeBufferPointer<UInt8>) -> Bool {
    var isNew = false
    for index in groups.indices where groups[index].indices == nil {
      if !Router.isMeant(groups[index].name, by: name) { continue }
      load(index)
      isNew = true
    }
    return isNew
  }

  /// Returns a Boolean value that indicates whether a group may have a method of this name.
  private static func isMeant(_ group: MethodName, by name: UnsafeBufferPointer<UInt8>) -> Bool {
    let length = group.count
    if length == 0 { return true }
    return name.count > length && name[length] == UInt8(ascii: ".")
      && haveSameBytes(group.start, name.baseAddress!, length)
  }

  private func load(_ index: Int) {
    if groups[index].indices != nil { return }
    let first = count
    // A service may look up methods while it is being made. It then finds the methods that exist already.
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

  /// Returns a hash of a few bytes of the name and its length, which is enough to distinguish methods. A miss costs one
  /// comparison.
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
  /// Creates a router of these methods alone.
  /// - Parameter features: the gate that knows which features have been bought, or `nil` if no method needs one.
  public convenience init(_ endpoints: [Endpoint], features: (any FeatureGate)? = nil) {
    self.init()
    self.features = { features }
    add(MethodName("")) { endpoints }
  }
}
