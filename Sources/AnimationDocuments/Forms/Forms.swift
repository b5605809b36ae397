/// The forms of the document language. Each extension is in the file that is named for what it
/// holds.
enum Forms {}
