public import AnimationLibrary

/// What happens in the library as server-sent events, from one moment on.
///
/// A value says what is to be sent next. Waiting for it is left to who sends it.
public struct EventStream: Sendable {
  private let store: any AnimationStore
  private let name: AnimationName?
  /// The last change that was told of, or of which nothing is to be told.
  private var position: ChangeNumber

  /// The events of one name, or of all for nil, after a change.
  init(of store: any AnimationStore, name: AnimationName?, after position: ChangeNumber) {
    (self.store, self.name, self.position) = (store, name, position)
  }

  /// Calls when there may be more to send.
  public var signal: ChangeSignal { store.signal }

  /// What stands before the first event: how many milliseconds a client waits before it comes again,
  /// and the id from which on it would then be told.
  public var opening: [UInt8] { Array("retry: 2000\nid: \(position.number)\n\n".utf8) }

  /// What is sent when nothing has happened for a while: a comment, which shows whether the client is
  /// still there.
  public static let heartbeat: [UInt8] = Array(":\n\n".utf8)

  /// Events that are read from the library at one time.
  private static let most = 100

  /// Appends what has happened since the last call. Whether there is more at once.
  ///
  /// - Throws: What the store does; the stream cannot go on then.
  /// - Complexity: O(changes of the library since the last call).
  public mutating func next(into buffer: inout [UInt8]) throws(StoreError) -> Bool {
    // Read before the changes: none of those up to it is missed. Who hears of all has it from them.
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
