extension Interface {
  /// The rule of access of a method.
  struct Access: Equatable {
    enum Rule: String, CaseIterable { case anyone, account, member, department, manager, owner, founder }

    let rule: Rule
    /// The department that the rule is about.
    let department: String?
    /// The bits of the rights that open the method. A caller needs only one of them.
    let mask: Int

    /// The bit of the right to see. If that right opens the method, callers without a right to write may call it, too.
    private static let viewing = 16

    /// - Parameter node: the value of a method's member `x-access`.
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
