/// Which page a view is run for: parameters of its method, each nil where it is not said.
struct ViewPage {
  let limit: Int?, after: String?, snapshot: Bool?
}
