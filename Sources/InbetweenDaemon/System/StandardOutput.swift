/// The standard output of commands that end, as all but `serve` do.
enum StandardOutput {
  /// Writes a text.
  ///
  /// - Throws: A failure where nothing takes the text, as on a full disk: a script would go on with
  ///   what is cut or missing.
  static func write(_ text: String) throws(OperatingSystem.Failure) {
    guard OperatingSystem.write(Array(text.utf8), to: 1) else {
      throw OperatingSystem.Failure("Standard output cannot be written")
    }
  }
}
