extension String {
  /// The lines of a file, without their ends: LF, CR LF (which is one character) or CR.
  package var textLines: [Substring] {
    split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
  }
}
