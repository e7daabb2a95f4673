import RPC
import Shape
import Tenancy

/// A store in which the feature `bought` is bought, and no other feature is.
final class Shop: FeatureGate {
  func obstacle(to feature: StaticString) throws(Failure) -> Failure? {
    "\(feature)" == "bought" ? nil : Failure(NotSold(feature: "\(feature)"), "Buy it first")
  }
}

/// `feature.bought`
struct UseWhatIsBought: SpecMethod {
  static let name: StaticString = "feature.bought"
  static var feature: StaticString? { "bought" }

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Void, in context: UnscopedContext) throws(Failure) -> Bool { true }
}

/// `feature.sold`: a write that must not be executed. Its result would show that it was.
struct UseWhatIsNot: SpecMethod {
  let number: Int
  static let name: StaticString = "feature.sold"
  static var effect: Effect { .write }
  static var feature: StaticString? { "sold" }

  init<F: Fields<Self>>(_ field: inout F) { number = field("number", \.number, "A number.") }

  func call(on service: Void, in context: UnscopedContext) throws(Failure) -> Bool { false }
}

/// The result of a method with a feature.
private struct NotSold: ErrorData {
  let feature: String

  static let code = ErrorCode.featureRequired

  init(feature: String) { self.feature = feature }

  init<F: Fields<Self>>(_ field: inout F) {
    feature = field("feature", \.feature, "The feature that the method needs.")
  }
}
