import AnimationEngine

/// A property of a view that a zoom changes.
enum ZoomMember: String, CaseIterable {
  case frame, radius, progress, shadow

  /// The name of this property for a view, such as `zoom.frame`.
  func name(of view: String) -> String { "\(view).\(rawValue)" }

  /// The type of the member's values.
  var type: PropertyType { self == .frame ? .rect : .number }

  /// The value at a share of the distance back: 0 gives the view's own, 1 its source's.
  func place(in ends: ZoomCommand.Zoom, _ part: Double) -> Components {
    let (own, source) = self.ends(of: ends)
    return own.advanced(to: source, by: part)
  }

  /// The difference from the view's own value to its source's.
  func distance(in ends: ZoomCommand.Zoom) -> Components {
    let (own, source) = self.ends(of: ends)
    return source - own
  }

  private func ends(of zoom: ZoomCommand.Zoom) -> (own: Components, source: Components) {
    switch self {
    case .frame: (zoom.destination.components, zoom.source.components)
    case .radius: ([zoom.destinationRadius], [zoom.sourceRadius])
    case .progress: ([1], [0])
    case .shadow: ([0], [zoom.sourceShadow])
    }
  }
}

/// The properties that zooms add, view by view. None of the views is there at first. The shadow
/// is added only if a source has one.
struct ZoomEffects {
  private var known: NameSet = []
  private(set) var properties: [EffectProperty] = []

  fileprivate mutating func add(_ member: ZoomMember, of view: String) {
    let name = member.name(of: view)
    guard known.insert(name).inserted else { return }
    properties.append(EffectProperty(name: name, type: member.type, initial: nil))
  }
}

extension ZoomCommand {
  func addEffects(to effects: inout SceneEffects, by transaction: SceneTransaction) {
    for member in [ZoomMember.frame, .radius, .progress] { effects.zooms.add(member, of: view) }
    if case .push(let ends) = action, ends.sourceShadow != 0 {
      effects.zooms.add(.shadow, of: view)
    }
    let lengths: [ZoomMember] = [.frame, .radius, .shadow]
    effects.lengths.formUnion(NameSet(lengths.map { $0.name(of: view) }))
  }
}
