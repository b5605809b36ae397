internal import AnimationEngine

/// The layout of a row written as JSON: `{"time":0,"values":{"scale":1,"offset":{"x":0,"y":0}}}`.
///
/// A row is a list of fields, each a fixed text followed by a value; the text after the last
/// value is the tail. Fields hold no references, because each is looked at once for every row.
struct SampleRowForm: Sendable {
  /// How a field's value is written; its numbers begin at index `first` of the row's numbers.
  enum Value: Hashable, Sendable {
    /// The index of the row.
    case frame
    case time
    case number
    /// An angle in degrees: `"15deg"`.
    case angle
    /// A rounded whole number: `{"integer":3}`.
    case integer
    /// A colour from four numbers: `"#ff3b30"`.
    case color
    /// A transform from sixteen numbers: `{"matrix":[…]}`.
    case matrix
    /// A text such as `{"path":"M0 0L10 10"}`, by its index in `texts`.
    case text(Int)
    /// A label, by the index of its property in `labels`.
    case label(Int)
    /// No value: the field is the tail.
    case none
  }

  struct Field: Hashable, Sendable {
    /// The range in ``words`` of the text before the value.
    var words: Range<Int>
    /// The length of the text before the value, in bytes.
    var count: Int
    var value: Value
    /// The index of the value's first number in the row.
    var first: Int
  }

  /// The sources of a row's numbers; the first is the time.
  private(set) var sources: [SampleSource] = [.time]
  /// The fields of a row in order; the last is the text after all values.
  private(set) var fields: [Field] = []
  /// The fixed texts of all fields, each beginning with a new word.
  private(set) var words: [UInt64] = []
  /// The labels of each discrete property.
  private(set) var labels: [[[UInt8]]] = []
  /// The texts that contain numbers, such as paths.
  private(set) var texts: [SampleText] = []
  private let values: SampleOptions.Values
  /// The number of bytes that writing a row may touch.
  private(set) var room = 8

  /// The layout of the rows of `samples`, each followed by `separator`.
  init(_ samples: WrittenSamples, _ options: SampleOptions, separator: String) {
    values = options.values
    let properties = SampledProperty.all(of: samples.written)
    var text = "{\"frame\":"
    add(&text, .frame, 0)
    text = ",\"time\":"
    add(&text, .time, 0)
    add(.value, "values", of: properties, to: &text)
    if options.includesVelocity {
      add(.velocity, "velocities", of: SampledProperty.all(of: samples.shown), to: &text)
    }
    if options.includesModel { add(.model, "model", of: properties, to: &text) }
    text += "}" + separator
    add(&text, .none, 0)
  }

  /// Adds an object of the values of all properties in the notation of documents, or of their velocities.
  private mutating func add(
    _ quantity: SampledQuantity, _ member: String, of properties: [SampledProperty],
    to text: inout String
  ) {
    text += ",\"\(member)\":{"
    for (index, property) in properties.enumerated() {
      if index > 0 { text += "," }
      text += String(decoding: SampleHeader.member(property.property.name), as: UTF8.self)
      if quantity == .velocity {
        addVelocity(of: property, to: &text)
      } else {
        addValue(of: property, quantity, to: &text)
      }
    }
    text += "}"
  }

  private mutating func addValue(
    of property: SampledProperty, _ quantity: SampledQuantity, to text: inout String
  ) {
    let first = sources.count
    sources += property.columns.map { .column(quantity, $0) }
    if let written = property.property.sampleText(values) {
      texts.append(written)
      return add(&text, .text(texts.count - 1), first)
    }
    switch property.property.type {
    case .number: add(&text, .number, first)
    case .angle: add(&text, .angle, first)
    case .integer: add(&text, .integer, first)
    case .color: add(&text, .color, first)
    case .transform: add(&text, .matrix, first)
    case .discrete:
      labels.append(property.property.writtenLabels(values).map { Array($0.utf8) })
      add(&text, .label(labels.count - 1), first)
    default: addComponents(of: property, first, to: &text)
    }
  }

  private mutating func addVelocity(of property: SampledProperty, to text: inout String) {
    if property.property.type == .path {
      text += "null"
      return
    }
    let first = sources.count
    sources += property.columns.map { .column(.velocity, $0) }
    if property.property.type.isScalar {
      add(&text, .number, first)
    } else {
      addComponents(of: property, first, to: &text)
    }
  }

  /// Adds components: a list for a vector, else an object.
  private mutating func addComponents(
    of property: SampledProperty, _ first: Int, to text: inout String
  ) {
    let isList = if case .vector = property.property.type { true } else { false }
    text += isList ? "[" : "{"
    for (index, (name, _)) in property.components.enumerated() {
      if index > 0 { text += "," }
      if !isList { text += "\"\(name)\":" }
      add(&text, .number, first + index)
    }
    text += isList ? "]" : "}"
  }

  /// Ends a field at the text collected for it.
  private mutating func add(_ text: inout String, _ value: Value, _ first: Int) {
    let fixed = FixedText(text)
    let start = words.count
    words += fixed.words
    fields.append(Field(words: start..<words.count, count: fixed.count, value: value, first: first))
    room += fixed.words.count * 8 + self.room(of: value)
    text = ""
  }

  /// The number of bytes that writing a value may touch.
  private func room(of value: Value) -> Int {
    switch value {
    case .time, .number, .frame: NumberWriter.room
    case .angle, .integer: NumberWriter.room + 24
    case .color: SampleColorText.room
    case .matrix: SampleMatrixText.room
    case .text(let index): texts[index].room
    case .label(let list): max(labels[list].map(\.count).max() ?? 0, 4)
    case .none: 0
    }
  }
}

/// A text that is written many times, kept in words of eight bytes.
struct FixedText: Sendable {
  /// The bytes, the first in the lowest place; the last word is padded with zeros.
  let words: [UInt64]
  /// The length of the text in bytes.
  let count: Int

  init(_ text: String) { self.init(Array(text.utf8)) }

  init(_ bytes: [UInt8]) {
    count = bytes.count
    words = stride(from: 0, to: bytes.count, by: 8).map { start in
      bytes[start..<min(start + 8, bytes.count)].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
  }

  /// Writes the text and returns the offset after it.
  @inline(__always)
  func write(to bytes: inout MutableRawSpan, at offset: Int) -> Int {
    for index in words.indices { bytes.put(words[index], at: offset &+ index &* 8) }
    return offset &+ count
  }
}
