internal import AnimationEngine

/// The JSON text of a document while forms write its members one after the other.
struct DocumentWriter {
  /// The JSON text so far.
  var json: JSONWriter
  /// The properties by index, which decide the names and notation of values.
  let properties: [AnimatedProperty]
  /// The initial values of the properties.
  var start: [Components] = []
  /// The index of the phase being written.
  var phaseIndex = 0
  /// The keyframe being written, and its track; nil outside of keyframes.
  var keyframe: WrittenPlace?
  /// The property or part whose values are being written.
  var part = PropertyPart.unknown
  /// The duration of a layer animation that states none, in seconds: that of its group.
  var layerDuration = MediaTiming.defaultDuration

  init(_ json: JSONWriter = JSONWriter(), properties: [AnimatedProperty] = []) {
    self.json = json
    self.properties = properties
  }

  mutating func object(_ body: (inout DocumentWriter) -> Void) {
    json.open(UInt8(ascii: "{"))
    body(&self)
    json.close(UInt8(ascii: "}"))
  }

  mutating func array(_ body: (inout DocumentWriter) -> Void) {
    json.open(UInt8(ascii: "["))
    body(&self)
    json.close(UInt8(ascii: "]"))
  }

  /// Writes the name of a member; its value has to follow.
  mutating func name(_ word: Word) { json.name(word.text) }
}

extension JSONWriter {
  /// Writes an object with the members of a value.
  mutating func append<Value>(_ value: Value, as form: ObjectForm<Value>) {
    append(value, as: Form<Value>(form, ""))
  }

  mutating func append<Value>(
    _ value: Value, as form: Form<Value>, properties: [AnimatedProperty] = []
  ) {
    // Moves the text out and back in: with two owners it would be copied.
    var writer = DocumentWriter(properties: properties)
    swap(&writer.json, &self)
    form.write(value, &writer)
    swap(&writer.json, &self)
  }
}
