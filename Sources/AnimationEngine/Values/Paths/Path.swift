/// An outline: commands and the numbers that they take, as SVG writes them.
///
/// Two paths with the same commands have every shape between them, number by number; whether a
/// command was written relative or absolute makes no difference.
///
///     let square = try Path(svg: "m10 10h20v20h-20z")
///     square.svgText      // "M10 10H30V30H10Z"
///     square.numbers      // [10, 10, 30, 30, 10]
public struct Path: Hashable, Sendable {
  /// The commands, all absolute.
  public let structure: PathStructure
  /// The numbers of the commands in order, the flags of arcs among them as 0 and 1.
  public let numbers: [Double]

  /// The path of an SVG path data text (SVG 2, section 9.3; also numbers as in `1.`, which SVG 1.1
  /// allows).
  ///
  /// Every command, absolute and relative, with all that the grammar leaves out: repeated letters,
  /// separators before a sign or a second decimal point, spaces around flags. A text without
  /// commands is a path without them. What a browser would draw up to an error is not a path here:
  /// an error is thrown that says where it is. Numbers that no double holds are errors too.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public init(svg text: String) throws(ValueSyntaxError) {
    var reader = PathReader(text)
    try reader.read()
    structure = PathStructure(reader.commands)
    numbers = reader.numbers
  }

  /// The path of a structure with these numbers.
  ///
  /// - Precondition: there are as many as the structure takes.
  public init(structure: PathStructure, numbers: [Double]) {
    precondition(
      numbers.count == structure.numberCount,
      "\(numbers.count) numbers for a path of \(structure.numberCount)")
    self.structure = structure
    self.numbers = numbers
  }

  /// The path in absolute commands with numbers as short as possible; ``init(svg:)`` reads it as the
  /// same path where all numbers are finite and flags are 0 or 1.
  ///
  /// - Complexity: O(numbers).
  public var svgText: String { structure.svgText(numbers: numbers) }
}

extension Path: CustomStringConvertible {
  /// The same as ``svgText``.
  public var description: String { svgText }
}
