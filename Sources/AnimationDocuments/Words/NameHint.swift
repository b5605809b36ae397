/// What a name that is not known may have been meant to be, for the hint of a problem.
package enum NameHint {
  /// The most names that a hint lists.
  private static let mostListed = 16

  /// What helps with `name` where only `known` names are: what people who come from elsewhere write
  /// for it here, else the nearest name, else the names that there are; nil where there are none.
  package static func of(_ name: String, among known: [String]) -> String? {
    if let meant = meant(by: name, among: known) { return meant }
    if let advice = ForeignNames.advice(on: name, among: known) { return advice }
    guard known.count > mostListed else { return known.isEmpty ? nil : known.listed("or") }
    return known.prefix(mostListed).joined(separator: ", ") + " …"
  }

  /// The known name that `name` stands for, if there is one.
  static func meant(by name: String, among known: [String]) -> String? {
    if let here = ForeignNames.name(for: name, among: known) { return here }
    // A name that has its own advice is no misspelling of another.
    if ForeignNames.advice(on: name, among: known) != nil { return nil }
    return NearestName.of(name, among: known)
  }
}
