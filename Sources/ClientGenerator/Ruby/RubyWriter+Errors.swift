/// An exception for each kind of error.
extension RubyWriter {
  var errors: String {
    file(in: ["module Mainspring", "module Errors"]) { out in
      for error in interface.errors {
        out.rubyDoc(error.doc)
        out.rubyBlock("class \(error.kind.pascalCase) < CoreError") { out in
          out.line("# @!attribute [r] data")
          out.wrapped("@return [\(error.data.yard)] The facts.", "#   ", hanging: "#     ", width: RubyWriter.width)
        }
        out.line()
      }
      out.line("# The exception of each kind, and the type of its data; see {Readers.of}.")
      out.line("# @api private")
      out.line("KINDS = {")
      out.indented { out in
        for error in interface.errors {
          out.line("\"\(error.kind)\" => [\(error.kind.pascalCase), \(error.data.rubyType ?? "nil")],")
        }
      }
      out.line("}.freeze")
      writeNarrower(to: &out)
    }
  }

  /// Writes the readers of errors whose data is more limited for a method than for their kind.
  private func writeNarrower(to out: inout SourceText) {
    out.line()
    out.line("# The type of the data of a method's errors, where these can be fewer records than those of their kind.")
    out.line("# @api private")
    out.line("NARROWER = {")
    let general = Dictionary(uniqueKeysWithValues: interface.errors.map { ($0.kind, $0.data) })
    out.indented { out in
      for method in interface.methods {
        for (kind, type) in method.errorData where type != general[kind] {
          if let type = type.rubyType { out.line("[\"\(method.name)\", \"\(kind)\"] => \(type),") }
        }
      }
    }
    out.line("}.freeze")
  }
}
