/// Writes the exceptions for Ruby, one for each kind of error.
extension RubyWriter {
  var errors: String {
    file(in: ["module Mainspring", "module Errors"]) { out in
      for error in interface.errors {
        out.rubyDoc(error.doc)
        out.rubyBlock("class \(error.kind.pascalCase) < CoreError") { out in
          out.line("# @!attribute [r] data")
          out.wrapped(
            "@return [\(error.data.yard)] The facts about the error.", "#   ", hanging: "#     ",
            width: RubyWriter.width)
        }
        out.line()
      }
      out.line("# For each kind of error, its exception and the type of its data. See {Readers.of}.")
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
