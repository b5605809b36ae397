// The memory that overlays take.

extension Overlay {
  /// The heap memory of the overlay, in bytes: its pieces, and the lane or path that they share.
  package var bytes: Int { 500 + pieces.count * MemoryLayout<OverlayPiece>.stride }
}

extension Components {
  /// The heap memory of the vector, in bytes; up to four components are stored inline.
  package var extraBytes: Int { count > 4 ? 32 + 8 * (count - 4) : 0 }
}
