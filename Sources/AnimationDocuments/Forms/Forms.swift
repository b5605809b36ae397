/// The forms of the language, each said once. What an extension of it holds is told by its file.
enum Forms {}
