import Shape
import Tenancy
import Testing

/// Checks each access rule with each combination of rights in the five departments of a company.
struct RightsTests {
  private static let departments: [Department] = [.inventory, .orders, .dispatch, .contacts, .viewing]

  /// The bit of each department. Other programs store the masks, so the bits never change.
  @Test func bitsOfDepartments() {
    #expect(RightsTests.departments.map(\.mask) == [1, 2, 4, 8, 16])
    #expect(Department.builtIn == RightsTests.departments)
  }

  /// Returns the names of the departments whose bits a mask has.
  private func names(_ mask: Int) -> Set<String> {
    Set(
      ["inventory", "orders", "dispatch", "contacts", "viewing"].enumerated().filter { mask >> $0.offset & 1 == 1 }.map(
        \.element))
  }

  private static let masks = (0..<32).flatMap { departments in (0..<32).map { (departments, $0) } }

  /// Compares one rule with its description in this test, which uses the names of departments.
  private func check(_ rule: Access, _ isAdmitted: (_ any: Set<String>, _ managed: Set<String>, Rights) -> Bool) {
    for (departments, managed) in RightsTests.masks {
      for (isOwner, isFounder) in [(false, false), (true, false), (true, true)] {
        let rights = Rights(isOwner: isOwner, isFounder: isFounder, departments: departments, managed: managed)
        let expected = isAdmitted(names(departments).union(names(managed)), names(managed), rights)
        if rule.permits(rights) != expected {
          Issue.record("\(rule) \(departments) \(managed) \(isOwner) \(isFounder)")
        }
      }
    }
  }

  @Test(arguments: departments)
  func aDepartmentLetsInItsPeopleItsManagersAndOwners(_ department: Department) {
    check(.department(department)) { held, _, rights in held.contains(department.name) || rights.isOwner }
  }

  @Test(arguments: departments)
  func lookingOnIsForViewersToo(_ department: Department) {
    check(.view(department)) { held, _, rights in
      held.contains(department.name) || held.contains("viewing") || rights.isOwner
    }
  }

  @Test(arguments: departments)
  func managersAreAskedForByTheirDepartment(_ department: Department) {
    check(.manager(department)) { _, managed, rights in managed.contains(department.name) || rights.isOwner }
  }

  @Test func theOtherRules() {
    check(.member) { held, _, rights in !held.isEmpty || rights.isOwner }
    check(.managers) { _, managed, rights in !managed.isEmpty || rights.isOwner }
    check(.owner) { _, _, rights in rights.isOwner }
    check(.founder) { _, _, rights in rights.isFounder }
    check(.anyone) { _, _, _ in true }
    check(.account) { _, _, _ in true }
  }

  /// Departments that a company defines have higher bits than the five built-in ones. A mask has 53 bits.
  @Test func everyBitIsOfItsOwn() {
    for bit in 0..<53 {
      let own = Department(name: "own", mask: 1 << bit)
      for other in 0..<53 {
        let rights = Rights(isOwner: false, departments: 1 << other, managed: 0)
        #expect(Access.department(own).permits(rights) == (bit == other))
        #expect(!Access.manager(own).permits(rights))
        #expect(Access.view(own).permits(rights) == (bit == other || other == 4))
      }
    }
  }

  /// Restricted members are visible to managers and owners. Only the manager bits decide this.
  @Test func restrictedMembersAreForManagers() {
    for (departments, managed) in RightsTests.masks {
      let audience = Rights(isOwner: false, departments: departments, managed: managed).audience
      for bit in 0..<5 { #expect(audience.sees(1 << bit) == (managed >> bit & 1 == 1)) }
      #expect(Rights(isOwner: true, departments: departments, managed: managed).audience.sees(1))
    }
  }
}
