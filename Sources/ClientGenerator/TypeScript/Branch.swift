/// A tree of names with dots, such as names of methods below their services and collections. The parts of a name are
/// the path to its leaf.
struct Branch<Leaf> {
  /// The names on the path from the root to this branch.
  let path: [String]
  private(set) var leaves: [(name: String, leaf: Leaf)] = []
  private(set) var branches: [Branch] = []

  init(path: [String] = []) { self.path = path }

  /// - Parameter names: the path from this branch to the leaf, which ends with the leaf's own name.
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

  /// The name of the type for the branch, such as `InventoryItemsMethods` for `inventory.items`.
  var typeName: String { path.joined(separator: ".").pascalCase + "Methods" }
  /// The last name of the path.
  var name: String { path.last ?? "" }
}
