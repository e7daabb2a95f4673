internal import JSON
internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `reports.explain`: sends a report to the AI of the host, and returns its explanation in words.
struct ExplainReport: DeferredMethod {
  typealias Scope = InCompany
  let report: ReportName, parameters: RawJSON?, options: AIOptions

  static let name: StaticString = "reports.explain"
  static let doc: StaticString =
    "Asks the AI of the host to explain a report in words. The model gets the totals and the first rows of the report. The core accepts only explanations whose numbers all occur there. The explanation is not stored as a record."
  static let access = Access.managers
  /// The method is declared as one of the session, so it can't be a live query: computing a report again after each
  /// change would take too long.
  static let effect = Effect.session
  static let changesStores = false
  static let preconditions: Precondition = .ai
  static let computes = true
  static let holdsCompany = false
  static let resultDoc: StaticString =
    "The explanation. The core answers other requests while it waits for the model."
  static let errors: [ErrorCode] = [.tierRequired] + ErrorCode.ofHost
  static let examples = [
    Example(
      "the sales of each month",
      given: Example.shipped + [Example.Step("host.provide", #"{"capabilities":["host.ai.respond"]}"#)],
      params: #"{"company":"{{0.id}}","report":"sales","parameters":{"by":"month"}}"#,
      answers: [
        #"{"content":{"headline":"One order was submitted","paragraphs":["It came to 27.00 EUR without tax."]}}"#
      ])
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    report = field(
      "report", \.report, "The name of the report to explain, which is the name of its method without `reports.`.")
    parameters = field(
      "parameters", \.parameters,
      "The parameters of the report's own method, without `company`. Default: the method's defaults.")
    options = field.embed(\.options)
  }

  static func asks(of service: Reports) -> [HostCapability] { service.assistant().asks }

  func answer(on service: Reports, in context: CompanyContext) throws(Failure) -> Answer<
    ReportExplanation, CompanyContext
  > {
    try service.directory.requireAI(in: context)
    return switch report {
    case .stockValue: try explain(ShowStockValue.self, on: service, in: context)
    case .turnover: try explain(ShowTurnover.self, on: service, in: context)
    case .abc: try explain(ShowABC.self, on: service, in: context)
    case .sales: try explain(ShowSales.self, on: service, in: context)
    case .aging: try explain(ShowAging.self, on: service, in: context)
    }
  }

  private func explain<M: ReportMethod>(
    _ type: M.Type, on service: Reports, in context: CompanyContext
  ) throws(Failure) -> Answer<ReportExplanation, CompanyContext> {
    try require(M.access, in: context)
    let method = try method(type)
    let zone = try service.zones.zone(in: context)
    let reckoning: M.Work
    do throws(Failure) { reckoning = try method.reckoning(on: service, in: zone, context) } catch {
      throw error.within("parameters")
    }
    return .computing(
      reckoning.work { (made, context) throws(Failure) in
        // The caller's rights may have been withdrawn during the computation, so they are checked again.
        try require(M.access, in: context)
        return try service.assistant().answer(
          try question(made, of: type, on: service), options, in: context, at: service.clock.now
        ) {
          (outcome, context) throws(Failure) in
          try require(M.access, in: context)
          return ReportExplanation(of: report, try outcome.get())
        }
      })
  }

  /// Refuses a caller who does not have the right to read the report.
  private func require(_ rule: Access, in context: CompanyContext) throws(Failure) {
    if !Gate(rule).admits(context.rights) { throw .forbidden(rule) }
  }

  private func method<M: ReportMethod>(_ type: M.Type) throws(Failure) -> M {
    do throws(JSONText.Defect) {
      return try JSONText.read(Array((parameters?.text ?? "{}").utf8)) { M.read(from: &$0) }
    } catch {
      switch error {
      case .shape(let problems): throw .invalidParams(problems.map { $0.within("/parameters", called: "parameters") })
      case .syntax(let failure): throw .invalidParam("/parameters", failure.sentence)
      }
    }
  }

  private static let instructions = """
    You explain a report to the managers of a small company, who know their goods and are no accountants. Say first what matters most, \
    then why. Use facts of the report alone. Write each number with digits, exactly as it stands in the report: never add, subtract, \
    round or convert numbers, and say no number that is not there. Answer with a JSON object that fits the schema.
    """

  private func question<M: ReportMethod>(
    _ made: M.Work.Report, of type: M.Type, on service: Reports
  ) throws(Failure) -> AIQuestion<Explanation> {
    let head = "The report \(report.rawValue). \(M.doc)\nParameters: \(parameters?.text.prefix(300) ?? "none")\n\n"
    let facts = Facts(made, longest: AIQuestion<Explanation>.longest - ExplainReport.instructions.count - head.count)
    let prompt = head + facts.text
    let given = GivenNumbers(of: prompt)
    let language = try service.assistant().language()
    return AIQuestion(task: "reports.explain", instructions: ExplainReport.instructions, prompt: prompt) {
      $0.problems(with: given, in: language)
    }
  }
}

/// The reports that can be explained, by the names of their methods.
enum ReportName: String, Choice {
  case stockValue, turnover, abc, sales, aging

  static let spellings = Spellings<ReportName>()
}

/// The result of `reports.explain`: an explanation that a model has written.
struct ReportExplanation: Record {
  let report: ReportName, explanation: Explanation, at: Timestamp, repeated: Bool

  static let doc: StaticString = "An explanation of a report, which the AI of the host has written."

  init(of report: ReportName, _ answer: AIAnswer<Explanation>) {
    self.report = report
    explanation = answer.content
    at = answer.at
    repeated = answer.isRepeated
  }

  init<F: Fields<Self>>(_ field: inout F) {
    report = field("report", \.report, "The name of the explained report.")
    explanation = field.embed(\.explanation)
    at = field("at", \.at, "The instant at which the model answered.")
    repeated = field(
      "repeated", \.repeated, "`true` if an equal request was made before, and its stored answer was returned.")
  }
}
