import AnimationDocuments
import AnimationLibrary
import AnimationRoutes
import Glibc
import Logging
import MicroHTTP

/// The running daemon: its two listeners, what they share, and its start and shutdown.
final class Daemon: Sendable {
  private let configuration: Configuration
  private let log: Logger
  private let materials: Materials
  private let answering: Answering
  private let readiness = Readiness()
  private let registry = PrometheusRegistry()
  private let library: any AnimationStore
  private let manager: ServiceManager
  private let reading: @Sendable () throws -> Configuration

  /// Makes a daemon and reads the files that settings name, without listening yet. `reading`
  /// reads the configuration, and reads it again at SIGHUP.
  init(manager: ServiceManager, reading: @escaping @Sendable () throws -> Configuration) throws {
    let configuration = try reading().adopting(manager)
    self.reading = reading
    self.configuration = configuration
    self.manager = manager
    let format = configuration.logging.format
    var log = Logger(label: "inbetweend") { _ in LineLogHandler(format) }
    log.logLevel = configuration.logging.level
    self.log = log
    materials = try Materials(configuration)
    let workload = Workload(configuration)
    library = CountedStore(
      store: try LibraryFailure.naming { () throws(StoreError) in
        try configuration.library.open(in: workload.memory)
      },
      metrics: LibraryMetrics(factory: registry))
    answering = Answering(
      configuration: configuration, workload: workload, library: library,
      keyring: materials.keyring, metrics: RequestMetrics(factory: registry), log: log)
  }

  /// Serves until a signal ends the daemon; does not return.
  func serve() -> Never {
    OperatingSystem.limitArenas(to: 4)
    SignalSet.ignoreFailedWrites()
    let signals = SignalSet(SIGTERM, SIGINT, SIGHUP)
    signals.block()
    warn()
    let (listeners, drainer) = startOrLeave()
    announce(listeners)
    drainAndLeave(listeners, on: drainer, after: ending(signals), signals)
  }

  /// Starts both listeners and all threads, the one that drains among them. If one cannot start, the
  /// log says why, and the daemon exits.
  private func startOrLeave() -> (listeners: Listeners, drainer: ReservedThread) {
    do {
      try materials.identity?.show()
      try answering.workload.heap.start()
      try answering.accessLog?.startFlushing()
      let listeners = try start()
      if let patience = manager.patience {
        try stayKnown(at: listeners.admin.boundAddress, every: patience / 2)
      }
      return (listeners, try ReservedThread())
    } catch {
      log.critical("\(error)")
      OperatingSystem.leave(with: 1)
    }
  }

  /// Drains and exits: when draining is complete, at the next signal, or when the shutdown
  /// timeout is over.
  private func drainAndLeave(
    _ listeners: Listeners, on drainer: ReservedThread, after signal: Int32, _ signals: SignalSet
  ) -> Never {
    manager.tell(.stopping)
    // After Ctrl-C there is no load balancer that has to notice first.
    let delay = signal == SIGINT ? 0 : configuration.drain.delay
    let patience = delay + configuration.drain.timeout
    let name = SignalSet.name(of: signal)
    log.notice("\(name): requests under way get \(patience) s; a second signal ends at once")
    drainer.run { [self] in drain(listeners, delay: delay) }
    if let second = second(signals, within: patience + Self.grace) {
      log.notice("\(SignalSet.name(of: second)): ending at once")
    } else {
      log.warning("the shutdown timeout has passed; the daemon ends without what still computes")
    }
    answering.accessLog?.finish()
    OperatingSystem.leave(with: 0)
  }

  /// Waits for a signal that ends the daemon; SIGHUP reloads the configuration meanwhile.
  private func ending(_ signals: SignalSet) -> Int32 {
    var reloading = Reloading(configuration: configuration, materials: materials, log: log)
    while true {
      let signal = signals.wait()
      guard signal == SIGHUP else { return signal }
      manager.tell(.reloading)
      if let changed = reloading.reload(reading) {
        answering.take(changed)
        Gauges.setLimits(changed.listed, in: registry)
      }
      manager.tell(.ready(status: "serving"))
    }
  }

  /// Waits some seconds for a second signal that ends the daemon, and ignores SIGHUP. Nil if none came.
  private func second(_ signals: SignalSet, within seconds: Double) -> Int32? {
    let end = OperatingSystem.seconds + seconds
    while let signal = signals.wait(seconds: max(end - OperatingSystem.seconds, 0)) {
      if signal != SIGHUP { return signal }
    }
    return nil
  }

  /// The seconds after the shutdown timeout for cutting answers and closing connections.
  /// Computations that still run are not waited for.
  private static let grace = 0.3

  /// The two listeners. It is a class because the draining thread shares them with the one that
  /// waits for signals.
  private final class Listeners: Sendable {
    let main: Listener
    let admin: Listener

    init(main: consuming Listener, admin: consuming Listener) {
      self.main = main
      self.admin = admin
    }
  }

  private func start() throws -> Listeners {
    var listener = configuration.mainListener
    listener.memory = answering.workload.memory
    let main = try Listener(listener, handler: answering.handler)
    let gauges = Gauges(
      registry: registry, listener: main.gauges, workload: answering.workload,
      streams: answering.streams, eventStreams: answering.eventStreams,
      identity: materials.identity)
    Gauges.setLimits(configuration.listed, in: registry)
    gauges.setBuild([("version", Version.product), ("libmicrohttpd", libraryVersion)])
    let admin = Admin(readiness: readiness, gauges: gauges, library: library)
    return Listeners(
      main: main, admin: try Listener(configuration.adminListener, handler: admin.handler))
  }

  private func announce(_ listeners: Listeners) {
    readiness.move(to: .serving)
    let (main, admin) = (listeners.main.boundAddress, listeners.admin.boundAddress)
    log.notice(
      "ready: serving \(main), admin \(admin)",
      metadata: ["listen": "\(main)", "admin": "\(admin)"])
    manager.tell(.ready(status: "serving \(main)"))
  }

  /// Tells the service manager regularly that the daemon is alive, as long as the admin listener
  /// answers.
  private func stayKnown(
    at admin: ListenerAddress, every seconds: Double
  ) throws(ListenerError) {
    try OperatingSystem.detach { [manager] in
      while true {
        if (try? HealthProbe(admin: admin).ask()) != nil { manager.tell(.alive) }
        OperatingSystem.sleep(seconds: seconds)
      }
    }
  }

  /// Drains and exits. Readiness is withdrawn first; the admin listener stops last.
  private func drain(_ listeners: Listeners, delay: Double) {
    readiness.move(to: .draining)
    let isClean = listeners.main.drain(
      delay: .seconds(delay), timeout: .seconds(configuration.drain.timeout)
    ) { [answering] in
      // Clients of event streams reconnect at once, to another machine or to none.
      answering.eventStreams.end()
    }
    listeners.admin.stop()
    library.close()
    if !isClean { log.warning("the shutdown timeout has passed; answers on their way were cut") }
    answering.accessLog?.finish()
    log.notice("ended")
    OperatingSystem.leave(with: 0)
  }

  private func warn() {
    log.notice(
      "inbetweend \(Version.product), libmicrohttpd \(libraryVersion), GnuTLS \(cryptographyVersion)"
    )
    for warning in materials.warnings(about: configuration) { log.warning("\(warning)") }
  }
}
