import AnimationDocuments
import AnimationLibrary
import HTTPTypes

/// The reason why a library endpoint cannot give a successful answer.
enum LibraryFailure: Error {
  /// Something is wrong with the document or the query.
  case document(DocumentRefusal)
  /// Any other reason; the remark is for the log.
  case refused(Refusal, remark: String? = nil)

  /// A refusal without a remark.
  init(_ code: ErrorCode, _ detail: String) { self = .refused(Refusal(code, detail)) }

  /// The failure that clients see for an error of the store.
  init(_ error: StoreError) {
    self =
      switch error {
      case .conditionFailed(let newest): .refused(.preconditionFailed(newest: newest))
      case .full: .refused(.libraryFull, remark: "no room is left, so nothing can be written")
      case .unavailable(let reason): .refused(.libraryUnavailable, remark: reason)
      case .damaged(let place):
        .refused(
          Refusal(.internal, "The library cannot read what it has stored. Its log says where."),
          remark: place)
      case .unknownChange(let number): .refused(.unknownEvent("\(number.number)"))
      }
  }
}

extension Refusal {
  fileprivate static func preconditionFailed(newest: Revision?) -> Refusal {
    let state =
      newest.map { "its newest revision is \($0)" } ?? "there is no animation of this name"
    return Refusal(
      .preconditionFailed,
      "The animation is not the one that the request expects: \(state). Read it again, then decide "
        + "what to write.")
  }

  fileprivate static let libraryFull = Refusal(
    .unavailable,
    "The library has no room left, so nothing can be written. What is there can be read.",
    fields: [.retryAfter: "60"], reason: "library-full")

  static let libraryUnavailable = Refusal(
    .unavailable, "The library does not answer. Documents that are sent can still be computed.",
    fields: [.retryAfter: "5"], reason: "library")

  static func unknownEvent(_ id: String) -> Refusal {
    return Refusal(
      .unknownEvent,
      "The library has had no event \"\(id.shortened)\": it is another library, or was made anew. Begin "
        + "again without an id, and read the list of animations.")
  }
}
