/// The forms of the document language. Each extension is in the file named for what it holds.
enum Forms {}
