import HTTPTypes

extension Endpoint {
  /// `GET /`: every place with its methods, for who comes without a map. A name in braces stands for any.
  static let index = Endpoint("/", page: "application/json") { _ in
    let places = Endpoint.all.filter { $0.template != "/" }.map { endpoint in
      let methods = endpoint.methods.map { "\"\($0.rawValue)\"" }.joined(separator: ",")
      return "{\"href\":\"\(endpoint.template)\",\"methods\":[\(methods)]}"
    }
    return "{\"name\":\"inbetween\",\"description\":\"/openapi.yaml\",\"endpoints\":["
      + places.joined(separator: ",") + "]}"
  }
}
