internal import Cloud
internal import Shape

/// The former makings of a record. A record with a natural key can be deleted and created again with the same id. Each
/// creation is a making of the record. A former making was deleted before the record was made again. Each former making
/// is stored with the last version that its deletion had seen.
///
/// The instant `createdAt` identifies a making. These instants are compared only for equality.
///
/// A container that was restored to an earlier state may have a state of a former making again. If the deletion had
/// seen the version of that state, the state is older than the present making. Otherwise, the state has changes that
/// the deletion had not seen. The former makings are stored in the record's field `stamps`. A program that does not
/// know that field leaves it unchanged.
struct FormerMakings: Equatable {
  /// The largest number of former makings that a record names. Only the latest ones are stored.
  private static let most = 8
  /// The last version of each making, by its `createdAt` as JSON.
  private let versions: Members

  init() { versions = Members() }

  private init(_ versions: Members) { self.versions = versions }

  init(in unknown: CloudFields) {
    versions = Stamps.read(in: unknown)?["former"].flatMap { Members(json: $0) } ?? Members()
  }

  var isEmpty: Bool { versions.list.isEmpty }
  var text: String { versions.text }

  /// Returns the version up to which the deletion had seen the making of a state. Returns `nil` if the state belongs to
  /// none of the former makings.
  func version(of state: Members) -> Int? { state["createdAt"].flatMap { versions[$0] }.flatMap { Int($0) } }

  /// Returns a Boolean value that indicates whether a state belongs to a former making, and the deletion had seen it.
  func include(_ state: Members) -> Bool {
    guard !isEmpty, let made = state["createdAt"], let version = versions[made].flatMap({ Int($0) }) else {
      return false
    }
    return Stamps.version(of: state) <= version
  }

  /// Returns these former makings, with the making of a state added.
  func adding(_ state: Members) -> FormerMakings {
    guard let made = state["createdAt"] else { return self }
    let others = versions.list.filter { $0.name != made }.suffix(FormerMakings.most - 1)
    return FormerMakings(Members(others + [.init(made, "\(Stamps.version(of: state))")]))
  }
}
