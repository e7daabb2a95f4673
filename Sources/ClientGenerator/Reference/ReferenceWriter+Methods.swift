/// Writes the services and their methods into the reference.
extension ReferenceWriter {
  func write(_ service: (name: String, doc: String), _ out: inout SourceText) {
    out.paragraph("## \(service.name)")
    out.paragraph(ReferenceText.plain(service.doc))
    let methods = methods(of: service.name)
    for method in methods { out.line("- \(ReferenceText.link(method.name))") }
    if !methods.isEmpty { out.line() }
    for method in methods { write(method, &out) }
  }

  private func write(_ method: Interface.Method, _ out: inout SourceText) {
    out.paragraph("### \(method.name)")
    out.paragraph(ReferenceText.plain(method.doc))
    out.paragraph(terms(of: method))
    let (shared, own) = (method.parameters.filter(isCommon), method.parameters.filter { !isCommon($0) })
    if !own.isEmpty { writeTable(of: own, &out) }
    if !shared.isEmpty {
      let names = shared.map { "`\($0.name)`" }.listed("and")
      out.paragraph("Common parameters, [described above](#common-parameters): \(names).")
    }
    out.paragraph("Result: \(method.result.reference). \(ReferenceText.plain(method.resultDoc))")
    if !method.errors.isEmpty {
      out.paragraph("Errors: \(method.errors.map(ReferenceText.link).joined(separator: ", ")).")
    }
  }

  private func isCommon(_ parameter: Interface.Member) -> Bool { common.contains { $0.isSame(as: parameter) } }

  /// Returns the line with facts about a method: its effect, its access rule, the feature that it needs, and its host
  /// requests.
  private func terms(of method: Interface.Method) -> String {
    let effect =
      switch method.effect {
      case .read: "reads"
      case .write: "writes"
      case .session: "session"
      }
    var terms = ["*\(effect)*"]
    if let access = method.access {
      terms.append("*for \(access.rule.holder(of: access.department ?? "", isOpenToViewers: access.isOpenToViewers))*")
    }
    if let feature = method.feature { terms.append("needs the feature `\(feature)`") }
    if !method.hostRequests.isEmpty {
      terms.append("may ask the host: \(method.hostRequests.map(ReferenceText.link).joined(separator: ", "))")
    }
    return terms.joined(separator: " · ")
  }
}
