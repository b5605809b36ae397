import AnimationDocuments
import AnimationLibrary

extension StoredAnimation {
  /// The document in the current version of the format.
  ///
  /// An older version would be converted here, step by step to the next. So far there is one.
  ///
  /// - Throws: A refusal for a version that this program does not know, as a newer one wrote it.
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

  /// A text that identifies this revision, even among libraries that were created anew and count
  /// from 1 again.
  var identity: String { "\(name) \(revision) \(updated)" }
}
