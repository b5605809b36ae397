import AnimationDocuments
import MicroHTTP

extension Configuration {
  /// The configuration with inherited sockets in place of its addresses, if the service manager
  /// passed any.
  func adopting(_ manager: ServiceManager) throws(ListenerError) -> Configuration {
    var configuration = self
    if let descriptor = manager.main {
      let socket = try InheritedSocket(descriptor: descriptor)
      configuration.mainSocket = socket
      configuration.listen = socket.address
    }
    if let descriptor = manager.admin {
      let socket = try InheritedSocket(descriptor: descriptor)
      configuration.adminSocket = socket
      configuration.admin = socket.address
    }
    return configuration
  }

  /// The configuration of the main listener.
  var mainListener: ListenerConfiguration {
    var listener = ListenerConfiguration(address: listen, name: "main")
    listener.inherited = mainSocket
    listener.isSecure = certificate != nil
    listener.connectionLimit = maxConnections
    listener.perAddressLimit = maxConnectionsPerAddress
    // Readers recurse once for each level of a document: measured 0.8 KiB a level, and four times
    // that without optimisation.
    listener.stack = (256 << 10) + limits.maxDepth * (8 << 10)
    listener.maxHeader = maxHeader
    listener.connectionMemory = max(2 * maxHeader, 32 << 10)
    listener.maxBodiesInFlight = maxBodiesTotal
    listener.socketMode = unixSocketMode
    listener.trustedProxies = trustedProxies
    listener.methods = [
      "GET", "HEAD", "QUERY", "POST", "OPTIONS", "PUT", "PATCH", "DELETE", "TRACE",
    ]
    listener.deadlines = deadlines
    return listener
  }

  /// The configuration of the admin listener: few connections and short deadlines.
  var adminListener: ListenerConfiguration {
    var listener = ListenerConfiguration(address: admin, name: "admin")
    listener.inherited = adminSocket
    listener.connectionLimit = 16
    listener.socketMode = unixSocketMode
    listener.methods = ["GET", "HEAD"]
    let patience = Duration.seconds(5)
    listener.deadlines = Deadlines(head: patience, body: patience, idle: patience, write: patience)
    return listener
  }
}
