public import AnimationDocuments
public import AnimationEngine

/// A language of another tool that animations are read from.
///
/// A format is a file that makes one value, and a line in ``all``.
public struct ImportFormat: Sendable {
  /// What the path calls it.
  public let name: String
  /// Whether a text is probably of this format.
  let recognises: @Sendable (ImportSource) -> Bool
  /// Reads a text of this format. What is wrong with it is reported to the reading, all of it; what no
  /// document can say is ignored there.
  let read: @Sendable (inout ImportReading) throws(DocumentRefusal) -> ImportedAnimation

  init(
    _ name: String, recognisedBy recognises: @escaping @Sendable (ImportSource) -> Bool,
    read: @escaping @Sendable (inout ImportReading) throws(DocumentRefusal) -> ImportedAnimation
  ) {
    (self.name, self.recognises, self.read) = (name, recognises, read)
  }

  /// The table of formats. The first one that recognises a text reads it where none is named.
  public static let all: [ImportFormat] = [lottie, dtcg, figma, gsap, waapi, motion, css]

  /// The name that stands for whichever format a text is of.
  public static let automatic = "auto"

  /// All names that the path takes.
  public static let names = all.map(\.name) + [automatic]

  /// The format of a name; nil for other names, and for ``automatic``.
  public init?(named name: some StringProtocol) {
    guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }
}

/// What was read from a text of another tool.
public struct Import: Sendable {
  /// The document that the source became.
  public let document: AnimationDocument
  /// What it does not say, in the order in which it was found.
  public let ignored: [ImportNote]
  /// The greatest distance of the document from what was read, in the unit of the component that is
  /// farthest off; 0 where it says the same.
  public let maximumError: Double

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - format: What it is written in; nil for whichever format recognises it.
  ///   - limits: What the text and the document may hold.
  ///   - meter: Is charged with the work.
  /// - Throws: All that is wrong with the text, each problem with its pointer or its line and column; what
  ///   the meter throws.
  /// - Complexity: O(length + keyframes of the document).
  public init(
    reading bytes: [UInt8], as format: ImportFormat?, within limits: Limits = .standard,
    meter: inout WorkMeter
  ) throws(DocumentRefusal) {
    let source = try ImportSource(bytes, within: limits, meter: &meter)
    let format = if let format { format } else { try Self.format(of: source) }
    var reading = ImportReading(source, within: limits, meter: meter)
    let animation = try format.read(&reading)
    try reading.check()
    let written = try ImportedDocument(animation, &reading)
    meter = reading.meter
    (document, maximumError) = (written.document, written.maximumError)
    ignored = reading.notes
  }

  private static func format(of source: ImportSource) throws(DocumentRefusal) -> ImportFormat {
    if let format = ImportFormat.all.first(where: { $0.recognises(source) }) { return format }
    let names = ImportFormat.all.map(\.name).joined(separator: ", ")
    throw DocumentRefusal(
      .invalidDocument,
      DocumentProblem(
        .unknownName, "This looks like none of \(names).", at: source.place(.whole),
        hint: "name the format in the place of auto: /v1/import/css, or inbetween import css"))
  }
}
