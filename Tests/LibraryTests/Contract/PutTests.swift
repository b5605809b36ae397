import AnimationLibrary
import Testing

@Suite("Writing to a library")
struct PutTests {
  @Test(arguments: StoreKind.all)
  func theFirstWriteMakesRevisionOne(_ kind: StoreKind) throws {
    try kind.withStore { store in
      let card = try name("card")
      let outcome = try store.put("{}", as: card, now: 77)
      #expect(outcome.effect == .created)
      #expect(
        outcome.newest
          == RevisionSummary(
            name: card, revision: .first, updated: 77, kind: "keyframes", duration: 1.5,
            byteCount: 2))
      #expect(try store.summary(of: card) == outcome.newest)
    }
  }

  @Test(arguments: StoreKind.all)
  func everyRevisionStaysReadable(_ kind: StoreKind) throws {
    try kind.withStore { store in
      let card = try name("card")
      let texts = ["a", "b", "a"]
      for (index, text) in texts.enumerated() {
        let effect = try store.put(text, as: card).effect
        #expect(effect == (index == 0 ? .created : .replaced))
      }
      for (index, text) in texts.enumerated() {
        let stored = try store.animation(named: card, revision: revision(index + 1))
        #expect(stored?.draft.document == Array(text.utf8))
      }
      #expect(try store.animation(named: card, revision: nil)?.revision == revision(3))
      #expect(try store.animation(named: card, revision: revision(4)) == nil)
    }
  }

  @Test(arguments: StoreKind.all)
  func theNewestBytesAgainMakeNoRevision(_ kind: StoreKind) throws {
    try kind.withStore { store in
      let card = try name("card")
      let first = try store.put("a", as: card)
      let again = try store.put("a", as: card, now: StoreKind.start + 9)
      #expect(again == PutOutcome(effect: .unchanged, newest: first.newest))
      #expect(try store.changes().count == 1)
    }
  }

  @Test(arguments: StoreKind.all)
  func allThatWasGivenComesBack(_ kind: StoreKind) throws {
    let bytes = (0...255).map { UInt8($0) } + [0, 0, 13, 10]
    let drafts = [
      AnimationDraft(document: bytes, formatVersion: 3, kind: "scene", duration: nil),
      AnimationDraft(document: [], kind: "phases", duration: 0),
      AnimationDraft(document: [0], kind: "animation", duration: 0.1 + 0.2),
      AnimationDraft(document: [255], kind: "sequence", duration: .leastNonzeroMagnitude),
    ]
    try kind.withStore { store in
      for (index, draft) in drafts.enumerated() {
        let name = try name("d\(index)")
        try #require(try store.put(draft, as: name, if: .none, now: -5).effect == .created)
        let stored = StoredAnimation(name: name, revision: .first, updated: -5, draft: draft)
        #expect(try store.animation(named: name, revision: nil) == stored)
        #expect(try store.animation(named: name, revision: .first) == stored)
        #expect(try store.summary(of: name) == RevisionSummary(stored))
      }
    }
  }

  @Test(arguments: StoreKind.all)
  func whatIsNotThereIsNil(_ kind: StoreKind) throws {
    try kind.withStore { store in
      let card = try name("card")
      #expect(try store.animation(named: card, revision: nil) == nil)
      #expect(try store.animation(named: card, revision: .first) == nil)
      #expect(try store.summary(of: card) == nil)
      #expect(try store.revisions(of: card, before: nil, limit: 10) == [])
      #expect(try store.animations(prefix: "", after: nil, limit: 10) == [])
    }
  }

  @Test(arguments: StoreKind.all)
  func aDocumentOfFourMebibytesComesBack(_ kind: StoreKind) throws {
    let document = (0..<(4 << 20)).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
    try kind.withStore { store in
      let large = try name("large")
      let draft = AnimationDraft(document: document, kind: "keyframes", duration: 1)
      try #require(try store.put(draft, as: large, if: .none, now: 1).newest.byteCount == 4 << 20)
      #expect(try store.animation(named: large, revision: nil)?.draft.document == document)
      #expect(try store.put(draft, as: large, if: .none, now: 2).effect == .unchanged)
    }
  }

  @Test(arguments: StoreKind.all)
  func aClosedLibraryDoesNothingMore(_ kind: StoreKind) throws {
    try kind.withStore { store in
      let card = try name("card")
      try store.put("a", as: card)
      try store.checkReady()
      store.close()
      let calls: [() throws -> Void] = [
        { try store.put("b", as: card) }, { try store.delete(card) }, { try store.checkReady() },
        { _ = try store.summary(of: card) }, { _ = try store.latestChange() },
        { _ = try store.animation(named: card, revision: nil) },
        { _ = try store.animations(prefix: "", after: nil, limit: 1) },
        { _ = try store.revisions(of: card, before: nil, limit: 1) }, { _ = try store.changes() },
      ]
      for call in calls {
        #expect(throws: StoreError.unavailable("The library is closed.")) { try call() }
      }
      store.close()
    }
  }
}
