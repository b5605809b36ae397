import AnimationDocuments
import AnimationEngine
import AnimationScenes

/// A piece of advice about a document, as `POST /v1/validate` reports it.
struct Warning: Hashable, Sendable {
  /// The JSON Pointer to the place in the document (RFC 6901).
  var pointer: String
  /// The code for the sort of advice.
  var code: String
  /// The message for people.
  var message: String

  /// The greatest number of warnings given about a document.
  static let mostGiven = 50
}

extension Warning {
  /// A piece of advice about a document and what it means.
  init(_ advice: Advice, about animation: ResolvedAnimation, in document: AnimationDocument) {
    // A keyframe may have `at` in place of `duration`, and a velocity may be that of a single member.
    pointer = document.nearestPlace(to: advice.pointer(in: animation))
    code = advice.code
    message = advice.message { animation.properties[$0].name }
  }
}

extension Advice {
  /// The JSON Pointer to the place that the advice is about.
  fileprivate func pointer(in animation: ResolvedAnimation) -> String {
    func escaped(_ property: Int) -> String {
      JSONPointer.escaped(animation.properties[property].name)
    }
    switch self {
    case .springCut(let track, let keyframe, _):
      return Advice.Place.keyframe(track: track, keyframe: keyframe).pointer + "/duration"
    case .velocityJump(let track, let keyframe):
      return Advice.Place.keyframe(track: track, keyframe: keyframe).pointer
    case .cannotAnimate(let property): return animation.place(ofMovedProperty: property)
    case .unchanged(let property): return "/from/\(escaped(property))"
    case .overlap(let track, _): return "/tracks/\(track)"
    case .suspiciousNumber(_, let place): return place.pointer
    case .scene(let advice): return advice.place.pointer(in: animation)
    case .velocityWithoutEffect(let property): return "/velocity/\(escaped(property))"
    }
  }

  fileprivate var code: String {
    switch self {
    case .springCut: "spring-cut"
    case .velocityJump: "velocity-jump"
    case .cannotAnimate: "cannot-animate"
    case .unchanged: "unchanged"
    case .overlap: "overlap"
    case .suspiciousNumber(let number, _): number.code.rawValue
    case .scene(let advice): advice.code.rawValue
    case .velocityWithoutEffect: "velocity-without-effect"
    }
  }

  fileprivate func message(name: (Int) -> String) -> String {
    switch self {
    case .springCut(_, _, let share):
      "The spring is cut while \(Self.percent(share)) % of its distance is left."
    case .velocityJump: "The velocity jumps where this keyframe begins."
    case .cannotAnimate(let property):
      "The values of \(name(property)) cannot be interpolated: they switch."
    case .unchanged(let property):
      "\(name(property)) stays as it is: \"to\" says nothing else of it. Give it a value there, or leave "
        + "it out of \"from\"."
    case .overlap(_, let later): "Track \(later) writes the same property; the later one wins."
    case .suspiciousNumber(let number, _): number.message
    case .scene(let advice): advice.message
    case .velocityWithoutEffect(let property):
      "The animation of \(name(property)) takes no velocity over."
    }
  }

  /// A fraction as percent, rounded to one decimal, which is enough for advice.
  private static func percent(_ share: Double) -> String {
    ((share * 1000).rounded() / 10).json
  }
}

extension Advice.Place {
  /// The JSON Pointer to this place in the document.
  fileprivate var pointer: String {
    switch self {
    case .animation: "/animation"
    case .ownAnimation(let index): "/animations/\(index)/animation"
    case .phase(let index): "/phases/\(index)/animation"
    case .trigger(let index): "/triggers/\(index)"
    case .keyframe(let track, let keyframe): "/tracks/\(track)/keyframes/\(keyframe)"
    case .timing(let member): "/timing/\(member.rawValue)"
    }
  }
}

extension ResolvedAnimation {
  /// The JSON Pointer to where the document animates a property that cannot be interpolated.
  fileprivate func place(ofMovedProperty property: Int) -> String {
    let name = JSONPointer.escaped(properties[property].name)
    switch content {
    case .animation: return "/to/\(name)"
    case .phases: return "/phases/0/values/\(name)"
    case .scene: return "/initial/\(name)"
    case .keyframes(let keyframes):
      let track = keyframes.tracks.firstIndex { $0.property == property }
      return track.map { "/tracks/\($0)" } ?? "/initial/\(name)"
    }
  }
}
