/// Writes the Swift protocols of hosts, one for each host request.
extension SwiftWriter {
  var hosts: String {
    let types = interface.hostRequests.flatMap { $0.parameters.map(\.type) + [$0.result] }
    var out = beginning(importing: types.contains(where: \.needsFoundation) ? ["Foundation"] : [])
    for request in interface.hostRequests {
      out.line()
      out.swiftDoc([request.doc])
      out.line("public protocol \(SwiftNames.host(request.name)): CoreHost {")
      out.indented { out in write(request, to: &out) }
      out.line("}")
    }
    writeCloud(to: &out)
    writeAsking(to: &out)
    return out.text
  }

  private func write(_ request: Interface.HostRequest, to out: inout SourceText) {
    out.swiftDoc([request.doc])
    if request.parameters.count == 1 {
      out.swiftDocEntry("Parameter \(request.parameters[0].name): \(request.parameters[0].doc)")
    } else if !request.parameters.isEmpty {
      out.line("/// - Parameters:")
      for one in request.parameters { out.swiftDocEntry("\(one.name): \(one.doc)", indent: 2) }
    }
    out.swiftDocEntry("Returns: \(request.resultDoc)")
    out.swiftDocEntry("Throws: `HostError` if the request fails. The core passes the error on to its caller.")
    out.swiftSignature(
      "func \(SwiftNames.hostMethod(request.name))",
      request.parameters.map { one in
        "\(SwiftNames.variable(one.name)): \(one.isRequired || one.type.isNullable ? swift(one.type) : "\(swift(one.type))?")"
      }, " async throws -> \(swift(request.result))")
  }

  /// Writes the type `CloudHost`, for a host that answers all requests about its cloud. Sync through the host needs
  /// them all.
  private func writeCloud(to out: inout SourceText) {
    let names = interface.hostRequests.map(\.name).filter { $0.hasPrefix("host.cloud.") }.map(SwiftNames.host)
    out.line()
    out.line("/// A host that is the platform's cloud: it answers all requests that sync needs.")
    out.line("public typealias CloudHost =")
    out.indented { out in for (index, name) in names.enumerated() { out.line(index == 0 ? name : "& \(name)") } }
  }

  private func writeAsking(to out: inout SourceText) {
    out.line()
    out.line("enum HostRequests {")
    out.indented { out in
      out.line("/// Returns the names of the requests that a host can answer.")
      out.line("static func offered(by host: any CoreHost) -> [String] {")
      out.indented { out in
        out.line("var names: [String] = []")
        for request in interface.hostRequests {
          out.line("if host is any \(SwiftNames.host(request.name)) { names.append(\"\(request.name)\") }")
        }
        out.line("return names")
      }
      out.line("}")
      out.line()
      out.line("/// Sends a request to a host.")
      out.line("/// - Returns: the answer, or `nil` if the host does not offer the request.")
      out.line(
        "static func ask(_ host: any CoreHost, _ method: String, _ reader: inout MemberReader) async throws -> JSON? {")
      out.indented { out in
        out.line("switch method {")
        for request in interface.hostRequests {
          out.line("case \"\(request.name)\":")
          out.indented { out in writeCall(request, to: &out) }
        }
        out.line("default: return nil")
        out.line("}")
      }
      out.line("}")
    }
    out.line("}")
  }

  private func writeCall(_ request: Interface.HostRequest, to out: inout SourceText) {
    let arguments = request.parameters.map { one in
      "\(one.name): reader.\(one.isRequired && !one.type.isNullable ? "required" : "optional")(\"\(one.name)\")"
    }
    out.line("guard let host = host as? any \(SwiftNames.host(request.name)) else { return nil }")
    if arguments.isEmpty {
      out.line("return try await host.\(SwiftNames.hostMethod(request.name))().json")
    } else {
      out.line("return try await host.\(SwiftNames.hostMethod(request.name))(")
      out.indented { out in
        for (index, one) in arguments.enumerated() { out.line(one + (index + 1 < arguments.count ? "," : "")) }
      }
      out.line(").json")
    }
  }
}
