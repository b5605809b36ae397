extension ScenePlayer {
  mutating func hitTest(_ point: Point) {}
}
