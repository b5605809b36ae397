import AnimationLibrary
import Testing

@Suite("Deleting from a library")
struct DeleteTests {
  @Test(arguments: StoreKind.all)
  func aDeletedAnimationIsGoneWithItsRevisions(_ kind: StoreKind) throws {
    try kind.withStore { store in
      let (card, badge) = (try name("card"), try name("badge"))
      for text in ["a", "b"] {
        try store.put(text, as: card)
        try store.put(text, as: badge)
      }
      #expect(try store.delete(card) == revision(2))
      #expect(try store.summary(of: card) == nil)
      for number in 1...2 {
        #expect(try store.animation(named: card, revision: revision(number)) == nil)
      }
      #expect(try store.revisions(of: card, before: nil, limit: 10) == [])
      #expect(try store.animations(prefix: "", after: nil, limit: 10).map(\.name) == [badge])
      #expect(try store.revisions(of: badge, before: nil, limit: 10).count == 2)
    }
  }

  @Test(arguments: StoreKind.all)
  func aNumberIsNeverUsedAgain(_ kind: StoreKind) throws {
    try kind.withStore { store in
      let card = try name("card")
      for round in 0..<3 {
        let outcome = try store.put("a", as: card)
        #expect(outcome.effect == .created)
        #expect(outcome.newest.revision.number == 2 * round + 1)
        #expect(try store.put("b", as: card).newest.revision.number == 2 * round + 2)
        #expect(try store.animation(named: card, revision: revision(2 * round + 2)) != nil)
        if round > 0 { #expect(try store.animation(named: card, revision: .first) == nil) }
        try store.delete(card)
      }
    }
  }

  @Test(arguments: StoreKind.all)
  func deletingWhatIsNotThereChangesNothing(_ kind: StoreKind) throws {
    try kind.withStore { store in
      let card = try name("card")
      #expect(try store.delete(card) == nil)
      try store.put("a", as: card)
      try store.delete(card)
      #expect(try store.delete(card) == nil)
      #expect(try store.changes().map(\.kind) == [.revision, .deleted])
    }
  }

  @Test(arguments: StoreKind.kept)
  func whatWasWrittenAndDeletedStaysSoAfterOpeningAgain(_ kind: StoreKind) throws {
    try kind.withPlace { place in
      let (card, badge) = (try name("card"), try name("badge"))
      let before = try place.open(StoreKind.start)
      try before.put("a", as: card)
      try before.put("b", as: badge)
      try before.delete(card)
      let changes = try before.changes()
      before.close()
      let after = try place.open(StoreKind.start + 1_000_000)
      defer { after.close() }
      #expect(try after.changes() == changes)
      #expect(try after.animation(named: badge, revision: nil)?.draft == .make("b"))
      #expect(try after.summary(of: card) == nil)
      #expect(try after.put("a", as: card).newest.revision == revision(2))
      #expect(try after.latestChange() == changes.last?.number.next)
    }
  }
}
