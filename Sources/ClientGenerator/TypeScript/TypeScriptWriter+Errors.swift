/// Writes the classes of errors for the TypeScript client.
extension TypeScriptWriter {
  /// The JavaScript module of errors. It has a class for each kind of error, and a table that maps the kinds to the
  /// classes.
  var errorModule: String {
    var source = begin("The kinds of errors, one class for each.")
    source.line("import { CoreError } from \"../errors.js\";")
    source.line()
    for error in interface.errors {
      source.comment([error.doc])
      source.line("export class \(error.className) extends CoreError {}")
      source.line()
    }
    source.comment(["The classes, by the kinds of their errors."])
    source.line("export const errorClasses = {")
    source.indented { source in for error in interface.errors { source.line("\(error.kind): \(error.className),") } }
    source.line("};")
    source.line()
    source.line("for (const [kind, type] of Object.entries(errorClasses)) {")
    source.indented { source in
      source.line("// The name is a text, so a minifier does not shorten it.")
      source.line("const name = kind[0].toUpperCase() + kind.slice(1) + (kind.endsWith(\"Error\") ? \"\" : \"Error\");")
      source.line(
        "Object.defineProperty(type.prototype, \"name\", { value: name, configurable: true, writable: true });")
      source.line("Object.defineProperty(type, \"kind\", { value: kind });")
    }
    source.line("}")
    return source.text
  }

  /// The TypeScript declarations of the module of errors, with a type for the names of the kinds.
  var errorDeclarations: String {
    var source = begin("The kinds of errors, one class for each.")
    source.line("import { CoreError } from \"../errors.js\";")
    source.line(Self.importOfRecords)
    source.line()
    for error in interface.errors {
      source.comment([error.doc])
      source.line("export class \(error.className) extends CoreError {")
      source.indented { source in
        source.line("static readonly kind: \"\(error.kind)\";")
        source.line("readonly kind: \"\(error.kind)\";")
        source.comment(["The facts about the error."])
        source.typed("readonly data:", error.data, records: Self.beside)
      }
      source.line("}")
      source.line()
    }
    source.comment(["The classes, by the kinds of their errors."])
    source.line("export const errorClasses: {")
    source.indented { source in
      for error in interface.errors { source.line("readonly \(error.kind): typeof \(error.className);") }
    }
    source.line("};")
    source.line()
    source.comment(["The names of the kinds of errors."])
    source.line("export type ErrorKind =")
    source.indented { source in
      for (index, error) in interface.errors.enumerated() {
        source.line("| \"\(error.kind)\"" + (index + 1 == interface.errors.count ? ";" : ""))
      }
    }
    return source.text
  }
}

extension Interface.ErrorKind {
  /// The name of the class. The ending `Error` is added if it is missing: `NotFoundError` for `notFound`, but
  /// `ParseError` for `parseError`.
  var className: String { kind.pascalCase + (kind.hasSuffix("Error") ? "" : "Error") }
}
