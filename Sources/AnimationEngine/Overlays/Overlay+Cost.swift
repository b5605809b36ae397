// What an overlay takes.

extension Overlay {
  /// What the overlay keeps beside itself, in bytes: its pieces, and the lane or path that they share.
  package var bytes: Int { 500 + pieces.count * MemoryLayout<OverlayPiece>.stride }
}

extension Components {
  /// What the vector takes beside itself, in bytes.
  package var extraBytes: Int { count > 4 ? 32 + 8 * (count - 4) : 0 }
}
