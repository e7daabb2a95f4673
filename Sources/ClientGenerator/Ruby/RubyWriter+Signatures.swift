/// Writes signatures in RBS, which type checkers read (https://github.com/ruby/rbs).
extension RubyWriter {
  var signatures: String {
    file(in: ["module Mainspring"], isSource: false) { out in
      out.rubyBlock("module Records") { out in for record in interface.records { signature(of: record, to: &out) } }
      out.line()
      out.rubyBlock("module Errors") { out in
        for error in interface.errors {
          out.rubyBlock("class \(error.kind.pascalCase) < CoreError") { out in
            out.line("def data: () -> \(error.data.rbs)")
          }
        }
      }
      out.line()
      out.rubyBlock("class Host") { out in
        for request in interface.hostRequests {
          let parameters = request.parameters.map { $0.rbs(isInput: false, missing: nil) }
          out.line(
            "def \(RubyNames.hostMethod(request.name)): (\(parameters.joined(separator: ", "))) -> \(request.result.rbs)"
          )
        }
      }
      out.line()
      out.rubyBlock("module Services") { out in for place in places { signature(of: place, to: &out) } }
    }
  }

  /// Writes the signature of a record. The descriptions of records and members are only here and not in the classes,
  /// because editors show the comments of signatures.
  private func signature(of record: Interface.Record, to out: inout SourceText) {
    out.rubyDoc(record.doc)
    out.rubyBlock("class \(record.name) < \(record.isInput ? "InputRecord" : "Record")") { out in
      for member in record.members {
        let type = record.isInput ? member.type.rbsInput : member.type.rbs
        let isOptional = !member.isRequired && !record.isInput && !member.type.isNullable
        let missing = record.isInput && !member.isRequired ? " | Unset" : isOptional ? "?" : ""
        out.rubyDoc(member.doc)
        out.line("attr_reader \(RubyNames.name(member.name)): \(type)\(missing)")
      }
      let parameters = record.members.map { $0.rbs(isInput: record.isInput, missing: record.isInput ? "Unset" : nil) }
      out.line("def initialize: (\(parameters.joined(separator: ", "))) -> void")
    }
  }

  private func signature(of place: Place, to out: inout SourceText) {
    out.rubyBlock("class \(place.className) < Service") { out in
      for child in place.children {
        out.line("def \(RubyNames.name(child)): () -> \(Place(path: place.path + [child]).className)")
      }
      for method in place.methods {
        let parameters = method.parameters.map { $0.rbs(isInput: true, missing: nil) }
        out.line(
          "def \(RubyNames.name(method.path.last ?? "")): (\(parameters.joined(separator: ", "))) -> \(method.result.rbs)"
        )
      }
    }
  }
}

extension Interface.Member {
  /// Returns a keyword argument for a signature.
  ///
  /// - Parameter missing: the type of the argument's default value, or `nil` if the default is Ruby's `nil`.
  fileprivate func rbs(isInput: Bool, missing: String?) -> String {
    let type = isInput ? self.type.rbsInput : self.type.rbs
    if isRequired { return "\(RubyNames.name(name)): \(type)" }
    let other = missing ?? (self.type.isNullable ? nil : "nil")
    return "?\(RubyNames.name(name)): \(type)\(other.map { " | \($0)" } ?? "")"
  }
}
