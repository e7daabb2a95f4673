internal import RPC
public import Shape
public import Storage
public import Tenancy

/// The stored members of a record whose status changes by steps.
public protocol SteppedDetails: NumberedDetails {
  associatedtype Draft: Record
  associatedtype State: SteppedState

  var draft: Draft { get set }
  var state: State { get set }

  /// The names of the collection of steps.
  static var steps: CollectionName { get }
}

/// The state of a record whose status changes by steps.
public protocol SteppedState: Record {
  associatedtype Status: Choice

  var status: Status { get set }
}

/// A step of a record to another status. A step is never changed and never deleted, because the status of the record is
/// computed from its steps.
public typealias Step<Subject: SteppedDetails> = Stored<StepDetails<Subject>>

public struct StepDetails<Subject: SteppedDetails>: CompanyDetails {
  public typealias Status = Subject.State.Status

  public let subject: UUID, from: Status, to: Status, reason: Line?, actor: UUID, follows: [UUID]?

  public static var collection: CollectionName { Subject.steps }
  public static var department: Department { Subject.department }
  public static var sample: String { "" }
  public static var doc: StaticString { "A step: the change of a record from one status to another." }

  /// - Parameter steps: the steps that the record has taken so far.
  public init(
    _ subject: UUID, from: Status, to: Status, after steps: [TakenStep<Status>], reason: Line?, actor: UUID
  ) {
    (self.subject, self.from, self.to, self.reason, self.actor) = (subject, from, to, reason, actor)
    follows = TakenStep.heads(of: steps)
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    subject = field("subject", { $0.subject }, "The id of the order, dispatch, purchase or build whose status changed.")
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

extension Stored {
  /// Returns the step in the form from which a status is computed.
  public func taken<Subject: SteppedDetails>() -> TakenStep<Subject.State.Status>
  where Details == StepDetails<Subject> {
    TakenStep(uuid, from: details.from, to: details.to, at: createdAt, follows: details.follows)
  }
}
