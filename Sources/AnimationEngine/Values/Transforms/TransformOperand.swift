/// A transform list with the matrix products of its ends from each position on, which all
/// interpolations from or to the list share.
struct TransformOperand {
  let functions: [TransformFunction]
  /// The product of the functions from each position to the last one where lists may differ.
  private let tails: [Matrix4]

  /// Creates the operand of a list that may differ in any of its first `places` functions.
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

  /// The product of the functions from a position on; the identity beyond the last one.
  func product(from place: Int) -> Matrix4 { place < tails.count ? tails[place] : .identity }

  /// The function at a position; nil beyond the end of the list.
  func function(_ place: Int) -> TransformFunction? {
    place < functions.count ? functions[place] : nil
  }
}
