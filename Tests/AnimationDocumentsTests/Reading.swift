import AnimationEngine
import AnimationScenes
import Testing

@testable import AnimationDocuments

/// The tape of a text.
func read(_ text: String, maxDepth: Int = 64) throws -> JSONTape {
  try JSONReader.read(Array(text.utf8), maxDepth: maxDepth)
}

/// The document that a text is.
func document(_ text: String, within limits: Limits = .standard) throws -> AnimationDocument {
  try AnimationDocument(decoding: Array(text.utf8), within: limits)
}

/// What a document means.
func resolved(_ text: String) throws -> ResolvedAnimation { try document(text).resolved() }

extension AnimationDocument {
  /// The document that is made of what this one means, not of how it was written.
  func rewritten() throws -> AnimationDocument {
    AnimationDocument(try resolved(), name: name, description: description)
  }

  /// The canonical text.
  var text: String { String(decoding: encoded(), as: UTF8.self) }
}

/// Writes a document as it was sent and by what it means, reads both, and expects the same meaning and the
/// same texts. Returns the second text.
@discardableResult
func checkRoundTrip(_ sent: AnimationDocument) throws -> String {
  let meant = try sent.rewritten()
  for document in [sent, meant] {
    let again = try AnimationDocument(decoding: document.encoded())
    #expect(again.text == document.text)
    #expect(again == document, "\(document.text)")
  }
  #expect(try AnimationDocument(decoding: meant.encoded()).rewritten().text == meant.text)
  return meant.text
}

/// Why a text is refused.
func refusal(
  of text: String, within limits: Limits = .standard,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> DocumentRefusal {
  try #require(throws: DocumentRefusal.self, "\(text)", sourceLocation: sourceLocation) {
    try document(text, within: limits).play(within: limits)
  }
}

/// Checks all problems of a text, each as its pointer behind `prefix` and its code: `/from/x wrong-type`.
@discardableResult
func checkProblems(
  of text: String, _ problems: [String], behind prefix: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> DocumentRefusal {
  let refusal = try refusal(of: text, sourceLocation: sourceLocation)
  let found = refusal.problems.map {
    "\(($0.pointer ?? "").dropFirst(prefix.count)) \($0.code.rawValue)"
  }
  #expect(found == problems, "\(refusal.problems.map(\.message))", sourceLocation: sourceLocation)
  for problem in refusal.problems {
    #expect(problem.pointer?.hasPrefix(prefix) == true, sourceLocation: sourceLocation)
    #expect(problem.message.hasSuffix("."), "\(problem.message)", sourceLocation: sourceLocation)
  }
  return refusal
}

extension AnimationDocument {
  /// Compiles what the document means: what reading alone does not find is refused then.
  func play(within limits: Limits = .standard) throws(DocumentRefusal) {
    let animation = try resolved(within: limits)
    var meter = WorkMeter()
    do {
      _ = try animation.compiled(
        within: CompilationLimits(steps: limits.maxEvents), meter: &meter)
    } catch {
      throw DocumentRefusal(error)
    }
  }
}

/// A document that animates the property `x` from 0 to 1.
func animated(_ animation: String) -> String {
  #"{"kind":"animation","from":{"x":0},"to":{"x":1},"animation":\#(animation)}"#
}

/// The animation of such a document.
func animation(_ text: String) throws -> Animation {
  guard case .animation(let single) = try resolved(animated(text)).content else {
    throw WrongKind()
  }
  return single.animation
}

/// A document with one track on a property whose first value is given.
func tracked(_ value: String, _ keyframes: String, property: String = "p") -> String {
  #"{"kind":"keyframes","initial":{"p":\#(value)},"#
    + #""tracks":[{"property":"\#(property)","keyframes":[\#(keyframes)]}]}"#
}

/// The keyframes of such a document.
func keyframes(
  _ value: String, _ keyframes: String, property: String = "p"
) throws -> [Keyframe<Components>] {
  guard
    case .keyframes(let animation) = try resolved(tracked(value, keyframes, property: property))
      .content
  else { throw WrongKind() }
  return try #require(animation.tracks.first).keyframes
}

/// The first value of a property and its type.
func value(_ text: String) throws -> (type: PropertyType, components: Components) {
  let animation = try resolved(#"{"kind":"keyframes","initial":{"p":\#(text)}}"#)
  guard case .keyframes(let keyframes) = animation.content else { throw WrongKind() }
  return (animation.properties[0].type, keyframes.initial[0])
}

/// A document turned out to be of another kind than its test expects.
struct WrongKind: Error {}
