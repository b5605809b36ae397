internal import AnimationEngine

/// The JSON of an answer's parts other than rows: kind, duration, events and properties.
enum SampleHeader {
  /// Appends `"kind":…,"duration":…`, the members that every answer begins with.
  static func appendOpening(_ samples: Samples, _ options: SampleOptions, to bytes: inout [UInt8]) {
    bytes += "\"kind\":".utf8
    JSONQuoting.write(options.kind, to: &bytes)
    bytes += ",\"duration\":".utf8
    NumberWriter().append(samples.duration ?? .nan, to: &bytes)
  }

  static func appendEvents(_ samples: Samples, to bytes: inout [UInt8]) {
    guard !samples.events.isEmpty else {
      bytes += none
      return
    }
    var text = JSONWriter()
    text.array { list in
      for event in samples.events { list.object { append(event, to: &$0) } }
    }
    bytes += text.bytes
  }

  private static let none = Array("[]".utf8)

  /// Appends the list of properties with their types.
  static func appendProperties(_ samples: Samples, to bytes: inout [UInt8]) {
    var text = JSONWriter()
    text.array { list in
      for property in samples.properties { list.object { append(property, to: &$0) } }
    }
    bytes += text.bytes
  }

  /// Appends `{"property":…,"type":…,"values":`.
  static func append(opening property: AnimatedProperty, to bytes: inout [UInt8]) {
    bytes += Self.property
    JSONQuoting.write(property.name, to: &bytes)
    bytes += Self.type
    bytes += property.type.name.utf8
    bytes += Self.values
  }

  // As lists of bytes, which are copied in half the time that texts take.
  private static let property = Array("{\"property\":".utf8)
  private static let type = Array(",\"type\":\"".utf8)
  private static let values = Array("\",\"values\":".utf8)

  /// A member's name in quotes with its colon.
  static func member(_ name: String) -> [UInt8] {
    var text = JSONWriter()
    text.name(name)
    return text.bytes
  }

  private static func append(_ property: AnimatedProperty, to text: inout JSONWriter) {
    text.member("property", property.name)
    text.member("type", property.type.name)
  }

  private static func append(_ event: TimelineEvent, to text: inout JSONWriter) {
    text.name("time")
    append(event.time, to: &text)
    for (name, value) in event.members {
      text.name(name)
      switch value {
      case .text(let value?): text.append(value)
      case .text(nil): text.appendNull()
      case .flag(let flag): text.append(flag)
      }
    }
  }

  private static func append(_ seconds: Double?, to text: inout JSONWriter) {
    if let seconds, seconds.isFinite { text.append(seconds) } else { text.appendNull() }
  }
}
