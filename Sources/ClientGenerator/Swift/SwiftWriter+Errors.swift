/// Writes the Swift types for the data of errors.
extension SwiftWriter {
  var errors: String {
    var out = beginning()
    out.line()
    out.swiftDoc([
      "The facts of an error, by its kind. Errors of some kinds have one of several records. An error of a kind that only a newer core knows is `other`."
    ])
    out.line("public indirect enum ErrorFacts: Sendable, Equatable {")
    out.indented { out in
      for error in interface.errors {
        out.swiftDoc([error.doc])
        out.line("case \(SwiftNames.choice(error.kind))(\(factsType(error)))")
      }
      out.line("/// An error of a kind that this package does not know.")
      out.line("case other(JSON)")
      writeReading(to: &out)
    }
    out.line("}")
    for error in interface.errors { if case .union(let types) = error.data { writeUnion(error, types, to: &out) } }
    return out.text
  }

  private func factsType(_ error: Interface.ErrorKind) -> String {
    if case .union = error.data { error.kind.pascalCase + "Facts" } else { swift(error.data) }
  }

  private func writeReading(to out: inout SourceText) {
    out.line()
    out.line("init(kind: String, _ json: JSON, _ reading: Reading) {")
    out.indented { out in
      out.line("switch kind {")
      for error in interface.errors {
        out.line("case \"\(error.kind)\": self = .\(SwiftNames.choice(error.kind))(\(factsType(error))(json, reading))")
      }
      out.line("default: self = .other(json)")
      out.line("}")
    }
    out.line("}")
  }

  /// Writes the type for the data of an error that can be one of several records. The generated code tries each record,
  /// and takes the one that preserves most members of the data.
  private func writeUnion(_ error: Interface.ErrorKind, _ types: [TypeExpression], to out: inout SourceText) {
    let records = types.compactMap { if case .record(let name) = $0 { name } else { nil } }
    out.line()
    out.swiftDoc(["The facts of an error of the kind \(error.kind): one of several records, depending on the method."])
    out.line("public indirect enum \(factsType(error)): Sendable, Equatable {")
    out.indented { out in
      for name in records {
        out.swiftDoc([interface.record(name)?.doc ?? ""])
        out.line("case \(caseName(name))(\(SwiftNames.type(name)))")
      }
      out.line("/// Facts in a form that this package does not know.")
      out.line("case other(JSON)")
      out.line()
      out.line("init(_ json: JSON, _ reading: Reading) {")
      out.indented { out in
        out.line("var best = BestFit(json, \(factsType(error)).other(json))")
        for name in records { out.line("best.consider { .\(caseName(name))($0) }") }
        out.line("self = best.value")
      }
      out.line("}")
    }
    out.line("}")
  }

  /// Returns the name of the case for a record, such as `itemConflict` for `ItemConflictData`.
  private func caseName(_ record: String) -> String {
    SwiftNames.choice(record.hasSuffix("Data") ? String(record.dropLast("Data".count)) : record)
  }
}
