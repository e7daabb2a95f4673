internal import Ports
internal import Shape

/// An answer of the host, or a part of it, which may have more members than the core knows. The unknown members are
/// stored in `more`, unchanged.
protocol HostTells: Record {
  var more: UnknownMembers? { get set }
  /// The names of the members that the core knows.
  static var known: Set<String> { get }
}

extension HostTells {
  static func read<S: Source>(from source: inout S) -> Self {
    var told = source.record(Self.self)
    if let unknown = UnknownMembers.unknown(in: &source, known: known) { told.more = unknown }
    return told
  }
}
