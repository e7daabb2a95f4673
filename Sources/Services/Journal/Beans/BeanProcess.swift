internal import Shape

/// The way in which coffee cherries were processed after the harvest.
enum BeanProcess: String, Choice {
  case washed, natural, honey, anaerobic, wetHulled, other

  static let spellings = Spellings<BeanProcess>()
}
