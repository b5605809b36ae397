import AnimationRoutes
import Foundation

private let mutator = RequestMutator(documents: examples, exports: Routes.exportFormats)

/// The valid examples, seen from the top of the repository.
private var examples: [String] {
  let folder = URL(filePath: "api/examples/valid")
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  return names.sorted().compactMap {
    try? String(contentsOf: folder.appending(path: $0), encoding: .utf8)
  }
}

/// Takes the input for the seed of a request that is made of the valid examples, and asks for the
/// answer. The request is kept in the folder for temporary files while it is asked.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMutated(_ start: UnsafeRawPointer?, _ count: Int) -> CInt {
  let bytes = UnsafeRawBufferPointer(start: start, count: count)
  let request = mutator.request(seed: bytes.reduce(0) { $0 &* 257 &+ UInt64($1) &+ 1 })
  let note = FileManager.default.temporaryDirectory.appending(path: "inbetween-mutated-request")
  try? Data("\(request)".utf8).write(to: note)
  ask(request)
  return 0
}
