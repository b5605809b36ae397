import AnimationDocuments
import AnimationLibrary

extension StoredAnimation {
  /// The document in the version of the format that is read today.
  ///
  /// This is where a text of an older version is turned into one of the next, step by step. There has
  /// been one version so far.
  ///
  /// - Throws: A refusal for a version that this program does not know: a newer one has written it.
  func currentDocument() throws(DocumentRefusal) -> [UInt8] {
    guard draft.formatVersion == AnimationDocument.version else {
      throw DocumentRefusal(
        .invalidDocument,
        DocumentProblem(
          .unsupportedVersion,
          "\(name) was stored in version \(draft.formatVersion) of the format; this program reads "
            + "version \(AnimationDocument.version).", pointer: "/inbetween"))
    }
    return draft.document
  }

  /// What tells this revision from any other, also from one of the same number in a library that was
  /// made anew.
  var identity: String { "\(name) \(revision) \(updated)" }
}
