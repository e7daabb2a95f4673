internal import Cloud
internal import Shape

/// The makings of a record that were deleted before the present one was made, each with the last version that its deletion had seen. A
/// making is one creation of a record under its natural key.
///
/// The instant of `createdAt` names a making. Instants are compared for equality alone. A state of a former making is older than the
/// present making if its deletion had seen the state's version. All other states are news. The makings are stored in the field of the
/// stamps: a program that does not know the field leaves it as it is.
struct FormerMakings: Equatable {
  /// The largest number of makings that a record names. These are the latest ones.
  private static let most = 8
  /// The last version of each making, by its `createdAt` as JSON.
  private let versions: Members

  init() { versions = Members() }

  private init(_ versions: Members) { self.versions = versions }

  init(in unknown: CloudFields) { versions = Stamps.read(in: unknown)?["former"].flatMap { Members(json: $0) } ?? Members() }

  var isEmpty: Bool { versions.list.isEmpty }
  var text: String { versions.text }

  /// Returns the last version of a state's making that its deletion had seen, or `nil` if the making is not named.
  func version(of state: Members) -> Int? { state["createdAt"].flatMap { versions[$0] }.flatMap { Int($0) } }

  /// Returns a Boolean value that indicates whether a state was seen and deleted before the present making.
  func include(_ state: Members) -> Bool {
    guard !isEmpty, let made = state["createdAt"], let version = versions[made].flatMap({ Int($0) }) else { return false }
    return Stamps.version(of: state) <= version
  }

  /// Returns these makings, with the making of a state added.
  func adding(_ state: Members) -> FormerMakings {
    guard let made = state["createdAt"] else { return self }
    let others = versions.list.filter { $0.name != made }.suffix(FormerMakings.most - 1)
    return FormerMakings(Members(others + [.init(made, "\(Stamps.version(of: state))")]))
  }
}
