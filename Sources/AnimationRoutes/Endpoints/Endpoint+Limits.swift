extension Endpoint {
  /// `GET /v1/limits`: every limit and deadline by the name of its setting.
  static let limits = Endpoint("/v1/limits", page: "application/json") { service in
    let members = service.settings.map { name, value in
      "\(JSONString.quoted(name)):\(value.map(number) ?? "null")"
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  private static func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }
}
