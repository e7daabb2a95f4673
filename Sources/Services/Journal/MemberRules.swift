internal import RPC
internal import SQLite
internal import Shape
internal import Storage

/// Collects the problems of a record that breaks rules which the descriptions of its fields can't express, such as
/// rules about two members.
///
/// If two devices change different members of a record, sync merges both changes, and the members may no longer fit
/// together. Such a record must stay editable, so a change is checked only against rules that involve a changed member.
/// A record from a file is restored as it was.
struct MemberRules {
  /// The set of rules that are checked.
  enum Extent {
    case all
    /// Only the rules that involve at least one of these changed members.
    case changed(Set<String>)
    /// Only the rules that involve a single member, for a record that is restored from a file.
    case restored
  }

  private let base: String
  private let extent: Extent
  private(set) var problems: [Problem] = []

  /// - Parameter base: the JSON pointer of the record's members in the parameters, for error messages.
  init(at base: String, _ extent: Extent = .all) {
    self.base = base
    self.extent = extent
  }

  /// Adds the problem of a member that breaks a rule, if the rule is one of those that are checked.
  /// - Parameters:
  ///   - member: the name of the member that breaks the rule, or the path to a part of the member.
  ///   - others: the names of the other members that the rule involves.
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
  /// Returns which rules must be checked when the record is written.
  /// - Parameter old: the details before the change; `nil` for a new record.
  func extent(since old: Self?, in context: Context) -> MemberRules.Extent {
    if context.isRestoring { return .restored }
    return old.map { .changed(Set($0.differences(to: self).map(\.name))) } ?? .all
  }
}
