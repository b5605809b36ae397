extension Span<UInt8> {
  /// Whether the bytes are the same.
  func equals(_ other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index] != other[index] { return false }
    return true
  }
}
