import AnimationDocuments
import AnimationEngine

extension GSAPSettings {
  /// Notes what the variables of a timeline say that is not imported, and those of the defaults for its
  /// tweens.
  ///
  /// - Complexity: O(members), which is charged.
  static func noteOthers(
    ofTimeline vars: JSONText, _ reading: inout ImportReading, _ place: (JSONText) -> SourcePlace
  ) throws(DocumentRefusal) {
    try noteOthers(in: vars, named: "vars", but: readOfTimeline, &reading, place)
    if let defaults = vars["defaults"] {
      try noteOthers(ofDefaults: defaults, &reading, place)
    }
  }

  /// The variables of a timeline that are imported, or change nothing that moves; in JSON with its name and
  /// the list of its tweens.
  private static let readOfTimeline: Set = [
    "defaults", "delay", "repeat", "repeatDelay", "yoyo", "id", "data", "smoothChildTiming",
    "autoRemoveChildren", "timeline", "name",
  ]

  /// Notes what defaults for tweens say that is not imported. An ease is told by the tweens that take it.
  ///
  /// - Complexity: O(members), which is charged.
  static func noteOthers(
    ofDefaults defaults: JSONText, _ reading: inout ImportReading,
    _ place: (JSONText) -> SourcePlace
  ) throws(DocumentRefusal) {
    let read = GSAPTween.read.subtracting(["keyframes", "defaults"])
    try noteOthers(in: defaults, named: "defaults", but: read, &reading, place)
  }

  /// Notes the members of an object that are not read, or that a script computes.
  ///
  /// - Complexity: O(members), which is charged.
  static func noteOthers(
    in object: JSONText, named name: String, but read: Set<String>,
    _ reading: inout ImportReading, _ place: (JSONText) -> SourcePlace
  ) throws(DocumentRefusal) {
    if ScriptValue.isComputed(object, name, place(object), &reading) { return }
    try reading.charge(
      WorkMeter.product(object.count, GSAPTimeline.workPerMember) + object.length / 16)
    for (name, value) in object.members where !name.hasPrefix("ease") || !read.contains(name) {
      note(name, value, unless: read.contains(name), &reading, place)
    }
  }

  /// Notes a member that a script computes, or that is not read.
  static func note(
    _ name: String, _ value: JSONText, unless isRead: Bool, _ reading: inout ImportReading,
    _ place: (JSONText) -> SourcePlace
  ) {
    if ScriptValue.isComputed(value, name, place(value), &reading) || isRead { return }
    reading.ignore(
      "\"\(name.shortened)\" has no place in a document: it is left out.", at: place(value))
  }
}
