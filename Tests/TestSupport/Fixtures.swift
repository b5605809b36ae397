/// Documents that many tests need. Each is the smallest of its kind that is worth sampling.
public enum Fixtures {
  /// One number along a straight line from 0 to 100, for a second.
  public static let line =
    #"{"kind":"animation","from":{"x":0},"to":{"x":100},"animation":{"type":"linear","duration":1}}"#

  /// Four tracks with twelve keyframes of all sorts, for a second.
  public static let bounce = """
    {"kind":"keyframes","initial":{"scale":1,"rotation":"0deg","offset":{"x":0,"y":0},"opacity":0},\
    "tracks":[\
    {"property":"scale","keyframes":[{"type":"linear","to":1.2,"duration":0.2},\
    {"type":"cubic","to":1.5,"duration":0.3},{"type":"cubic","to":1,"duration":0.5}]},\
    {"property":"rotation","keyframes":[{"type":"cubic","to":"15deg","duration":0.25},\
    {"type":"cubic","to":"-15deg","duration":0.25},{"type":"linear","to":"0deg","duration":0.5}]},\
    {"property":"offset","keyframes":[{"type":"cubic","to":{"x":0,"y":-40},"duration":0.4},\
    {"type":"move","to":{"x":10,"y":-40}},{"type":"linear","to":{"x":0,"y":0},"duration":0.6}]},\
    {"property":"opacity","keyframes":[{"type":"linear","to":1,"duration":0.5},\
    {"type":"spring","to":0.5,"duration":0.25},{"type":"linear","to":0,"duration":0.25}]}]}
    """

  /// Two phases that are run through without end.
  public static let endless = """
    {"kind":"phases","phases":[{"name":"idle","values":{"scale":1}},\
    {"name":"expand","values":{"scale":1.3},"animation":{"type":"linear","duration":0.5}}],\
    "cycles":"forever"}
    """

  /// An animation without end whose timing asks for a second iteration, which is refused.
  public static let repeatedEndless = """
    {"kind":"animation","from":{"x":0},"to":{"x":1},"timing":{"iterations":2},\
    "animation":{"type":"linear","modifiers":[{"repeatForever":true}]}}
    """

  /// A document with two problems: a negative duration and an unknown member.
  public static let twoProblems = """
    {"kind":"keyframes","initial":{"scale":1},"tracks":[{"property":"scale","keyframes":[\
    {"type":"linear","to":1.2,"duration":-1},{"typ":"linear","type":"linear","to":1,"duration":1}]}]}
    """
}
