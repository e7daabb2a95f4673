extension Interface {
  /// The rule of access of a method.
  struct Access: Equatable {
    enum Rule: String, CaseIterable { case anyone, account, member, department, manager, owner, founder }

    let rule: Rule
    /// The department that the rule is about.
    let department: String?
    /// The bits of which one is enough.
    let mask: Int

    /// The bit of viewing. If it is enough, the rule only demands the right to see.
    private static let viewing = 16

    /// - Parameter node: a method's `x-access`.
    init?(_ node: Node?) {
      guard let node, let rule = node["rule"]?.text.flatMap(Rule.init) else { return nil }
      self.rule = rule
      department = node["department"]?.text
      mask = node["mask"]?.integer ?? 0
    }

    /// A Boolean value that indicates whether callers with the right of viewing alone may call the method, too.
    var isOpenToViewers: Bool { mask & Access.viewing != 0 }
  }
}
