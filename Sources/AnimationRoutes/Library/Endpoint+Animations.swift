import AnimationDocuments
import AnimationLibrary
import HTTPTypes

extension Endpoint {
  /// `GET /v1/animations`: the animations of the library in order of name, page by page.
  static let animations = Endpoint(
    library: "/v1/animations", [.get, .head], parameters: AnimationListQuery.parameters(),
    says: .library(
      .get(
        "listAnimations", "Lists the animations of the library",
        about: """
          The names in order of their bytes, page by page: `cursor` of an answer asks for the next \
          page, and is null on the last.
          """,
        answers: .good(
          title: "Animations", "A page of the list.", headers: [.eTag], .json(.animationList))))
  ) { call, _ throws(LibraryFailure) in
    let query = try call.read { () throws(DocumentRefusal) in
      try AnimationListQuery(decoding: call.call.target.query)
    }
    guard AnimationName.canBegin(with: query.prefix) else {
      throw LibraryCall.wrong("prefix", "No name begins like this. \(AnimationName.rule)")
    }
    let start = try query.cursor.map { text throws(LibraryFailure) in
      try call.cursor(text, \.name)
    }
    // Ask for one entry more than is shown: it tells whether there is another page.
    let found = try call.ask { store throws(StoreError) in
      try store.animations(prefix: query.prefix, after: start, limit: query.limit + 1)
    }
    let page = found.prefix(query.limit)
    let next = found.count > page.count ? page.last.map { ListCursor.after($0.name) } : nil
    return call.answer(page: LibraryText.page("animations", page.map(LibraryText.text), next))
  }

  /// `GET /v1/animations/{name}/revisions`: the history of an animation, newest first, page by page.
  static let revisions = Endpoint(
    library: "/v1/animations/{name}/revisions", [.get, .head], path: [.storedName],
    parameters: AnimationListQuery.parameters(takesPrefix: false),
    says: .library(
      .get(
        "listRevisions", "The history of an animation",
        about: "Newest first, page by page.",
        answers: .good(
          title: "Revisions", "A page of the history.", headers: [.eTag], .json(.revisionList))))
  ) { call, _ throws(LibraryFailure) in
    let name = try call.name()
    let (query, start) = try call.about(name) { () throws(LibraryFailure) in
      try call.historyPage()
    }
    let found = try call.ask { store throws(StoreError) in
      try store.revisions(of: name, before: start, limit: query.limit + 1)
    }
    // With a cursor a page may be empty, be it that the animation has been deleted since.
    if found.isEmpty, try !call.has(name) { throw .nothing(called: name) }
    let page = found.prefix(query.limit)
    let next = found.count > page.count ? page.last.map { ListCursor.before($0.revision) } : nil
    return call.answer(
      page: LibraryText.page("revisions", page.map(LibraryText.revisionText), next))
  }
}

extension LibraryCall {
  /// The query of a page of a history, and the revision before which the page begins.
  fileprivate func historyPage() throws(LibraryFailure) -> (AnimationListQuery, Revision?) {
    let query = try read { () throws(DocumentRefusal) in
      try AnimationListQuery(decoding: call.target.query, takesPrefix: false)
    }
    return try (
      query, query.cursor.map { text throws(LibraryFailure) in try cursor(text, \.revision) }
    )
  }

  /// The start of a page, from the cursor of the page before.
  fileprivate func cursor<Place>(
    _ text: String, _ place: (ListCursor) -> Place?
  ) throws(LibraryFailure) -> Place {
    if let place = ListCursor(text).flatMap(place) { return place }
    throw Self.wrong("cursor", "cursor is what the page before answered: hand it back as it was.")
  }
}
