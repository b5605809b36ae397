/// The completions of one change while it is made.
///
/// Those of the whole change wait for all properties that it animates; those that a modifier has
/// added wait for the modifier's properties.
struct ChangeCompletions<Model> {
  /// The time of the change, in seconds.
  private let time: Double
  private var shared: [PendingCompletion<Model>]
  private var added: [PendingCompletion<Model>] = []
  /// The indices of the completions in `added`.
  private var places: [Transaction.Source: Int] = [:]

  /// Creates the completions of a change with a transaction, and further ones.
  init(of transaction: Transaction, _ reports: [PendingCompletion<Model>.Report], at time: Double) {
    let own = transaction.completions.map { PendingCompletion<Model>.Report($0) }
    shared = (own + reports).map { PendingCompletion($0, at: time) }
    self.time = time
  }

  /// The completions, in the order in which they are called at one time.
  var all: [PendingCompletion<Model>] { added + shared }

  /// Takes over the transaction that has reached a property.
  ///
  /// - Parameter track: The track of the property; nil where it is not animated, so that nothing
  ///   waits for it.
  mutating func take(
    _ transaction: Transaction, of member: Int, _ track: (any AnyAnimatedTrack<Model>)?
  ) {
    for completion in transaction.completions {
      guard let source = completion.source else { continue }
      let place = place(of: completion, from: source)
      if let track { added[place].wait(for: member, track) }
    }
    // If a modifier replaced the transaction, the completions of that transaction do not wait for
    // this property.
    guard let track, transaction.isOriginal else { return }
    for index in shared.indices { shared[index].wait(for: member, track) }
  }

  /// The index in `added` of a completion, which is added if it is new.
  private mutating func place(
    of completion: Transaction.Completion, from source: Transaction.Source
  ) -> Int {
    if let known = places[source] { return known }
    added.append(PendingCompletion(PendingCompletion.Report(completion), at: time))
    places[source] = added.count - 1
    return added.count - 1
  }
}

extension PendingCompletion.Report {
  /// Creates the report of a completion that was added to a transaction.
  fileprivate init(_ completion: Transaction.Completion) {
    self.init(name: completion.name, criteria: completion.criteria)
    if let call = completion.action { action = { _ in call() } }
  }
}
