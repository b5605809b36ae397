internal import AnimationEngine

/// Writes what documents mean as JSON; what forms write into.
struct DocumentWriter {
  /// The text so far.
  var json: JSONWriter
  /// The properties by their numbers, which say how values are written and what they are called.
  let properties: [AnimatedProperty]
  /// Where the properties stand before what is written.
  var start: [Components] = []
  /// Which phase is written.
  var phaseIndex = 0
  /// Where a keyframe is written.
  var keyframe: WrittenPlace?
  /// The part of a property whose values are written.
  var part = PropertyPart.unknown
  /// How long an animation of a layer lasts that states no duration.
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

  /// Writes the name of a member; its value comes next.
  mutating func name(_ word: Word) { json.name(word.text) }
}

extension JSONWriter {
  /// Writes an object of the members that a value has.
  mutating func append<Value>(_ value: Value, as form: ObjectForm<Value>) {
    append(
      value,
      as: Form<Value>(.null) { _, _ in
        nil
      } write: { value, text in
        text.object { form.writeMembers(value, &$0) }
      })
  }

  /// Writes a value in its form.
  mutating func append<Value>(
    _ value: Value, as form: Form<Value>, properties: [AnimatedProperty] = []
  ) {
    // The text changes hands: with two owners it would be copied.
    var writer = DocumentWriter(properties: properties)
    swap(&writer.json, &self)
    form.write(value, &writer)
    swap(&writer.json, &self)
  }
}
