internal import CContract

extension Endpoint {
  /// `GET /openapi.yaml`: the description of the interface.
  static let openAPIText = Endpoint("/openapi.yaml", page: "application/yaml") { _ in
    unsafe String(cString: inbetween_openapi_yaml())
  }

  /// `GET /openapi.json`: the same as JSON.
  static let openAPIJSON = Endpoint("/openapi.json", page: "application/json") { _ in
    unsafe String(cString: inbetween_openapi_json())
  }
}
