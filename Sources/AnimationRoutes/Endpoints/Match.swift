/// The place that a path names.
struct Match: Sendable {
  var endpoint: Endpoint
  /// What stands in the place of the template's last name in braces.
  var slug: Substring = ""
  /// What stands in the place of `{name}`, the name of an animation.
  var name: Substring = ""

  /// The place at a path, or nil when there is none. Paths are compared byte by byte, after escapes
  /// of characters that need none are undone.
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

  /// The placeholder that stands for all steps that are left, since files lie in folders. Every
  /// other one stands for a single step.
  private static let rest: Substring = "{file}"

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
  /// The place whose path is nearest to a mistyped one; nil when none is near.
  static func nearest(to path: String) -> String? {
    let folded = path.lowercased()
    let bare = folded.hasSuffix("/") ? String(folded.dropLast()) : folded
    let last = bare.split(separator: "/").last ?? ""
    return all.map(\.template).first { template in
      template != "/" && !last.isEmpty && template.split(separator: "/").last == last
    }
  }
}
