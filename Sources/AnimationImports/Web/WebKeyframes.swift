import AnimationDocuments
import AnimationEngine

/// Reads keyframes of the Web Animations API in both notations.
enum WebKeyframes {
  /// Keyframes in either notation. A property with a value that a script computes is left out of all,
  /// and noted.
  static func all(
    _ json: JSONText, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> [StyleKeyframe] {
    var frames = try json.isArray ? list(json, &reading) : columns(json, &reading)
    let computed = computed(in: json, &reading)
    if computed.isEmpty { return frames }
    for index in frames.indices {
      frames[index].values.removeAll { computed.contains($0.name) }
    }
    return frames
  }

  /// The properties of which a script computes a value.
  private static func computed(in json: JSONText, _ reading: inout ImportReading) -> Set<String> {
    var names: Set<String> = []
    for object in json.isArray ? json.elements : [json] {
      for (name, value) in object.members {
        for part in list(value)
        where ScriptValue.isComputed(part, name, .script(part), &reading) {
          names.insert(plain(name))
        }
      }
    }
    return names
  }

  /// Keyframes as a list of objects: `[{"offset":0.3,"opacity":0,"easing":"ease"},…]`.
  private static func list(
    _ json: JSONText, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> [StyleKeyframe] {
    let elements = json.elements
    let objects = elements.filter(\.isObject)
    guard objects.count == elements.count else {
      reading.report(.wrongType, "A keyframe is an object.", at: json.place)
      return []
    }
    let offsets = offsets(objects.map { $0["offset"] }, at: json, &reading)
    var keyframes: [StyleKeyframe] = []
    for (object, offset) in zip(objects, offsets) {
      keyframes.append(try keyframe(object, at: offset, &reading))
    }
    return keyframes
  }

  private static func keyframe(
    _ json: JSONText, at offset: Double, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> StyleKeyframe {
    var keyframe = StyleKeyframe(offset: offset)
    var easing: UnitCurve?
    for (name, value) in json.members {
      switch name {
      case "offset", "computedOffset": break
      case "easing": easing = self.easing(value, &reading)
      case "composite": noteComposite(value, &reading)
      default:
        try reading.make(keyframes: 1, at: value.place)
        let name = plain(name)
        if let text = text(value, of: name, &reading) {
          keyframe.values.append(.init(name: name, text: text, place: value.place))
        }
      }
    }
    keyframe.leave(by: easing)
    return keyframe
  }

  /// Keyframes as lists by property: `{"opacity":[0,1],"offset":[0,0.8],"easing":["ease"]}`. Each
  /// list is spread evenly, and values at one place are a keyframe; offsets and easings are those of
  /// the keyframes in their order.
  private static func columns(
    _ json: JSONText, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> [StyleKeyframe] {
    if let composite = json["composite"] { noteComposite(composite, &reading) }
    var keyframes = try spread(json, &reading)
    let easings = list(json["easing"]).map { easing($0, &reading) }
    let stated = list(json["offset"])
    let offsets = offsets(
      keyframes.indices.map { $0 < stated.count ? stated[$0] : nil }, at: json["offset"] ?? json,
      &reading)
    for index in keyframes.indices {
      keyframes[index].offset = offsets[index]
      keyframes[index].leave(by: easings.isEmpty ? nil : easings[index % easings.count])
    }
    return keyframes
  }

  /// Keyframes with the values of lists that are spread evenly; a single value is at the end.
  private static func spread(
    _ json: JSONText, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> [StyleKeyframe] {
    var keyframes: [Double: StyleKeyframe] = [:]
    for (name, value) in json.members
    where !["offset", "easing", "composite"].contains(name) {
      try reading.make(keyframes: max(value.count, 1), at: value.place)
      // The name is looked up for each value.
      try reading.charge(
        WorkMeter.product(value.count, name.utf8.count, StyleName.workPerLetter))
      let (values, name) = (list(value), plain(name))
      for (index, element) in values.enumerated() {
        guard let text = text(element, of: name, &reading) else { continue }
        let offset = values.count == 1 ? 1 : Double(index) / Double(values.count - 1)
        keyframes[offset, default: StyleKeyframe(offset: offset)].values.append(
          .init(name: name, text: text, place: element.place))
      }
    }
    return keyframes.values.sorted { $0.offset < $1.offset }
  }

  /// A list as it is, or a single value as a list of one.
  private static func list(_ json: JSONText?) -> [JSONText] {
    guard let json else { return [] }
    return json.isArray ? json.elements : [json]
  }

  // MARK: Parts

  /// Offsets in 0...1 that do not fall; missing ones are evenly spaced.
  static func offsets(
    _ stated: [JSONText?], at json: JSONText, _ reading: inout ImportReading
  ) -> [Double] {
    var offsets = stated.map { $0?.number }
    guard !offsets.isEmpty else { return [] }
    let last = offsets.count - 1
    if offsets[last] == nil { offsets[last] = 1 }
    if offsets[0] == nil { offsets[0] = last == 0 ? 1 : 0 }
    var (result, gap) = ([Double](), 0)
    for offset in offsets {
      guard let offset else {
        gap += 1
        continue
      }
      let low = result.last ?? 0
      if offset < low || offset > 1 {
        reading.report(
          .notRising, "Offsets rise from 0 to 1: \(offset.json) does not.", at: json.place)
      }
      for step in 0..<gap {
        result.append(low + (offset - low) * Double(step + 1) / Double(gap + 1))
      }
      result.append(offset)
      gap = 0
    }
    return result
  }

  static func easing(_ json: JSONText, _ reading: inout ImportReading) -> UnitCurve? {
    if ScriptValue.isComputed(json, "easing", .script(json), &reading) { return nil }
    guard let text = json.text else {
      reading.report(.wrongType, "An easing is a text of CSS.", at: json.place)
      return nil
    }
    return reading.easing(text, at: json.place)
  }

  private static func noteComposite(_ json: JSONText, _ reading: inout ImportReading) {
    guard json.text != "replace", json.text != "auto" else { return }
    reading.ignore(
      "The composite \(json.written) adds to what is below, which is not known here: values replace.",
      at: json.place)
  }

  /// The CSS name of a property; two of them have other names in scripts.
  private static func plain(_ name: String) -> String {
    ["cssFloat": "float", "cssOffset": "offset"][name] ?? name
  }

  /// The text of a value, which may be a JSON number. Reports a problem and returns nil for other JSON.
  private static func text(
    _ json: JSONText, of name: String, _ reading: inout ImportReading
  ) -> String? {
    if let text = json.text { return text }
    if let number = json.number { return number.json }
    // What a script computes is noted once for all keyframes.
    if json["script"] != nil { return nil }
    reading.report(
      .wrongType, "The value of \"\(name.shortened)\" is a text of CSS or a number.",
      at: json.place)
    return nil
  }
}

extension StyleKeyframe {
  /// Leaves the keyframe, by all its values, with an easing.
  fileprivate mutating func leave(by easing: UnitCurve?) {
    self.easing = easing
    for index in values.indices { values[index].easing = easing }
  }
}
