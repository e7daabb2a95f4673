internal import Kernel
internal import RPC
internal import Shape

/// A method that is about a company, and asks for no right there.
protocol CompanyQuery: Method, CompanyNaming {}

extension Endpoint {
  init<M: CompanyQuery>(_ type: M.Type, on service: M.Service, of directory: CompanyDirectory) {
    self.init(of: M.self, result: { M.Result.schema }, company: directory.company(meantBy: M.self)) { (call) throws(Failure) in
      let method = try call.source.params(M.self)
      // A write that is asked for again, and is about another company now, must not be taken for the same one.
      _ = try directory.look(for: method.company)
      try call.answer { () throws(Failure) in try method.call(on: service) }
    }
  }
}
