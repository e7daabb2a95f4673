/// Writes the base class of hosts for Ruby, with a method for each host request.
extension RubyWriter {
  var host: String {
    file(in: ["module Mainspring"]) { out in
      out.rubyDoc(
        "The base class of hosts. A subclass has a method for each request of the core that it can answer. These methods are offered to the core."
      )
      out.line("#")
      out.rubyDoc("A method that can't answer raises HostError. Each method is called in a thread of its own.")
      out.rubyBlock("class Host") { out in
        writeRequests(to: &out)
        for request in interface.hostRequests {
          out.line()
          out.rubyDoc(
            request.doc,
            request.parameters.map {
              "@param \(RubyNames.name($0.name)) [\($0.yard(isInput: false))] \($0.doc.yardText)"
            } + [
              "@return [\(request.result.yard)] \(request.resultDoc.yardText)"
            ])
          let parameters = request.parameters.map { "\(RubyNames.name($0.name)):\($0.isRequired ? "" : " nil")" }
          let name = RubyNames.hostMethod(request.name)
          out.rubyList("def \(name)\(parameters.isEmpty ? "" : "(")", parameters, parameters.isEmpty ? "" : ")")
          out.indented { out in out.line("raise NotImplementedError") }
          out.line("end")
        }
      }
    }
  }

  private func writeRequests(to out: inout SourceText) {
    out.line(
      "# For each method, its request and the types of the parameters whose values differ from JSON. See {Readers.of}."
    )
    out.line("# @api private")
    out.line("REQUESTS = {")
    out.indented { out in
      for request in interface.hostRequests {
        let types = request.parameters.compactMap { one in
          one.type.rubyType.map { "\(RubyNames.name(one.name)): \($0)" }
        }
        out.line(
          "\(RubyNames.hostMethod(request.name)): [\"\(request.name)\", {\(types.joined(separator: ", "))}.freeze],")
      }
    }
    out.line("}.freeze")
  }
}

extension Interface.Member {
  /// Returns the types of a parameter as a list for YARD.
  func yard(isInput: Bool) -> String {
    let type = isInput ? self.type.yardInput : self.type.yard
    return isRequired || self.type.isNullable ? type : "\(type), nil"
  }
}
