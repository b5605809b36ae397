/// An animation as code in Swift calls it, such as `.spring(response: 0.5, dampingFraction: 0.7)`.
enum SwiftCall {
  /// The greatest length of a call in bytes.
  private static let longest = 120

  /// The call as a document has it; nil for anything but one call of a `known` animation whose
  /// arguments are numbers.
  static func animation(_ text: String, among known: [String]) -> String? {
    guard text.utf8.count <= longest, text.hasSuffix(")"), let start = text.firstIndex(of: "("),
      let name = text[..<start].split(separator: ".").last.map(String.init), known.contains(name),
      let members = members(text[start...].dropFirst().dropLast())
    else { return nil }
    return members.isEmpty ? name : #"{"type":"\#(name)",\#(members.joined(separator: ","))}"#
  }

  /// The arguments as members of an object: four without labels are a Bézier curve.
  private static func members(_ arguments: Substring) -> [String]? {
    var (points, members): ([String], [String]) = ([], [])
    for argument in arguments.split(separator: ",") {
      let words = argument.split(separator: ":").map { $0.filter { $0 != " " } }
      guard let last = words.last, let number = Double(last), number.isFinite else { return nil }
      switch words.count {
      case 1: points.append(number.json)
      case 2 where words[0].allSatisfy({ $0.isLetter }):
        members.append(#""\#(labels[words[0]] ?? words[0])":\#(number.json)"#)
      default: return nil
      }
    }
    if points.isEmpty { return members }
    guard points.count == 4 else { return nil }
    return [#""curve":{"bezier":[\#(points.joined(separator: ","))]}"#] + members
  }

  /// Our names for labels of SwiftUI that are called otherwise here.
  private static let labels = ["dampingFraction": "dampingRatio"]
}
