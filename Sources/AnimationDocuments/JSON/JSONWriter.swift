/// Writes compact JSON, with members in the order of the calls.
///
/// Commas are added automatically. It is meant for documents and problems, which are small;
/// samples have faster writers.
struct JSONWriter {
  /// The JSON text so far.
  private(set) var bytes: [UInt8] = []
  /// Whether the next value or member needs a comma before it.
  private var needsComma = false

  // MARK: - Structure

  mutating func object(_ body: (inout JSONWriter) -> Void) {
    enclosed(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }

  mutating func array(_ body: (inout JSONWriter) -> Void) {
    enclosed(UInt8(ascii: "["), UInt8(ascii: "]"), body)
  }

  /// Writes the name of a member; its value has to follow.
  mutating func name(_ name: String) {
    separate()
    quote(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  private mutating func enclosed(
    _ opening: UInt8, _ closing: UInt8, _ body: (inout JSONWriter) -> Void
  ) {
    open(opening)
    body(&self)
    close(closing)
  }

  mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  // MARK: - Values

  mutating func append(_ text: String) {
    separate()
    quote(text)
  }

  mutating func append(_ number: Int) {
    separate()
    bytes.append(whole: number)
  }

  /// Writes a number in the fewest digits that read back as the same; it has to be finite.
  mutating func append(_ number: Double) {
    precondition(number.isFinite, "JSON has no \(number)")
    separate()
    NumberWriter().append(number, to: &bytes)
  }

  mutating func append(_ truth: Bool) {
    separate()
    bytes += (truth ? "true" : "false").utf8
  }

  /// Writes a value that is already JSON text.
  mutating func append(json: String) {
    separate()
    bytes += json.utf8
  }

  mutating func appendNull() { append(json: "null") }

  private mutating func quote(_ text: String) { JSONQuoting.write(text, to: &bytes) }
}
