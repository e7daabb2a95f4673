/// A tree of names with dots between their parts: services with collections and methods, or the requests that a host
/// implements.
struct Branch<Leaf> {
  /// The names that lead to this branch, from the top.
  let path: [String]
  private(set) var leaves: [(name: String, leaf: Leaf)] = []
  private(set) var branches: [Branch] = []

  init(path: [String] = []) { self.path = path }

  /// - Parameter names: the names that lead from here to the leaf, and its own name.
  mutating func add(_ leaf: Leaf, at names: ArraySlice<String>) {
    guard let name = names.first else { return }
    if names.count == 1 {
      leaves.append((name, leaf))
    } else {
      let index =
        branches.firstIndex { $0.path.last == name }
        ?? {
          branches.append(Branch(path: path + [name]))
          return branches.count - 1
        }()
      branches[index].add(leaf, at: names.dropFirst())
    }
  }

  /// The name of the type: `InventoryItemsMethods` for `inventory.items`.
  var typeName: String { path.joined(separator: ".").pascalCase + "Methods" }
  /// The last name of the path.
  var name: String { path.last ?? "" }
}
