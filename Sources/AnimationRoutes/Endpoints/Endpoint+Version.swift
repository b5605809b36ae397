extension Endpoint {
  /// `GET /version`: the versions of the service and of what it is built on.
  static let version = Endpoint("/version", page: "application/json") { service in
    let members = service.components.map { name, version in
      ",\(JSONString.quoted(name)):\(JSONString.quoted(version))"
    }
    return "{\"name\":\"inbetween\",\"version\":\(JSONString.quoted(service.version))"
      + members.joined() + "}"
  }
}
