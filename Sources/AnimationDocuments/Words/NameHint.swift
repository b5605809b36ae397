/// Makes hints for unknown names.
package enum NameHint {
  /// The greatest number of names that a hint lists.
  package static let mostListed = 16

  /// The hint for `name` where only `known` names are allowed. It is our name for a foreign one,
  /// else the nearest name, else a list of the first `most` names, in which long names are cut. Nil
  /// if there are no names.
  package static func of(
    _ name: String, among known: [String], listing most: Int = mostListed
  ) -> String? {
    if let meant = meant(by: name, among: known) { return meant }
    if let advice = ForeignNames.advice(on: name, among: known) { return advice }
    let listed = known.prefix(most).map(\.shortened)
    guard known.count > most else { return listed.isEmpty ? nil : listed.listed("or") }
    return listed.joined(separator: ", ") + " …"
  }

  /// The known name that was probably meant by `name`; nil if there is none.
  static func meant(by name: String, among known: [String]) -> String? {
    if let here = ForeignNames.name(for: name, among: known) { return here }
    // A name with advice of its own is not a misspelling.
    if ForeignNames.advice(on: name, among: known) != nil { return nil }
    return NearestName.of(name, among: known)
  }
}
