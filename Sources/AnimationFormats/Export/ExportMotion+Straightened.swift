extension ExportMotion {
  /// The motion with lines where a Lottie file cannot have curves: width and height that both
  /// move are one Lottie property.
  var straightened: ExportMotion {
    var motion = self
    func views(with target: ExportTarget) -> Set<String?> {
      Set(channels.filter { $0.target == target }.map(\.view))
    }
    let both = views(with: .width).intersection(views(with: .height))
    for (index, channel) in channels.enumerated() where both.contains(channel.view) {
      if [.width, .height].contains(channel.target) { motion.channels[index].straighten() }
    }
    return motion
  }
}
