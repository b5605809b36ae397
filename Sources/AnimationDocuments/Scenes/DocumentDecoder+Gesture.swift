internal import AnimationEngine

// A movement by hand: {"property":"x","samples":[[0,0],[0.1,12]],"animation":"interactiveSpring"}.

extension DocumentDecoder {
  /// Reads a gesture of the event whose time is at the node `start`; nil, reported, when something
  /// is wrong with it.
  mutating func gesture(at node: Int, from start: Int?) -> Gesture? {
    var members = Members(of: node)
    guard gather(&members, "A gesture is an object") else { return nil }
    check(&members, allowed: [.property, .samples, .animation], "A gesture")
    let before = problems.total
    let part = require(.property, of: members, "A gesture").flatMap { followingPart(at: $0) }
    let start = start.flatMap { tape[$0].kind == .number ? tape[$0].number : nil }
    let samples = require(.samples, of: members, "A gesture").flatMap {
      self.samples(at: $0, of: part ?? .unknown, from: start ?? 0)
    }
    let animation = members[.animation].flatMap { optionalAnimation(at: $0) }
    guard let part, let samples, problems.total == before else { return nil }
    return Gesture(
      property: part.property, components: part.components, samples: samples,
      animation: animation)
  }

  /// An animation, or nil for `null`; nil too, reported, when it is wrong.
  mutating func optionalAnimation(at node: Int) -> Animation? {
    tape[node].kind == .null ? nil : animation(at: node)
  }

  private mutating func followingPart(at node: Int) -> PropertyPart? {
    guard tape[node].kind == .string else {
      wrongType(at: node, "The name of a property belongs here")
      return nil
    }
    guard let part = part(named: node) else { return nil }
    guard table.canRead(part), table.properties[part.property].type == .discrete else {
      return part
    }
    report(.wrongType, at: node, "A hand moves numbers; \(quoted(node)) is a discrete value.")
    return nil
  }

  private mutating func samples(
    at node: Int, of part: PropertyPart, from start: Double
  ) -> [Gesture.Sample]? {
    guard let elements = list(at: node, "samples is a list of pairs of a time and a value") else {
      return nil
    }
    guard tape[node].count > 0 else {
      report(.empty, at: node, "A gesture has at least one sample.")
      return nil
    }
    let before = problems.total
    var samples: [Gesture.Sample] = []
    var last = 0.0
    for element in elements {
      let sample = sample(at: element, of: part, from: start, after: &last)
      if let sample { samples.append(sample) }
    }
    return problems.total == before ? samples : nil
  }

  private mutating func sample(
    at node: Int, of part: PropertyPart, from start: Double, after last: inout Double
  ) -> Gesture.Sample? {
    guard tape[node].kind == .array, tape[node].count == 2 else {
      wrongType(at: node, "A sample is a list of a time and a value")
      return nil
    }
    let time = sampleTime(at: node + 1, from: start, after: last)
    last = time ?? last
    let value = value(at: tape.end(of: node + 1), of: part)
    guard let time, let value else { return nil }
    return Gesture.Sample(time: time, value: value)
  }

  private mutating func sampleTime(at node: Int, from start: Double, after last: Double) -> Double?
  {
    guard let time = amount(at: node, "The time of a sample") else { return nil }
    guard time >= last else {
      report(
        .notRising, at: node,
        "The times of samples do not fall; this is \(quoted(node)) after \(last.sentence).")
      return nil
    }
    guard (start + time).isFinite else {
      report(.numberRange, at: node, "No double holds a time as late as \(quoted(node)).")
      return nil
    }
    return time
  }
}
