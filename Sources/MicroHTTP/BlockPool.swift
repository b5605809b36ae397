/// Buffers for streamed answers, shared by all connections: there are as many threads as
/// connections, and few of them stream at a time.
final class BlockPool: Sendable {
  private let blocks = Lock<[[UInt8]]>([])

  /// The number of buffers kept, and the greatest size of one: 16 MiB in all, and half of it with
  /// the usual 256 KiB.
  private static let count = 32
  private static let size = 512 << 10

  /// An empty buffer, with the capacity of a returned one if there is any.
  func take() -> [UInt8] { blocks.withLock { $0.popLast() } ?? [] }

  /// Takes a buffer back; its bytes are discarded, its capacity is kept.
  func give(_ block: consuming [UInt8]) {
    guard 1...Self.size ~= block.capacity else { return }
    block.removeAll(keepingCapacity: true)
    let kept = block
    blocks.withLock { blocks in
      if blocks.count < Self.count { blocks.append(kept) }
    }
  }
}
