/// The place that a path names.
struct Match: Sendable {
  var endpoint: Endpoint
  /// What stands in the place of the template's name in braces.
  var slug: Substring = ""

  /// The place at a path, or nil when there is none. Paths are compared byte by byte, after escapes
  /// of characters that need none are undone.
  init?(path: Substring) {
    let path = path.utf8.contains(UInt8(ascii: "%")) ? Substring(Target.plain(path)) : path
    if let endpoint = Self.fixed[path] {
      self.endpoint = endpoint
      return
    }
    for (prefix, endpoint) in Self.open
    where path.hasPrefix(prefix) && path.utf8.count > prefix.utf8.count {
      self.endpoint = endpoint
      slug = path.dropFirst(prefix.count)
      return
    }
    return nil
  }

  private static let fixed = Dictionary(
    uniqueKeysWithValues: Endpoint.all.filter { $0.prefix == nil }.map {
      (Substring($0.template), $0)
    })

  private static let open = Endpoint.all.compactMap { endpoint in
    endpoint.prefix.map { (prefix: $0, endpoint: endpoint) }
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
