import AnimationLibrary
import Testing

@Suite("Lists of a library")
struct ListTests {
  private static let names = [
    "a", "a-b", "a.b", "a.b.c", "a0", "a_b", "aa", "aab", "axb", "b", "b.a", "z9",
  ]

  private func fill(_ store: any AnimationStore) throws {
    for text in Self.names.shuffled() { try store.put(text, as: name(text)) }
  }

  @Test(arguments: StoreKind.all)
  func namesAreInTheOrderOfTheirBytes(_ kind: StoreKind) throws {
    try kind.withStore { store in
      try fill(store)
      let listed = try store.animations(prefix: "", after: nil, limit: 100)
      #expect(listed.map(\.name.text) == Self.names)
      #expect(try listed.map { try store.summary(of: $0.name) } == listed)
    }
  }

  /// No character of a name has a meaning of its own, as `_` and `.` have in patterns.
  @Test(
    arguments: StoreKind.all,
    ["", "a", "a-", "a.", "a_", "a.b", "a.b.", "a0", "aa", "b", "c", "a_b", "z9", "z99", "ab"])
  func aPrefixTakesNamesThatBeginWithIt(_ kind: StoreKind, _ prefix: String) throws {
    try kind.withStore { store in
      try fill(store)
      let listed = try store.animations(prefix: prefix, after: nil, limit: 100)
      #expect(listed.map(\.name.text) == Self.names.filter { $0.hasPrefix(prefix) })
    }
  }

  @Test(arguments: StoreKind.all, [1, 2, 5, 12, 13])
  func pagesTogetherAreTheList(_ kind: StoreKind, _ limit: Int) throws {
    try kind.withStore { store in
      try fill(store)
      for prefix in ["", "a"] {
        var gathered: [RevisionSummary] = []
        while true {
          let page = try store.animations(
            prefix: prefix, after: gathered.last?.name, limit: limit)
          #expect(page.count <= limit)
          if page.isEmpty { break }
          gathered += page
        }
        #expect(gathered == (try store.animations(prefix: prefix, after: nil, limit: 100)))
      }
    }
  }

  @Test(arguments: StoreKind.all)
  func aPageGoesOnAfterANameThatIsGoneOrNeverWas(_ kind: StoreKind) throws {
    try kind.withStore { store in
      try fill(store)
      try store.delete(name("aa"))
      let listed = try store.animations(prefix: "a", after: name("aa"), limit: 2)
      #expect(listed.map(\.name.text) == ["aab", "axb"])
      #expect(
        try store.animations(prefix: "a", after: name("aac"), limit: 2).map(\.name.text) == ["axb"])
      #expect(try store.animations(prefix: "a", after: name("b"), limit: 2) == [])
      #expect(try store.animations(prefix: "b", after: name("a"), limit: 0) == [])
    }
  }

  @Test(arguments: StoreKind.all)
  func aListTellsTheNewestRevision(_ kind: StoreKind) throws {
    try kind.withStore { store in
      let card = try name("card")
      try store.put("a", as: card)
      let draft = AnimationDraft.make("four", kind: "scene", duration: nil)
      let newest = try store.put(draft, as: card, if: .none, now: 99).newest
      #expect(try store.animations(prefix: "", after: nil, limit: 10) == [newest])
    }
  }

  @Test(arguments: StoreKind.all)
  func revisionsAreNewestFirst(_ kind: StoreKind) throws {
    try kind.withStore { store in
      let (card, other) = (try name("card"), try name("card.b"))
      for index in 1...9 {
        let text = String(repeating: "x", count: index)
        try store.put(text, as: card, now: Int64(index))
        try store.put(text, as: other)
      }
      let all = try store.revisions(of: card, before: nil, limit: 100)
      #expect(all.map(\.revision.number) == Array((1...9).reversed()))
      #expect(all.map(\.byteCount) == Array((1...9).reversed()))
      #expect(all.map(\.updated) == (1...9).reversed().map(Int64.init))
      #expect(try store.revisions(of: card, before: nil, limit: 4) == Array(all[..<4]))
      #expect(try store.revisions(of: card, before: all[3].revision, limit: 4) == Array(all[4..<8]))
      #expect(try store.revisions(of: card, before: all[7].revision, limit: 4) == [all[8]])
      #expect(try store.revisions(of: card, before: .first, limit: 4) == [])
    }
  }

  @Test(arguments: StoreKind.all)
  func tenThousandNamesAreListedPageByPage(_ kind: StoreKind) throws {
    let names = (0..<10_000).map { "n\($0).\($0 % 7)" }.sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    try kind.withStore { store in
      for text in names.shuffled() { try store.put("{}", as: name(text)) }
      var listed: [RevisionSummary] = []
      while true {
        let page = try store.animations(prefix: "n", after: listed.last?.name, limit: 1000)
        if page.isEmpty { break }
        listed += page
      }
      #expect(listed.map(\.name.text) == names)
      #expect(try store.animations(prefix: "n999", after: nil, limit: 1000).count == 11)
      #expect(try store.latestChange() == ChangeNumber(StoreKind.start + 10_000))
    }
  }
}
