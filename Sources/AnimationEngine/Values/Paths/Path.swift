/// A vector path: commands and their numbers, as in SVG.
///
/// Two paths with the same commands can be interpolated number by number; it does not matter
/// whether a command was written relative or absolute.
///
///     let square = try Path(svg: "m10 10h20v20h-20z")
///     square.svgText      // "M10 10H30V30H10Z"
///     square.numbers      // [10, 10, 30, 30, 10]
public struct Path: Hashable, Sendable {
  /// The commands, converted to absolute ones.
  public let structure: PathStructure
  /// The numbers of the commands in order, including the flags of arcs as 0 and 1.
  public let numbers: [Double]

  /// Parses SVG path data (SVG 2, section 9.3, and numbers such as `1.`, which SVG 1.1 allows).
  ///
  /// It supports every command, absolute and relative, and all that the grammar lets one omit:
  /// repeated letters, separators before a sign or a second decimal point, spaces around flags. A
  /// text without commands is an empty path. Unlike a browser, which draws the path up to an error,
  /// it throws an error with the position. Numbers beyond the range of doubles are errors too.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public init(svg text: String) throws(ValueSyntaxError) {
    var reader = PathReader(text)
    try reader.read()
    structure = PathStructure(reader.commands)
    numbers = reader.numbers
  }

  /// Creates the path with a structure and its numbers.
  ///
  /// - Precondition: There are as many numbers as the structure takes.
  public init(structure: PathStructure, numbers: [Double]) {
    precondition(
      numbers.count == structure.numberCount,
      "\(numbers.count) numbers for a path of \(structure.numberCount)")
    self.structure = structure
    self.numbers = numbers
  }

  /// The path data in absolute commands, with numbers as short as possible; ``init(svg:)`` parses
  /// it as the same path where all numbers are finite and flags are 0 or 1.
  ///
  /// - Complexity: O(numbers).
  public var svgText: String { structure.svgText(numbers: numbers) }
}

extension Path: CustomStringConvertible {
  /// The path data; see ``svgText``.
  public var description: String { svgText }
}
