internal import RPC
internal import SQLite
internal import Shape
internal import Storage

/// Collects the problems of a record with rules that its description cannot express.
///
/// Devices that change different members of a record merge both changes, and then two members may not fit together.
/// Such a record stays editable: a rule counts only if one of its members changes. A record from a file is restored as
/// it was.
struct MemberRules {
  /// The rules that are checked.
  enum Extent {
    case all
    /// The rules that involve one of these changed members.
    case changed(Set<String>)
    /// The rules that involve only one member.
    case restored
  }

  private let base: String
  private let extent: Extent
  private(set) var problems: [Problem] = []

  /// - Parameter base: the place of the details in the parameters.
  init(at base: String, _ extent: Extent = .all) {
    self.base = base
    self.extent = extent
  }

  /// Adds the problem of a member that breaks a rule.
  /// - Parameters:
  ///   - member: the member that breaks the rule, or the path to a part of it.
  ///   - others: the other members that the rule involves.
  mutating func refuse(
    _ member: String, _ message: String, _ kind: Problem.Kind = .value, beside others: [String] = []
  ) {
    switch extent {
    case .all: break
    case .changed(let names):
      let own = member.split(separator: "/").first.map(String.init) ?? member
      guard names.contains(own) || others.contains(where: names.contains) else { return }
    case .restored:
      guard others.isEmpty else { return }
    }
    problems.append(Problem(pointer: "\(base)/\(member)", kind: kind, message: "\(member) \(message)"))
  }

  var isRestoring: Bool { if case .restored = extent { true } else { false } }
}

extension RecordDetails {
  /// Returns the rules that are checked for a record.
  /// - Parameter old: the details before the change; `nil` for a new record.
  func extent(since old: Self?, in context: Context) -> MemberRules.Extent {
    if context.isRestoring { return .restored }
    return old.map { .changed(Set($0.differences(to: self).map(\.name))) } ?? .all
  }
}
