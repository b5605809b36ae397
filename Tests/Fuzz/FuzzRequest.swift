/// Reads any text as a request, its method and target, an empty line and its body, and asks for the
/// answer.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRequest(_ start: UnsafeRawPointer?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
  if let request = MutatedRequest(text: text) { ask(request) }
  return 0
}
