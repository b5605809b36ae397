-- Sends what the environment says, in turn, and tells wrk's figures as one line of JSON.
local requests, turn = {}, 0

function init()
  for target in os.getenv("TARGETS"):gmatch("%S+") do
    requests[#requests + 1] = wrk.format("GET", target)
  end
  local body = os.getenv("BODY")
  if body then
    requests[#requests + 1] = wrk.format("POST", os.getenv("BODY_TARGET"), {["Content-Type"] = "application/json"}, body)
  end
end

function request()
  turn = turn % #requests + 1
  return requests[turn]
end

function done(summary, latency)
  local errors = summary.errors
  print(string.format(
    'figures {"requests":%d,"seconds":%f,"p50":%f,"p99":%f,"p999":%f,"status":%d,"broken":%d}',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e6, latency:percentile(99) / 1e6,
    latency:percentile(99.9) / 1e6, errors.status, errors.connect + errors.read + errors.write + errors.timeout))
end
