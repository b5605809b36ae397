import HTTPTypes

/// Answers that are the same for as long as the service runs, made once.
struct StaticAnswers: Sendable {
  /// An answer and its tag.
  private struct Page: Sendable {
    var bytes: [UInt8]
    var tag: EntityTag
    var fields: HTTPFields

    init(_ text: String, mediaType: String, salt: String) {
      bytes = Array(text.utf8)
      tag = EntityTag(of: bytes, Array(mediaType.utf8), Array(salt.utf8))
      fields = [.contentType: mediaType, .eTag: tag.text, .cacheControl: "no-cache"]
    }
  }

  private let index: Page
  private let limits: Page
  private let version: Page
  private let openAPIText: Page
  private let openAPIJSON: Page

  init(_ service: Service) {
    let salt = service.entityTagSalt
    index = Page(Self.indexText, mediaType: "application/json", salt: salt)
    limits = Page(Self.limitsText(service), mediaType: "application/json", salt: salt)
    version = Page(Self.versionText(service), mediaType: "application/json", salt: salt)
    openAPIText = Page(OpenAPI.yaml, mediaType: "application/yaml", salt: salt)
    openAPIJSON = Page(OpenAPI.json, mediaType: "application/json", salt: salt)
  }

  /// The page of a place, or the word that the client has it already.
  func answer(_ endpoint: Endpoint, _ call: Call) -> Reply {
    let page = page(of: endpoint)
    if call.names(page.tag) || call.namesAny {
      var fields = page.fields
      fields[.contentType] = nil
      return Reply(
        status: .notModified, fields: fields, body: .none(contentLength: page.bytes.count),
        route: endpoint.template)
    }
    return Reply(
      status: .ok, fields: page.fields, body: .bytes(page.bytes), route: endpoint.template)
  }

  private func page(of endpoint: Endpoint) -> Page {
    switch endpoint {
    case .limits: limits
    case .version: version
    case .openAPIText: openAPIText
    case .openAPIJSON: openAPIJSON
    default: index
    }
  }
}

extension StaticAnswers {
  /// Every place with its methods, for who comes without a map.
  private static var indexText: String {
    let places = Endpoint.allCases.filter { $0 != .index && $0 != .problem }.map { endpoint in
      let methods = endpoint.methods.map { "\"\($0.rawValue)\"" }.joined(separator: ",")
      return "{\"href\":\"\(endpoint.template)\",\"methods\":[\(methods)]}"
    }
    return "{\"name\":\"inbetween\",\"description\":\"/openapi.yaml\",\"endpoints\":["
      + places.joined(separator: ",") + "]}"
  }

  private static func limitsText(_ service: Service) -> String {
    let members = service.settings.map { name, value in
      "\(JSONString.quoted(name)):\(value.map(number) ?? "null")"
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  private static func versionText(_ service: Service) -> String {
    let members = service.components.map { name, version in
      ",\(JSONString.quoted(name)):\(JSONString.quoted(version))"
    }
    return "{\"name\":\"inbetween\",\"version\":\(JSONString.quoted(service.version))"
      + members.joined() + "}"
  }

  private static func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }
}

/// A text as a JSON string.
enum JSONString {
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case _ where scalar.value < 0x20:
        quoted += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
