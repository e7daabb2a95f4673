/// Reads the rule of access of a method from the interface's description.
extension Interface {
  /// The rule of access of a method.
  struct Access: Equatable {
    enum Rule: String, CaseIterable { case anyone, account, member, department, manager, owner, founder }

    let rule: Rule
    /// The department that the rule is about.
    let department: String?
    /// The bits of the rights that open the method. A caller needs only one of them.
    let mask: Int

    /// The bit of the right to view. If this bit is in `mask`, callers who may only view may call the method, too.
    private static let viewing = 16

    /// - Parameter node: the value of a method's member `x-access`.
    init?(_ node: Node?) {
      guard let node, let rule = node["rule"]?.text.flatMap(Rule.init) else { return nil }
      self.rule = rule
      department = node["department"]?.text
      mask = node["mask"]?.integer ?? 0
    }

    /// A Boolean value that indicates whether callers who may only view may call the method, too.
    var isOpenToViewers: Bool { mask & Access.viewing != 0 }
  }
}
