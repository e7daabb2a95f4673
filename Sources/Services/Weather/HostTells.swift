internal import Ports
internal import Shape

/// A part of a host's answer that may have more members than the core knows. Members without a description are stored
/// in `more`, unchanged.
protocol HostTells: Record {
  var more: UnknownMembers? { get set }
  /// The names of the members that are described.
  static var known: Set<String> { get }
}

extension HostTells {
  static func read<S: Source>(from source: inout S) -> Self {
    var told = source.record(Self.self)
    if let unknown = UnknownMembers.unknown(in: &source, known: known) { told.more = unknown }
    return told
  }
}
