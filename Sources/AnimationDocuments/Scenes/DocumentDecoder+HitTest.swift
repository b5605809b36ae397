internal import AnimationEngine

// A question which view is at a point: {"point":{"x":1,"y":2}}.

extension DocumentDecoder {
  /// Reads the point of a hit test; nil, reported, when there is none.
  mutating func hitPoint(at node: Int) -> Point? {
    var members = Members(of: node)
    guard gather(&members, "hitTest is an object with a point") else { return nil }
    check(&members, allowed: [.point], "hitTest")
    guard let node = require(.point, of: members, "hitTest") else { return nil }
    var point = Members(of: node)
    guard gather(&point, "A point is an object with x and y") else { return nil }
    check(&point, allowed: .point, "A point")
    let x = require(.x, of: point, "A point").flatMap { number(at: $0) }
    let y = require(.y, of: point, "A point").flatMap { number(at: $0) }
    guard let x, let y else { return nil }
    return Point(x: x, y: y)
  }
}
