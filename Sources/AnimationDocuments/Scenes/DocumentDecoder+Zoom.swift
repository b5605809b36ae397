internal import AnimationEngine

// What a zoom is told: {"do":"push","source":<rect>,"destination":<rect>,"radius":[12,0]},
// {"do":"drag","progress":0.4}, {"do":"release","velocity":1.2} or {"do":"pop"}.

extension DocumentDecoder {
  /// Reads what a zoom is told; nil, reported, when something is wrong with it.
  mutating func zoomCommand(at node: Int) -> ZoomCommand? {
    var members = Members(of: node)
    guard gather(&members, "zoom is an object with an action, do") else { return nil }
    guard let node = members[.do] else {
      check(&members, allowed: .zoom, "zoom")
      _ = require(.do, of: members, "zoom")
      return nil
    }
    guard let name: ZoomAction = choice(at: node, "action of a zoom") else { return nil }
    check(&members, allowed: name.members.union([.do, .view]), name.owner)
    let view = members[.view].map { string(at: $0) } ?? ZoomCommand.defaultView
    let action = action(name, members)
    guard let view, let action else { return nil }
    return ZoomCommand(view: view, action)
  }

  private mutating func action(_ name: ZoomAction, _ members: Members) -> ZoomCommand.Action? {
    switch name {
    case .push: return push(members).map { .push($0) }
    case .drag:
      return require(.progress, of: members, name.owner).flatMap { number(at: $0) }.map {
        .drag(progress: $0)
      }
    case .release:
      return number(.velocity, of: members, default: 0).map { .release(velocity: $0) }
    case .pop: return .pop
    }
  }

  private mutating func push(_ members: Members) -> ZoomCommand.Zoom? {
    let owner = ZoomAction.push.owner
    let source = require(.source, of: members, owner).flatMap { rectangle(at: $0, "A source") }
    let destination = require(.destination, of: members, owner).flatMap {
      rectangle(at: $0, "A destination")
    }
    let radii = members[.radius].map { self.radii(at: $0) } ?? [0, 0]
    guard let source, let destination, let radii else { return nil }
    return ZoomCommand.Zoom(
      source: source, destination: destination, sourceRadius: radii[0],
      destinationRadius: radii[1])
  }

  private mutating func radii(at node: Int) -> [Double]? {
    guard tape[node].kind == .array, tape[node].count == 2 else {
      wrongType(at: node, "radius is a list of the corner radii of the source and of the view")
      return nil
    }
    let radii = tape.children(of: node).compactMap { amount(at: $0, "A corner radius") }
    return radii.count == 2 ? radii : nil
  }
}

/// The actions of a zoom by name.
enum ZoomAction: String, CaseIterable {
  case push, drag, release, pop

  fileprivate var members: WordSet {
    switch self {
    case .push: [.source, .destination, .radius]
    case .drag: [.progress]
    case .release: [.velocity]
    case .pop: []
    }
  }

  fileprivate var owner: String { "The action \(rawValue) of a zoom" }
}

extension WordSet {
  fileprivate static let zoom = ZoomAction.allCases.reduce([.do, .view] as WordSet) {
    $0.union($1.members)
  }
}
