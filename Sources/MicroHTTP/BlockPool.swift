/// Buffers for answers that are made while they are sent, shared by all
/// connections: there are as many threads as connections, and few of them
/// stream.
final class BlockPool: Sendable {
  private let blocks = Lock<[[UInt8]]>([])

  /// Buffers kept, and the most bytes of one that is kept: 16 MiB in all, and
  /// with blocks of the usual 256 KiB half of it.
  private static let count = 32
  private static let size = 512 << 10

  /// An empty buffer, with the room of an earlier one if there is one.
  func take() -> [UInt8] { blocks.withLock { $0.popLast() } ?? [] }

  /// Takes a buffer back; its bytes are forgotten, its room is kept.
  func give(_ block: consuming [UInt8]) {
    guard 1...Self.size ~= block.capacity else { return }
    block.removeAll(keepingCapacity: true)
    let kept = block
    blocks.withLock { blocks in
      if blocks.count < Self.count { blocks.append(kept) }
    }
  }
}
