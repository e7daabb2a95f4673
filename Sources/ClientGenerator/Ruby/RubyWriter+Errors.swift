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
    }
  }
}
