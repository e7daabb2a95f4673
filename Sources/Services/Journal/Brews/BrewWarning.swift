internal import Shape

/// A warning about an unusual parameter of a brew. The brew is stored nevertheless.
struct BrewWarning: Record, Equatable {
  let kind: Kind, value: Decimal?, minimum: Decimal?, maximum: Decimal?, record: UUID?

  static let doc: StaticString = "A warning about an unusual parameter of a brew. The brew is stored nevertheless."
  static let recordName = "BrewWarning"

  enum Kind: String, Choice {
    case ratio, extraction, grindSetting, archivedBean, archivedEquipment, pours

    static let spellings = Spellings<Kind>()
  }

  init(_ kind: Kind, _ value: Decimal? = nil, minimum: Decimal? = nil, maximum: Decimal? = nil, record: UUID? = nil) {
    (self.kind, self.value, self.minimum, self.maximum, self.record) = (kind, value, minimum, maximum, record)
  }

  /// Returns the warnings about the numbers of a brew.
  /// - Parameter scale: the scale of the brew's grinder, if it has one.
  static func all(of brew: BrewDetails, _ figures: BrewFigures, _ scale: GrindScale?) -> [BrewWarning] {
    var warnings: [BrewWarning] = []
    func warn(_ kind: Kind, _ value: Decimal?, _ range: ClosedRange<Decimal>) {
      guard let value, !range.contains(value) else { return }
      warnings.append(BrewWarning(kind, value, minimum: range.lowerBound, maximum: range.upperBound))
    }
    warn(.ratio, figures.ratio, Decimal(1)...Decimal(25))
    warn(.extraction, figures.extraction, Decimal(10)...Decimal(30))
    // Two devices can together have set a minimum that is above the maximum. Then there is no usual range.
    if let scale, scale.minimum <= scale.maximum {
      warn(.grindSetting, brew.grindSetting, scale.minimum...scale.maximum)
    }
    let poured = Decimal(units: brew.pours.reduce(0) { $0 + $1.water.units })
    if let water = brew.water, !brew.pours.isEmpty, water.units - poured.units > Decimal(5).units {
      warnings.append(
        BrewWarning(.pours, poured, minimum: Decimal(units: water.units - Decimal(5).units), maximum: water))
    }
    return warnings
  }
}

extension BrewWarning {
  init<F: Fields<Self>>(_ field: inout F) {
    kind = field(
      "kind", \.kind,
      """
      The kind of warning. ratio: the ratio is not within 1 to 25. extraction: the extraction is not within 10 to 30 percent. \
      grindSetting: the setting is not on the grinder's scale. archivedBean, archivedEquipment: the record is archived. \
      pours: the sum of the pours is more than 5 g below the water.
      """)
    value = field(
      "value", \.value,
      "The unusual value, in the unit of the brew's member. `null` for a warning about an archived record.")
    minimum = field("minimum", \.minimum, "The lowest usual value. `null` for a warning about an archived record.")
    maximum = field("maximum", \.maximum, "The highest usual value. `null` for a warning about an archived record.")
    record = field(
      "record", \.record, "The id of the archived beans or piece of equipment. `null` for warnings of other kinds.")
  }
}
