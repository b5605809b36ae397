// What an overlay takes.

extension Overlay {
  /// What the overlay keeps beside itself, in bytes.
  package var bytes: Int {
    switch form {
    case .addition(let interval, _): 500 + interval.extraBytes
    case .replacement(let from, _, _): 500 + 2 * from.extraBytes
    case .cycles(let cycles): 200 + cycles.cycles.count * MemoryLayout<BlockCycles.Cycle>.stride
    case .driven(let interpolation): 300 + 2 * interpolation.from.extraBytes
    case .layer: 300
    }
  }
}

extension Components {
  /// What the vector takes beside itself, in bytes.
  package var extraBytes: Int { count > 4 ? 32 + 8 * (count - 4) : 0 }
}
