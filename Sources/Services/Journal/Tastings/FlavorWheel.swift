internal import Shape

/// The flavour wheel: the journal's list of flavour terms, as a tree with three levels. Later versions may add terms,
/// but never change an id or remove a term.
enum FlavorWheel {
  private static let words: [(group: String, families: [(family: String, terms: [String])])] = [
    (
      "fruity",
      [
        ("berry", ["blackberry", "blackcurrant", "blueberry", "raspberry", "redcurrant", "strawberry"]),
        ("citrus fruit", ["bergamot", "grapefruit", "lemon", "lime", "mandarin", "orange"]),
        ("stone fruit", ["apricot", "cherry", "nectarine", "peach", "plum"]),
        ("orchard fruit", ["apple", "grape", "pear", "quince", "rhubarb"]),
        ("tropical fruit", ["banana", "guava", "lychee", "mango", "papaya", "passion fruit", "pineapple"]),
        ("dried fruit", ["date", "fig", "prune", "raisin"]),
      ]
    ),
    (
      "floral",
      [
        ("blossom", ["elderflower", "jasmine", "lavender", "orange blossom", "rose", "violet"]),
        ("tea-like", ["black tea", "camomile", "green tea", "hibiscus", "rooibos"]),
      ]
    ),
    (
      "sweet",
      [
        ("sugar", ["brown sugar", "cane sugar", "candy", "caramel", "molasses", "toffee"]),
        ("syrup", ["agave", "honey", "maple syrup", "treacle"]),
        ("vanilla and cream", ["butter", "cream", "custard", "marshmallow", "vanilla"]),
      ]
    ),
    (
      "nutty",
      [
        ("nut", ["almond", "cashew", "hazelnut", "macadamia", "peanut", "pecan", "walnut"]),
        ("cereal", ["biscuit", "malt", "oat", "popcorn", "rye bread"]),
      ]
    ),
    (
      "chocolate",
      [
        ("dark", ["bitter chocolate", "cocoa nib", "cocoa powder"]),
        ("mild", ["milk chocolate", "nougat", "white chocolate"]),
      ]
    ),
    (
      "spicy",
      [
        ("brown spice", ["allspice", "anise", "cinnamon", "clove", "nutmeg"]),
        ("sharp spice", ["black pepper", "cardamom", "coriander seed", "ginger", "pink pepper"]),
      ]
    ),
    (
      "roasted",
      [
        ("toasted", ["toast", "tobacco", "roasted grain"]),
        ("burnt", ["ash", "char", "smoke", "tar"]),
      ]
    ),
    (
      "green",
      [
        ("vegetal", ["asparagus", "cucumber", "green pepper", "pea", "tomato"]),
        ("herbal", ["basil", "eucalyptus", "lemongrass", "mint", "rosemary", "sage"]),
        ("raw", ["grass", "hay", "unripe fruit"]),
      ]
    ),
    (
      "fermented",
      [
        ("winey", ["red wine", "rum", "sherry", "whisky"]),
        ("lactic", ["kefir", "yogurt"]),
        ("overripe", ["cider", "kombucha", "overripe fruit"]),
      ]
    ),
    (
      "sour",
      [
        ("acid", ["acetic acid", "citric acid", "malic acid", "phosphoric acid", "tartaric acid"])
      ]
    ),
    (
      "earthy",
      [
        ("woody", ["cedar", "leather", "oak", "pine", "sandalwood"]),
        ("soil", ["clay", "forest floor", "mushroom", "petrichor"]),
      ]
    ),
    (
      "faulty",
      [
        ("stale", ["cardboard", "dust", "paper", "rancid oil"]),
        ("tainted", ["medicine", "mould", "petrol", "rubber", "salt"]),
      ]
    ),
  ]

  /// The groups, which are the first level of the wheel. The id of a term consists of the id of the term above it, a
  /// full stop, and the term itself in camel case.
  static let groups: [FlavorGroup] = words.map { name, families in
    let group = word(name)
    return FlavorGroup(
      id: group, name: name,
      families: families.map { name, terms in
        let family = "\(group).\(word(name))"
        return FlavorFamily(
          id: family, name: name, terms: terms.map { FlavorTerm(id: "\(family).\(word($0))", name: $0) })
      })
  }

  /// The terms of all three levels, in the order of the wheel.
  static let terms: [FlavorTerm] = groups.flatMap { group in
    [FlavorTerm(id: group.id, name: group.name)]
      + group.families.flatMap { [FlavorTerm(id: $0.id, name: $0.name)] + $0.terms }
  }

  /// The names of all terms, with their case folded for comparisons.
  static let names = Set(terms.map(\.name.caseFolded))

  /// Returns a term in camel case, such as `passionFruit` for `passion fruit`.
  private static func word(_ name: String) -> String {
    let parts = name.split { $0 == " " || $0 == "-" }
    return parts.enumerated().map { $0.offset == 0 ? String($0.element) : String($0.element).capitalizedASCII }.joined()
  }
}

/// A group of flavours, such as `fruity`: the first level of the flavour wheel.
struct FlavorGroup: Record {
  let id: String, name: String, families: [FlavorFamily]

  static let doc: StaticString =
    "A group of flavours, such as fruity: the first of the three levels of the flavour wheel."
}

extension FlavorGroup {
  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the group, which never changes.")
    name = field("name", \.name, "The name of the group, such as fruity.")
    families = field("families", \.families, "The families of the group: the second level of the wheel.")
  }
}

/// A family of flavours, such as `berry`: the second level of the flavour wheel.
struct FlavorFamily: Record {
  let id: String, name: String, terms: [FlavorTerm]

  static let doc: StaticString =
    "A family of flavours, such as berry: the second of the three levels of the flavour wheel."
}

extension FlavorFamily {
  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the family, which never changes.")
    name = field("name", \.name, "The name of the family, such as berry.")
    terms = field("terms", \.terms, "The terms of the family: the third level of the wheel.")
  }
}

/// A single flavour, such as `raspberry`: the third level of the flavour wheel.
struct FlavorTerm: Record {
  let id: String, name: String

  static let doc: StaticString =
    "A single flavour, such as raspberry: the third of the three levels of the flavour wheel."
}

extension FlavorTerm {
  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the term, which never changes.")
    name = field("name", \.name, "The name of the flavour, such as raspberry.")
  }
}
