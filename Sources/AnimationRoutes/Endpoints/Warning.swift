import AnimationDocuments
import AnimationEngine
import AnimationScenes

/// A piece of advice about a document as `POST /v1/validate` writes it.
struct Warning: Hashable, Sendable {
  /// The place in the document (RFC 6901).
  var pointer: String
  /// A word for the sort of advice.
  var code: String
  /// One sentence.
  var message: String

  /// The most that are given about one document.
  static let mostGiven = 50
}

extension Warning {
  init(_ advice: Advice, about animation: ResolvedAnimation) {
    func name(_ property: Int) -> String { animation.properties[property].name }
    switch advice {
    case .springCut(let track, let keyframe, let share):
      pointer = "/tracks/\(track)/keyframes/\(keyframe)/duration"
      code = "spring-cut"
      message = "The spring is cut while \(Self.percent(share)) % of its way are left."
    case .velocityJump(let track, let keyframe):
      pointer = "/tracks/\(track)/keyframes/\(keyframe)"
      code = "velocity-jump"
      message = "The velocity jumps where this keyframe begins."
    case .cannotAnimate(let property):
      pointer = animation.place(ofMovedProperty: property)
      code = "cannot-animate"
      message = "The values of \(name(property)) cannot be interpolated: they switch."
    case .unchanged(let property):
      pointer = "/from/\(Self.escaped(name(property)))"
      code = "unchanged"
      message =
        "\(name(property)) stays as it is: \"to\" says nothing else of it. Give it a value there, or leave "
        + "it out of \"from\"."
    case .overlap(let track, let later):
      pointer = "/tracks/\(track)"
      code = "overlap"
      message = "Track \(later) writes the same property; the later one wins."
    case .suspiciousNumber(let number, let place):
      pointer = place.pointer
      code = number.code.rawValue
      message = number.message
    case .scene(let advice):
      pointer = advice.place.pointer(in: animation)
      code = advice.code.rawValue
      message = String(String.UnicodeScalarView(advice.message.unicodeScalars.prefix(400)))
    case .velocityWithoutEffect(let property):
      pointer = "/velocity/\(Self.escaped(name(property)))"
      code = "velocity-without-effect"
      message = "The animation of \(name(property)) takes no velocity over."
    }
  }

  /// One digit behind the point is enough for advice.
  private static func percent(_ share: Double) -> String {
    JSONNumber.text((share * 1000).rounded() / 10)
  }

  /// A name as a part of a JSON Pointer.
  fileprivate static func escaped(_ name: String) -> String {
    name.reduce(into: "") { text, character in
      switch character {
      case "~": text += "~0"
      case "/": text += "~1"
      default: text.append(character)
      }
    }
  }
}

extension Advice.Place {
  /// The place in the document.
  fileprivate var pointer: String {
    switch self {
    case .animation: "/animation"
    case .phase(let index): "/phases/\(index)/animation"
    case .keyframe(let track, let keyframe): "/tracks/\(track)/keyframes/\(keyframe)"
    case .timing(let member): "/timing/\(member.rawValue)"
    }
  }
}

extension ResolvedAnimation {
  /// Where the document moves a property that cannot move.
  fileprivate func place(ofMovedProperty property: Int) -> String {
    let name = Warning.escaped(properties[property].name)
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
