// The same work as POST /v1/sample, written plainly for Node: a keyframe document in, its samples at
// 60 frames a second out, as JSON in columns. It knows what the benchmark's document holds: linear,
// cubic and spring keyframes of numbers, angles and points.
//
// Usage: node server.js PORT

import { createServer } from "node:http";

const curves = { linear: (p) => p, easeInOut: bezier(0.42, 0, 0.58, 1) };
const springs = { bouncy: { duration: 0.5, bounce: 0.3 } };

function bezier(x1, y1, x2, y2) {
  const at = (a, b, s) => ((1 - 3 * b + 3 * a) * s + (3 * b - 6 * a)) * s * s + 3 * a * s;
  return (p) => {
    let low = 0;
    let high = 1;
    for (let step = 0; step < 30; step++) {
      const middle = (low + high) / 2;
      if (at(x1, x2, middle) < p) low = middle;
      else high = middle;
    }
    return at(y1, y2, (low + high) / 2);
  };
}

// What is left of a distance, and its velocity, a time after a start with these.
function springAt({ duration = 0.5, bounce = 0 }, distance, velocity, t) {
  const frequency = (2 * Math.PI) / duration;
  const decay = (1 - bounce) * frequency;
  const decline = Math.exp(-decay * t);
  const slope = velocity + decay * distance;
  if (bounce <= 0) {
    const left = distance + slope * t;
    return { distance: left * decline, velocity: (slope - decay * left) * decline };
  }
  const angular = frequency * Math.sqrt(1 - (1 - bounce) ** 2);
  const b = slope / angular;
  const [sine, cosine] = [Math.sin(angular * t), Math.cos(angular * t)];
  const left = distance * cosine + b * sine;
  const change = angular * (b * cosine - distance * sine);
  return { distance: left * decline, velocity: (change - decay * left) * decline };
}

const parsed = (value) => (typeof value === "string" ? parseFloat(value) : value);
const component = (value, name) => parsed(name === "" ? value : value[name]);

// One component's keyframes as segments with a start, a value and a velocity.
function compile(keyframes, initial, name) {
  const segments = [];
  let [start, from, velocity] = [0, initial, 0];
  keyframes.forEach((keyframe, index) => {
    const to = component(keyframe.to, name);
    const duration = keyframe.duration;
    const next = keyframes[index + 1];
    let value;
    let end = to;
    let endVelocity = 0;
    if (keyframe.type === "linear") {
      const curve = curves[keyframe.curve ?? "linear"];
      const origin = from;
      value = (t) => origin + (to - origin) * curve(t / duration);
      endVelocity = (to - from) / duration;
    } else if (keyframe.type === "cubic") {
      if (next?.type === "cubic") {
        endVelocity = (component(next.to, name) - from) / (duration + next.duration);
      } else if (next?.type === "spring") {
        endVelocity = (component(next.to, name) - from) / (2 * duration);
      } else if (next?.type === "linear") {
        endVelocity = (component(next.to, name) - to) / next.duration;
      }
      const [origin, v0, v1] = [from, velocity * duration, endVelocity * duration];
      value = (t) => {
        const p = t / duration;
        const q = p - 1;
        return (1 + 2 * p) * q * q * origin + p * q * q * v0 + p * p * (3 - 2 * p) * to + p * p * q * v1;
      };
    } else {
      const spring = typeof keyframe.spring === "string" ? springs[keyframe.spring] : keyframe.spring ?? {};
      const [distance, v0] = [from - to, velocity];
      value = (t) => to + springAt(spring, distance, v0, t).distance;
      end = value(duration);
      endVelocity = springAt(spring, distance, v0, duration).velocity;
    }
    segments.push({ start, duration, value });
    [start, from, velocity] = [start + duration, end, endVelocity];
  });
  return { segments, end: from, duration: start };
}

function sample(lane, times) {
  return times.map((time) => {
    if (time >= lane.duration) return lane.end;
    const segment = lane.segments.find((each) => time <= each.start + each.duration);
    return segment.value(time - segment.start);
  });
}

function answer(document) {
  const properties = Object.entries(document.initial).map(([name, initial]) => {
    const type = typeof initial === "string" ? "angle" : typeof initial === "object" ? "point" : "number";
    const names = type === "point" ? Object.keys(initial) : [""];
    const track = document.tracks.find((each) => each.property === name);
    const lanes = names.map((each) => compile(track.keyframes, component(initial, each), each));
    return { name, type, names, lanes };
  });
  const duration = Math.max(...properties.flatMap(({ lanes }) => lanes.map((lane) => lane.duration)));
  const times = [];
  for (let frame = 0; frame / 60 < duration; frame++) times.push(frame / 60);
  times.push(duration);
  const tracks = properties.map(({ name, type, names, lanes }) => {
    const columns = lanes.map((lane) => sample(lane, times));
    const values =
      type === "point" ? Object.fromEntries(names.map((each, index) => [each, columns[index]])) : columns[0];
    return { property: name, type, values };
  });
  return { kind: document.kind, duration, times, tracks, events: [] };
}

createServer((request, response) => {
  const chunks = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    const text = JSON.stringify(answer(JSON.parse(Buffer.concat(chunks).toString())));
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(text) });
    response.end(text);
  });
}).listen(Number(process.argv[2]), "127.0.0.1");
