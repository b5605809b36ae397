public import AnimationDocuments
public import AnimationEngine

/// A format of another tool from which animations are imported.
///
/// Each format is made in a file of its own and listed in ``all``.
public struct ImportFormat: Sendable {
  /// The name of the format in the path of a URL.
  public let name: String
  /// Whether a text is probably of this format.
  let recognises: @Sendable (ImportSource) -> Bool
  /// Reads a text of this format. Faults are reported to the reading, which goes on; what
  /// documents cannot express is noted there as ignored.
  let read: @Sendable (inout ImportReading) throws(DocumentRefusal) -> ImportedAnimation

  init(
    _ name: String, recognisedBy recognises: @escaping @Sendable (ImportSource) -> Bool,
    read: @escaping @Sendable (inout ImportReading) throws(DocumentRefusal) -> ImportedAnimation
  ) {
    (self.name, self.recognises, self.read) = (name, recognises, read)
  }

  /// All formats. If none is named, the first one that recognises a text reads it.
  public static let all: [ImportFormat] = [lottie, dtcg, figma, gsap, waapi, motion, css]

  /// The name for recognising the format automatically.
  public static let automatic = "auto"

  /// All names allowed in the path.
  public static let names = all.map(\.name) + [automatic]

  /// The format with a name; nil for other names and for ``automatic``.
  public init?(named name: some StringProtocol) {
    guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }
}

/// The result of importing a text from another tool.
public struct Import: Sendable {
  /// The document made from the source.
  public let document: AnimationDocument
  /// Notes on what the document leaves out, in the order in which it was found.
  public let ignored: [ImportNote]
  /// The greatest distance of the document from the source, in the unit of the worst component; 0
  /// if it is exact.
  public let maximumError: Double

  /// Reads a text of another tool.
  ///
  /// - Parameters:
  ///   - format: The format of the text; nil to recognise it.
  ///   - limits: The limits of the text and the document.
  ///   - meter: The meter that is charged for the work.
  /// - Throws: All that is wrong with the text, each problem with its pointer or its line and
  ///   column. Also the meter's refusal of the work.
  /// - Complexity: O(length + keyframes of the document).
  public init(
    reading bytes: [UInt8], as format: ImportFormat?, within limits: Limits = .standard,
    meter: inout WorkMeter
  ) throws(DocumentRefusal) {
    let source = try ImportSource(bytes, within: limits, meter: &meter)
    if Self.isDocument(source) { throw Self.noImport(of: source) }
    let format = if let format { format } else { try Self.format(of: source) }
    var reading = ImportReading(source, within: limits, meter: meter)
    let animation = try format.read(&reading)
    try reading.check()
    let written = try ImportedDocument(animation, &reading)
    meter = reading.meter
    (document, maximumError) = (written.document, written.maximumError)
    ignored = reading.toldNotes
  }

  private static func format(of source: ImportSource) throws(DocumentRefusal) -> ImportFormat {
    if let format = ImportFormat.all.first(where: { $0.recognises(source) }) { return format }
    let names = ImportFormat.all.map(\.name).joined(separator: ", ")
    throw DocumentRefusal(
      .invalidDocument,
      DocumentProblem(
        .unknownName, "This looks like none of \(names).", at: source.whole,
        hint: "name the format in the place of auto: /v1/import/css, or inbetween import css"))
  }

  /// The refusal of a document, whose members other formats have too, with other meanings.
  private static func noImport(of source: ImportSource) -> DocumentRefusal {
    DocumentRefusal(
      .invalidDocument,
      DocumentProblem(
        .unknownName, "This is a document already: it needs no import.", at: source.whole))
  }

  /// Whether a text is one of our own documents.
  private static func isDocument(_ source: ImportSource) -> Bool {
    source.json?["kind"]?.text.flatMap(AnimationDocument.Kind.init) != nil
  }
}
