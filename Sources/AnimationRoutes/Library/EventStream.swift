public import AnimationLibrary

/// The changes of the library as server-sent events, from one moment on.
///
/// The value says what to send next; waiting is left to whoever sends it.
public struct EventStream: Sendable {
  private let store: any AnimationStore
  private let name: AnimationName?
  /// The latest change that has been sent, or that need not be sent.
  private var position: ChangeNumber

  /// The events after a change, of one animation, or of all for nil.
  init(of store: any AnimationStore, name: AnimationName?, after position: ChangeNumber) {
    (self.store, self.name, self.position) = (store, name, position)
  }

  /// Signals when there may be more to send.
  public var signal: ChangeSignal { store.signal }

  /// The text before the first event: the milliseconds after which a client reconnects, and the
  /// id from which it then continues.
  public var opening: [UInt8] { Array("retry: 2000\nid: \(position.number)\n\n".utf8) }

  /// The comment to send when nothing has happened for a while, which shows whether the client is
  /// still there.
  public static let heartbeat: [UInt8] = Array(":\n\n".utf8)

  /// The greatest number of events read from the library at once.
  private static let most = 100

  /// Appends the changes since the last call and returns whether there are more at once.
  ///
  /// - Throws: What the store throws; the stream cannot continue then.
  /// - Complexity: O(changes of the library since the last call).
  public mutating func next(into buffer: inout [UInt8]) throws(StoreError) -> Bool {
    // Read before the changes, so that none up to it is missed. A stream of all animations gets
    // it from them.
    let latest = name == nil ? position : try store.latestChange()
    let changes = try store.changes(after: position, name: name, limit: Self.most)
    for change in changes { buffer.append(contentsOf: Self.text(of: change).utf8) }
    let told = changes.last?.number ?? position
    let isMore = changes.count == Self.most
    position = isMore ? told : max(told, latest)
    return isMore
  }

  private static func text(of change: Change) -> String {
    "id: \(change.number.number)\nevent: \(change.kind.rawValue)\n"
      + "data: \(LibraryText.text(of: change))\n\n"
  }
}
