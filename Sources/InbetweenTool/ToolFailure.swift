/// What ends the program, with what it says.
struct ToolFailure: Error {
  enum Code: Int32 {
    case document = 1
    case usage = 2
    case unreachable = 3
    case difference = 4
  }

  let code: Code
  let message: String
}
