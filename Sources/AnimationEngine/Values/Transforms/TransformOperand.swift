/// A transform list with the products of its ends, for every interpolation that begins or ends
/// there.
struct TransformOperand {
  let functions: [TransformFunction]
  /// The product of the functions from each place on, up to the last place where lists may part.
  private let tails: [Matrix4]

  /// A list that may part from others at any of its first `places` functions.
  ///
  /// - Complexity: O(functions).
  init(_ list: TransformList, places: Int) {
    functions = list.functions
    var product = Matrix4.identity
    var tails: [Matrix4] = []
    for index in functions.indices.reversed() {
      product = functions[index].matrix * product
      if index <= places { tails.append(product) }
    }
    self.tails = tails.reversed()
  }

  /// The product of the functions from a place on; the identity beyond the last.
  func product(from place: Int) -> Matrix4 { place < tails.count ? tails[place] : .identity }

  /// The function at a place, if the list reaches so far.
  func function(_ place: Int) -> TransformFunction? {
    place < functions.count ? functions[place] : nil
  }
}
