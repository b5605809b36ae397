extension String {
  /// The lines of a file, without their ends: LF, CR LF (which is one character) or CR. A byte
  /// order mark before the first line, as some editors write it, is passed over.
  package var textLines: [Substring] {
    let text = first == "\u{FEFF}" ? dropFirst() : self[...]
    return text.split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
  }
}
