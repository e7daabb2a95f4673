internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// A kind of record whose status changes by steps.
protocol Stepping {
  associatedtype Status: Choice
  /// The collection of the steps.
  static var collection: CollectionName { get }
  static var department: Department { get }
}

/// A step of a record to another status. It is never changed and never deleted: the status of the record follows from
/// its steps.
typealias Step<Subject: Stepping> = Stored<StepDetails<Subject>>

struct StepDetails<Subject: Stepping>: CompanyDetails {
  let subject: UUID, from: Subject.Status, to: Subject.Status, reason: Line?, actor: UUID, follows: [UUID]?

  static var collection: CollectionName { Subject.collection }
  static var department: Department { Subject.department }
  static var sample: String { "" }
  static var doc: StaticString { "A step: the change of a record from one status to another." }

  /// - Parameter steps: the steps that the record has taken so far.
  init(
    _ subject: UUID, from: Subject.Status, to: Subject.Status, after steps: [Step<Subject>], reason: Line?, actor: UUID
  ) {
    self.subject = subject
    self.from = from
    self.to = to
    self.reason = reason
    self.actor = actor
    follows = TakenStep.heads(of: steps.map { $0.taken() })
  }

  init<F: Fields<Self>>(_ field: inout F) {
    subject = field("subject", { $0.subject }, "The id of the order, dispatch or purchase whose status changed.")
    from = field("from", { $0.from }, "The status before the step.")
    to = field("to", { $0.to }, "The status after the step.")
    reason = field("reason", { $0.reason }, "The reason, in the company's words.", .length(1...200))
    actor = field("actor", { $0.actor }, "The user who took the step.")
    follows = field(
      "follows", { $0.follows },
      "The ids of the previous steps: one step, or several if devices took steps while they were not connected. `null` for a step that an older program took."
    )
  }
}

/// The steps of orders.
enum OrderSteps: Stepping {
  typealias Status = OrderStatus
  static let collection = CollectionName(service: OrdersModule.name, "order_steps", one: "orderStep")
  static let department = Department.orders
}

/// The steps of dispatches.
enum DispatchSteps: Stepping {
  typealias Status = DispatchStatus
  static let collection = CollectionName(service: DispatchesModule.name, "dispatch_steps", one: "dispatchStep")
  static let department = Department.dispatch
}

extension Stored {
  /// Returns the step for a fold over steps.
  func taken<Subject: Stepping>() -> TakenStep<Subject.Status> where Details == StepDetails<Subject> {
    TakenStep(uuid, from: details.from, to: details.to, at: createdAt, follows: details.follows)
  }
}
