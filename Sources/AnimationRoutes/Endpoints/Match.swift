import AnimationDocuments

/// The endpoint that a path leads to, with the parameters in the path.
struct Match: Sendable {
  var endpoint: Endpoint
  /// The text in place of the last name in braces in the template.
  var slug: Substring = ""
  /// The text in place of `{name}`: the name of a stored animation.
  var name: Substring = ""

  /// The endpoint for a path; nil when there is none. Paths are compared byte by byte, after
  /// escapes of characters that need none are resolved.
  init?(path: Substring) {
    var path = path
    var known = Self.fixed[String(path)]
    if known == nil, path.utf8.contains(UInt8(ascii: "%")) {
      path = Substring(Target.plain(path))
      known = Self.fixed[String(path)]
    }
    if let known {
      endpoint = known
      return
    }
    let steps = Self.steps(path)
    guard let (endpoint, template) = Self.open.first(where: { Self.leads(steps, along: $0.steps) })
    else { return nil }
    self.endpoint = endpoint
    for (step, placeholder) in zip(steps, template) where placeholder.hasPrefix("{") {
      slug = placeholder == Self.rest ? path[step.startIndex...] : step
      if placeholder == "{name}" { name = step }
    }
  }

  /// The placeholder that takes all remaining path segments, as files are in folders. Any other
  /// placeholder takes one segment.
  private static let rest: Substring = "{file}"

  /// Whether the endpoint serves files. A path may name a file that does not exist.
  fileprivate var isFile: Bool { endpoint.template.hasSuffix(Self.rest) }

  private static func steps(_ path: Substring) -> [Substring] {
    path.split(separator: "/", omittingEmptySubsequences: false)
  }

  private static func leads(_ steps: [Substring], along template: [Substring]) -> Bool {
    (steps.count == template.count || steps.count > template.count && template.last == rest)
      && zip(steps, template).allSatisfy { $1.hasPrefix("{") ? !$0.isEmpty : $0 == $1 }
  }

  private static let fixed = Dictionary(
    uniqueKeysWithValues: Endpoint.all.filter { !$0.template.contains("{") }.map {
      ($0.template, $0)
    })

  private static let open = Endpoint.all.filter { $0.template.contains("{") }.map { endpoint in
    (endpoint: endpoint, steps: steps(endpoint.template[...]))
  }
}

extension Endpoint {
  /// The path that was probably meant by a misspelt one; nil when none is near.
  static func nearest(to path: String) -> String? {
    let bare = path.hasSuffix("/") ? String(path.dropLast()) : path
    if bare != path, let match = Match(path: bare[...]), !match.isFile { return bare }
    let folded = bare.lowercased()
    let last = folded.split(separator: "/").last ?? ""
    let plain = all.map(\.template).filter { $0 != "/" && !$0.contains("{") }
    return plain.first { !last.isEmpty && $0.split(separator: "/").last == last }
      ?? NearestName.of(folded, among: plain)
  }
}
