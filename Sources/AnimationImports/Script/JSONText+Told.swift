import AnimationDocuments

extension JSONText {
  /// The value as its source has it, shortened for messages: what a script computes as the script writes it.
  var told: String { (self["script"]?.text ?? written).shortened }
}
