/// A line from the core, as a host for CloudKit sorts it.
public enum CoreLine: Equatable, Sendable {
  /// A request about the cloud, which this host answers.
  case cloud(CoreRequest)
  /// A request about the cloud that can't be read, with the line that replies to it.
  case malformed(reply: String)
  /// A line for the app: another request, a reply, or a notification.
  case other

  /// The prefix of the names of the host requests that this host answers.
  public static let prefix = "host.cloud."

  /// Reads a line.
  ///
  /// A line that is not JSON, or that is not a request `host.cloud.*`, is `other`, because it may be meant for the app.
  public init(_ line: String) {
    guard let value = try? JSONValue(parsing: line), let method = value["method"]?.string,
      method.hasPrefix(CoreLine.prefix)
    else {
      self = .other
      return
    }
    // A message without an id is a notification. The core sends no notifications whose names begin with `host.cloud.`.
    guard let id = value["id"] else {
      self = .other
      return
    }
    switch id {
    case .string, .number, .null: break
    default:
      self = .malformed(reply: HostReply.fault(.invalidRequest, "id must be a string or a number", id: .null))
      return
    }
    guard value["jsonrpc"]?.string == "2.0" else {
      self = .malformed(reply: HostReply.fault(.invalidRequest, "jsonrpc must be 2.0", id: id))
      return
    }
    do throws(ParamsFlaw) {
      self = .cloud(CoreRequest(id: id, try CloudRequest(method, value["params"] ?? .object([]))))
    } catch {
      self = .malformed(reply: HostReply.fault(error.code, error.message, id: id))
    }
  }
}

/// A request of the core, with the id that the reply must repeat.
public struct CoreRequest: Equatable, Sendable {
  public let id: JSONValue
  public let request: CloudRequest

  public init(id: JSONValue, _ request: CloudRequest) {
    self.id = id
    self.request = request
  }
}
