/// Names in their order, in pages, so that a new one moves few others.
struct OrderedNames: Sendable {
  /// None of them is empty.
  private var pages: [[AnimationName]] = []

  /// The most names of a page.
  private static let most = 512

  /// Adds a name that is not there.
  ///
  /// - Complexity: O(log names + names of a page + pages).
  mutating func insert(_ name: AnimationName) {
    if pages.isEmpty { pages = [[]] }
    let page = page(ordered: { $0 > name })
    pages[page].insert(name, at: pages[page].firstIndex(ordered: { $0 > name }))
    if pages[page].count > Self.most { split(page) }
  }

  private mutating func split(_ page: Int) {
    let end = Array(pages[page][(Self.most / 2)...])
    pages[page].removeLast(end.count)
    pages.insert(end, at: page + 1)
  }

  /// Removes a name that is there.
  ///
  /// - Complexity: O(log names + names of a page + pages).
  mutating func remove(_ name: AnimationName) {
    let page = page(ordered: { $0 > name })
    pages[page].removeAll { $0 == name }
    if pages[page].isEmpty { pages.remove(at: page) }
  }

  /// The first names that fulfil a condition which all behind them fulfil too.
  ///
  /// - Complexity: O(log names + limit).
  func first(_ limit: Int, ordered isBehind: (AnimationName) -> Bool) -> [AnimationName] {
    var found: [AnimationName] = []
    for page in pages[page(ordered: isBehind)...] {
      if found.count >= limit { break }
      found += page[page.firstIndex(ordered: isBehind)...].prefix(limit - found.count)
    }
    return found
  }

  /// The page in which the first name stands, or would stand, that fulfils a condition.
  private func page(ordered isBehind: (AnimationName) -> Bool) -> Int {
    max(pages.firstIndex(ordered: { $0.first.map(isBehind) ?? true }) - 1, 0)
  }
}
