internal import AnimationEngine

// A path: {"path":"M0 0 L10 10"}.

extension DocumentDecoder {
  /// Reads a path.
  ///
  /// - Complexity: O(n) in the length of its text.
  mutating func path(_ members: inout Members) -> ValueDocument? {
    check(&members, allowed: .path, "A path")
    guard let node = members[.path], let text = string(at: node) else { return nil }
    do {
      let path = try Path(svg: text)
      if path.numbers.allSatisfy(\.isFinite) {
        return ValueDocument(type: .path, .path(path))
      }
      report(.numberRange, at: node, "No double holds the coordinates of \(quoted(node)).")
    } catch {
      report(
        .invalidPath, at: node,
        "\(quoted(node)) is no path of SVG, from character \(error.offset + 1) on: "
          + error.message)
    }
    return nil
  }
}
