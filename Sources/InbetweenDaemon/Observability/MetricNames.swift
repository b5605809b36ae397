/// The names of the daemon's metrics, and their help texts.
enum MetricNames {
  static let duration = "http_server_request_duration_seconds"
  static let stages = "inbetween_stage_duration_seconds"
  static let requests = "http_server_requests_total"
  static let inFlight = "http_server_in_flight"
  static let rejected = "http_server_rejected_total"
  static let connections = "http_server_connections"
  static let bodyBytes = "http_server_request_body_bytes"
  static let bytesSent = "http_server_response_body_bytes_total"
  static let bodiesHeld = "http_server_bodies_held_bytes"
  static let limit = "inbetween_limit"
  static let streams = "inbetween_streams_open"
  static let eventStreams = "inbetween_event_streams_open"
  static let libraryRequests = "inbetween_library_requests_total"
  static let work = "inbetween_work_units_total"
  static let heavyRunning = "inbetween_heavy_requests_running"
  static let heavyWaiting = "inbetween_heavy_requests_waiting"
  static let quickWaiting = "inbetween_light_requests_waiting"
  static let memoryHeld = "inbetween_memory_held_bytes"
  static let samples = "inbetween_samples_total"
  static let buildInfo = "inbetween_build_info"
  static let certificateEnd = "inbetween_tls_certificate_end_seconds"
  static let residentMemory = "process_resident_memory_bytes"
  static let virtualMemory = "process_virtual_memory_bytes"
  static let cpuSeconds = "process_cpu_seconds_total"
  static let startTime = "process_start_time_seconds"
  static let openDescriptors = "process_open_fds"
  static let maxDescriptors = "process_max_fds"

  static let help: [String: String] = [
    duration: "Time from the request line to the last byte of the answer.",
    stages: "Time that requests spent in each stage of their answer.",
    requests: "Requests answered, or ended without an answer.",
    inFlight: "Requests that are being answered now.",
    rejected: "Requests refused before their answer was made, by reason.",
    connections: "Connections that are open now; max-connections bounds them.",
    bodyBytes: "Size of request bodies.",
    bytesSent: "Bytes of answers sent, without their headers, as they were on the wire.",
    bodiesHeld: "Request bodies held in memory now; max-bodies-total bounds them.",
    limit: "The limits in force, in bytes, seconds or numbers; one that is off is missing.",
    streams: "Large answers and streams of events that are open now; max-streams bounds them.",
    eventStreams: "Streams of events that are open now.",
    libraryRequests: "What the library was asked for, by how it came out.",
    work: "Units of work counted, about 10 ns each; those of a stream when it begins.",
    heavyRunning: "Heavy requests that compute now; threads bounds them.",
    heavyWaiting: "Heavy requests that wait for their turn to compute.",
    quickWaiting:
      "Requests that wait to begin; more than a few mean that the machine is too small.",
    memoryHeld:
      "Memory that bodies, computations, answers and a library in memory hold; max-memory bounds it.",
    samples: "Values of answers; those of a stream when it begins, of a batch line by line.",
    buildInfo: "Always 1; the labels hold the versions.",
    certificateEnd: "When the certificate ends, in seconds since 1970.",
    residentMemory: "Resident memory.",
    virtualMemory: "Virtual memory.",
    cpuSeconds: "Processor time used.",
    startTime: "Start of the process, in seconds since 1970.",
    openDescriptors: "Open file descriptors.",
    maxDescriptors: "Most file descriptors that may be open.",
  ]
}
