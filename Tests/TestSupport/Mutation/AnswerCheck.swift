/// What no answer may be, whatever is asked.
public enum AnswerCheck {
  /// What is wrong with an answer; nil when nothing is. Of one that is not whole only the status is
  /// looked at.
  public static func fault(
    status: Int, mediaType: String, bytes: [UInt8], isWhole: Bool = true
  ) -> String? {
    if status >= 500 { return "the status is \(status)" }
    guard isWhole else { return nil }
    switch mediaType.prefix(while: { $0 != ";" }) {
    case "application/json", "application/problem+json": return faultOfJSON(bytes)
    case "application/x-ndjson": return faultOfLines(bytes)
    case "text/csv": return faultOfTable(bytes)
    case "image/svg+xml": return faultOfPicture(bytes)
    case "application/vnd.inbetween.f64": return faultOfDoubles(bytes)
    case "application/vnd.inbetween.f32": return faultOfFloats(bytes)
    default: return nil
    }
  }

  private static func faultOfJSON(_ bytes: [UInt8]) -> String? {
    guard let tree = JSONTree(bytes) else { return "no JSON: \(shown(bytes))" }
    return faultOfTimes(tree)
  }

  private static func faultOfLines(_ bytes: [UInt8]) -> String? {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let tree = JSONTree(line) else { return "no JSON: \(shown(line))" }
      if let fault = faultOfTimes(tree) { return fault }
    }
    return nil
  }

  /// Values may be missing, times never.
  private static func faultOfTimes(_ tree: JSONTree) -> String? {
    var times = [tree["time"]]
    if case .array(let all)? = tree["times"] { times += all }
    for list in ["frames", "events"] {
      if case .array(let entries)? = tree[list] { times += entries.map { $0["time"] } }
    }
    for case .some(.word(let word)) in times { return "a time is \(word)" }
    return nil
  }

  private static func faultOfTable(_ bytes: [UInt8]) -> String? {
    let words = ["nan", "-nan", "inf", "-inf", "infinity", "-infinity"]
    for cell in bytes.split(whereSeparator: { [0x2C, 0x0D, 0x0A].contains($0) }) {
      let text = String(decoding: cell, as: UTF8.self).lowercased()
      if words.contains(text) { return "a cell is \(text)" }
    }
    return nil
  }

  /// Every second piece between quotes is the value of an attribute: texts have theirs escaped.
  private static func faultOfPicture(_ bytes: [UInt8]) -> String? {
    let pieces = bytes.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    for index in stride(from: 1, to: pieces.count, by: 2) {
      let value = String(decoding: pieces[index], as: UTF8.self).lowercased()
      for word in ["nan", "inf", "∞", "none"] where value.contains(word) && value != "none" {
        return "an attribute is \(value.prefix(100))"
      }
    }
    return nil
  }

  private static func faultOfDoubles(_ bytes: [UInt8]) -> String? {
    let numbers = numbers(bytes, of: 8).map { Double(bitPattern: $0) }
    return numbers.contains(where: \.isInfinite) ? "a number is infinite" : nil
  }

  private static func faultOfFloats(_ bytes: [UInt8]) -> String? {
    let numbers = numbers(bytes, of: 4).map { Float(bitPattern: UInt32(truncatingIfNeeded: $0)) }
    return numbers.contains(where: \.isInfinite) ? "a number is infinite" : nil
  }

  private static func numbers(_ bytes: [UInt8], of size: Int) -> [UInt64] {
    stride(from: 0, to: bytes.count - size + 1, by: size).map { start in
      bytes[start..<start + size].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
  }

  private static func shown(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes.prefix(200), as: UTF8.self)
  }
}
