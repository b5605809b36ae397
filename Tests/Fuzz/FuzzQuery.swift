import AnimationDocuments

/// Reads any text as each of the queries. The first byte says which.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzQuery(_ start: UnsafeRawPointer?, _ count: Int) -> CInt {
  let bytes = UnsafeRawBufferPointer(start: start, count: count)
  guard let kind = bytes.first else { return 0 }
  let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
  do {
    switch kind % 4 {
    case 0: try sample(text)
    case 1: _ = try AnimationDocument(AnimationQuery(decoding: text).animation).encoded()
    case 2: _ = try SpringQuery(decoding: text)
    default: _ = try CurveQuery(decoding: text).curve.value(at: 0.5)
    }
  } catch {
    precondition(!error.problems.isEmpty && error.total >= error.problems.count)
    precondition(error.code.status != nil)
  }
  return 0
}

private func sample(_ text: String) throws(DocumentRefusal) {
  let query = try SampleQuery(decoding: text)
  guard let grid = try query.grid(duration: 1) else { return }
  try Limits(maxValues: 1000).checkValues(rows: grid.count, components: 3)
}
