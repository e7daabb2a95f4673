/// Reads the access rule of a method from the discovery document.
extension Interface {
  /// The access rule of a method: which users may call it.
  struct Access: Equatable {
    enum Rule: String, CaseIterable { case anyone, account, member, department, manager, owner, founder }

    let rule: Rule
    /// The department that the rule names, or `nil` if it names none.
    let department: String?
    /// The rights that allow a call, as bits of a mask. A caller needs only one of them.
    let mask: Int

    /// The bit of the right to view. If it is in `mask`, users who may only view may call the method, too.
    private static let viewing = 16

    /// - Parameter node: the value of a method's member `x-access`.
    init?(_ node: Node?) {
      guard let node, let rule = node["rule"]?.text.flatMap(Rule.init) else { return nil }
      self.rule = rule
      department = node["department"]?.text
      mask = node["mask"]?.integer ?? 0
    }

    /// A Boolean value that indicates whether users who may only view may call the method.
    var isOpenToViewers: Bool { mask & Access.viewing != 0 }
  }
}
