// Generated from api/openapi.yaml and api/openapi.json; a test holds it to them.
// swift-format-ignore-file

/// The description of the interface, as it is served.
enum OpenAPI {
  static let yaml = ####"""
openapi: 3.1.0
info:
  title: Inbetween
  summary: Keyframes, phases, springs and scripts of what happens to them, as numbers
  description: |
    A document says how values change in time; everything else is a view of a document. This
    service samples documents: JSON goes in, timelines of numbers come out.

    **Units.** Seconds, degrees, units per second. Numbers are IEEE 754 doubles; NaN and infinities
    are never written in JSON.

    **Bodies.** A body is read as JSON when its type is `application/json`, ends in `+json`, is
    missing, or is `application/x-www-form-urlencoded`, which `curl -d` sends by itself. Any other
    type answers 415. Members that are not described here are errors, and so are members given
    twice. A byte order mark, trailing commas and comments are not JSON.

    **QUERY.** `/v1/sample` also takes the method QUERY (RFC 10008), which OpenAPI 3.1 cannot
    describe: body, parameters and answers are those of POST. The request is safe, so it may be
    repeated and its answer kept; it carries an `ETag`, and `If-None-Match` answers 304.

    **Every path** answers OPTIONS with `Allow`, and HEAD wherever there is GET. A method that a
    path does not take answers 405 with `Allow`.

    **Formats.** The parameter `format` chooses the form of the samples; without it `Accept` does,
    with quality values. A type that is not offered answers 406 with the list of those that are.

    **Errors** are `application/problem+json` (RFC 9457). All problems of a document are reported,
    50 at most. What is wrong with the framing of a request before it can be routed may come from
    the HTTP layer as a short page of HTML instead (some 400, 413, 414, 431 and 505).

    Members may be added to answers within `/v1`; clients leave out what they do not know.
  version: 0.1.0
  license:
    name: Apache License 2.0
    identifier: Apache-2.0
jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema
servers:
  - url: http://127.0.0.1:8080
    description: a daemon with default settings
tags:
  - name: documents
    description: What takes a document.
  - name: parts
    description: One animation, spring or curve by query parameters alone.
  - name: service
    description: About the service itself.
paths:
  /:
    get:
      tags: ["service"]
      operationId: listEndpoints
      summary: The list of paths
      responses:
        "200":
          description: Every path with its methods.
          content:
            application/json:
              schema:
                $ref: "#/components/schemas/Index"
        "304":
          $ref: "#/components/responses/NotModified"
        default:
          $ref: "#/components/responses/Problem"
  /v1/sample:
    post:
      tags: ["documents"]
      operationId: sample
      summary: Samples a document
      description: |
        The values of every property on a grid of times. At most one of `fps`, `step`, `count`,
        `times` and `tolerance` chooses the grid. The number of values, rows times components, is
        computed before any work and held against the limit `max-values`; each entry of a transform
        of many functions counts as a value for every four of them. Large answers are streamed. The
        method QUERY takes and gives the same.
      parameters:
        - $ref: "#/components/parameters/Fps"
        - $ref: "#/components/parameters/Step"
        - $ref: "#/components/parameters/Count"
        - $ref: "#/components/parameters/Times"
        - $ref: "#/components/parameters/Start"
        - $ref: "#/components/parameters/End"
        - $ref: "#/components/parameters/Tolerance"
        - $ref: "#/components/parameters/Precision"
        - $ref: "#/components/parameters/Include"
        - $ref: "#/components/parameters/Layout"
        - $ref: "#/components/parameters/Springs"
        - $ref: "#/components/parameters/Format"
      requestBody:
        $ref: "#/components/requestBodies/Document"
      responses:
        "200":
          $ref: "#/components/responses/Samples"
        "400":
          $ref: "#/components/responses/Malformed"
        "406":
          $ref: "#/components/responses/NotAcceptable"
        "413":
          $ref: "#/components/responses/TooLarge"
        "415":
          $ref: "#/components/responses/Unsupported"
        "417":
          $ref: "#/components/responses/ExpectationFailed"
        "422":
          $ref: "#/components/responses/InvalidDocument"
        "429":
          $ref: "#/components/responses/RateLimited"
        "431":
          $ref: "#/components/responses/HeadersTooLarge"
        "500":
          $ref: "#/components/responses/Internal"
        "501":
          $ref: "#/components/responses/NotImplemented"
        "503":
          $ref: "#/components/responses/Unavailable"
        default:
          $ref: "#/components/responses/Problem"
  /v1/validate:
    post:
      tags: ["documents"]
      operationId: validate
      summary: Says whether a document is valid
      description: |
        Reads and checks a document without sampling it. Warnings are advice: a spring that is cut
        while it still moves, a velocity that jumps at a joint, a value that cannot animate, tracks
        that overlap; in a scene also an animation that listens to the wrong value, a layer that
        snaps back, a frame that nobody leads, and more, each with what would mend it.
      requestBody:
        $ref: "#/components/requestBodies/Document"
      responses:
        "200":
          description: The document is valid.
          headers:
            X-Request-Id:
              $ref: "#/components/headers/RequestId"
          content:
            application/json:
              schema:
                $ref: "#/components/schemas/Validation"
        "400":
          $ref: "#/components/responses/Malformed"
        "413":
          $ref: "#/components/responses/TooLarge"
        "415":
          $ref: "#/components/responses/Unsupported"
        "422":
          $ref: "#/components/responses/InvalidDocument"
        "429":
          $ref: "#/components/responses/RateLimited"
        "503":
          $ref: "#/components/responses/Unavailable"
        default:
          $ref: "#/components/responses/Problem"
  /v1/plot:
    post:
      tags: ["documents"]
      operationId: plot
      summary: Draws a document
      description: |
        A picture: the values of every property over time, a panel for each of the first 40. Dots
        are keyframes, upright lines with names are phases and completions; colours show what they
        look like, discrete values are named bands. `include=velocity` adds the velocities, and
        `include=model` where the values are bound for. It follows the reader's light or dark
        scheme and says in words what it shows.

        `start` and `end` choose the part that is drawn. `fps`, `step`, `count`, `times` and
        `tolerance` choose the points that are drawn through; without them they are as many as a
        picture needs. `precision` and `layout` change nothing. The number of values is held
        against the limit `max-values` before any work.
      parameters:
        - $ref: "#/components/parameters/Fps"
        - $ref: "#/components/parameters/Step"
        - $ref: "#/components/parameters/Count"
        - $ref: "#/components/parameters/Times"
        - $ref: "#/components/parameters/Start"
        - $ref: "#/components/parameters/End"
        - $ref: "#/components/parameters/Tolerance"
        - $ref: "#/components/parameters/Precision"
        - $ref: "#/components/parameters/Include"
        - $ref: "#/components/parameters/Layout"
        - $ref: "#/components/parameters/Springs"
        - $ref: "#/components/parameters/PlotFormat"
      requestBody:
        $ref: "#/components/requestBodies/Document"
      responses:
        "200":
          $ref: "#/components/responses/Plot"
        "400":
          $ref: "#/components/responses/Malformed"
        "406":
          $ref: "#/components/responses/NotAcceptable"
        "413":
          $ref: "#/components/responses/TooLarge"
        "415":
          $ref: "#/components/responses/Unsupported"
        "417":
          $ref: "#/components/responses/ExpectationFailed"
        "422":
          $ref: "#/components/responses/InvalidDocument"
        "429":
          $ref: "#/components/responses/RateLimited"
        "431":
          $ref: "#/components/responses/HeadersTooLarge"
        "500":
          $ref: "#/components/responses/Internal"
        "501":
          $ref: "#/components/responses/NotImplemented"
        "503":
          $ref: "#/components/responses/Unavailable"
        default:
          $ref: "#/components/responses/Problem"
  /v1/animation:
    get:
      tags: ["parts"]
      operationId: animation
      summary: Samples one animation
      description: |
        The animation that the parameters describe, of a property `value` from `from` to `to`. The
        members of an animation object are parameters of the same names; the modifiers `delay`,
        `speed`, `repeatCount` or `repeatForever`, `autoreverses` and `logicallyCompleteAfter` are
        applied in this order.
      parameters:
        - $ref: "#/components/parameters/AnimationType"
        - $ref: "#/components/parameters/From"
        - $ref: "#/components/parameters/To"
        - $ref: "#/components/parameters/AnimationDuration"
        - $ref: "#/components/parameters/Bounce"
        - $ref: "#/components/parameters/ExtraBounce"
        - $ref: "#/components/parameters/Preset"
        - $ref: "#/components/parameters/Response"
        - $ref: "#/components/parameters/DampingRatio"
        - $ref: "#/components/parameters/Mass"
        - $ref: "#/components/parameters/Stiffness"
        - $ref: "#/components/parameters/Damping"
        - $ref: "#/components/parameters/AllowOverDamping"
        - $ref: "#/components/parameters/SettlingDuration"
        - $ref: "#/components/parameters/Epsilon"
        - $ref: "#/components/parameters/BlendDuration"
        - $ref: "#/components/parameters/InitialVelocity"
        - $ref: "#/components/parameters/AnimationCurve"
        - $ref: "#/components/parameters/Points"
        - $ref: "#/components/parameters/Delay"
        - $ref: "#/components/parameters/Speed"
        - $ref: "#/components/parameters/RepeatCount"
        - $ref: "#/components/parameters/RepeatForever"
        - $ref: "#/components/parameters/Autoreverses"
        - $ref: "#/components/parameters/LogicallyCompleteAfter"
        - $ref: "#/components/parameters/Fps"
        - $ref: "#/components/parameters/Step"
        - $ref: "#/components/parameters/Count"
        - $ref: "#/components/parameters/Times"
        - $ref: "#/components/parameters/Start"
        - $ref: "#/components/parameters/End"
        - $ref: "#/components/parameters/Tolerance"
        - $ref: "#/components/parameters/Precision"
        - $ref: "#/components/parameters/Include"
        - $ref: "#/components/parameters/Layout"
        - $ref: "#/components/parameters/Springs"
        - $ref: "#/components/parameters/AnimationFormat"
      responses:
        "200":
          $ref: "#/components/responses/AnimationSamples"
        "304":
          $ref: "#/components/responses/NotModified"
        "400":
          $ref: "#/components/responses/Malformed"
        "406":
          $ref: "#/components/responses/NotAcceptable"
        "413":
          $ref: "#/components/responses/TooLarge"
        "429":
          $ref: "#/components/responses/RateLimited"
        "503":
          $ref: "#/components/responses/Unavailable"
        default:
          $ref: "#/components/responses/Problem"
  /v1/spring:
    get:
      tags: ["parts"]
      operationId: spring
      summary: Every parametrisation of one spring
      description: |
        Takes the members of any one spring form as parameters; without any it is the default
        spring. `epsilon` beside a form that has none of its own adds its entry to `lastCrossing`.
      parameters:
        - $ref: "#/components/parameters/Preset"
        - $ref: "#/components/parameters/Duration"
        - $ref: "#/components/parameters/Bounce"
        - $ref: "#/components/parameters/ExtraBounce"
        - $ref: "#/components/parameters/Response"
        - $ref: "#/components/parameters/DampingRatio"
        - $ref: "#/components/parameters/Mass"
        - $ref: "#/components/parameters/Stiffness"
        - $ref: "#/components/parameters/Damping"
        - $ref: "#/components/parameters/AllowOverDamping"
        - $ref: "#/components/parameters/SettlingDuration"
        - $ref: "#/components/parameters/Epsilon"
      responses:
        "200":
          description: The spring in every form, and how long it takes by each rule.
          headers:
            ETag:
              $ref: "#/components/headers/ETag"
            X-Request-Id:
              $ref: "#/components/headers/RequestId"
          content:
            application/json:
              schema:
                $ref: "#/components/schemas/SpringReport"
        "304":
          $ref: "#/components/responses/NotModified"
        "400":
          $ref: "#/components/responses/Malformed"
        "429":
          $ref: "#/components/responses/RateLimited"
        "503":
          $ref: "#/components/responses/Unavailable"
        default:
          $ref: "#/components/responses/Problem"
  /v1/curve:
    get:
      tags: ["parts"]
      operationId: curve
      summary: Samples a unit curve
      description: |
        The curve as a property `value` over progress, which takes the place of time: the grid runs
        from 0 to 1 unless `start` and `end` say otherwise.
      parameters:
        - $ref: "#/components/parameters/Curve"
        - $ref: "#/components/parameters/Fps"
        - $ref: "#/components/parameters/Step"
        - $ref: "#/components/parameters/Count"
        - $ref: "#/components/parameters/Times"
        - $ref: "#/components/parameters/Start"
        - $ref: "#/components/parameters/End"
        - $ref: "#/components/parameters/Tolerance"
        - $ref: "#/components/parameters/Precision"
        - $ref: "#/components/parameters/Include"
        - $ref: "#/components/parameters/Layout"
        - $ref: "#/components/parameters/Springs"
        - $ref: "#/components/parameters/Format"
      responses:
        "200":
          $ref: "#/components/responses/Samples"
        "304":
          $ref: "#/components/responses/NotModified"
        "400":
          $ref: "#/components/responses/Malformed"
        "406":
          $ref: "#/components/responses/NotAcceptable"
        "413":
          $ref: "#/components/responses/TooLarge"
        "429":
          $ref: "#/components/responses/RateLimited"
        "503":
          $ref: "#/components/responses/Unavailable"
        default:
          $ref: "#/components/responses/Problem"
  /v1/limits:
    get:
      tags: ["service"]
      operationId: limits
      summary: The limits and deadlines in force
      responses:
        "200":
          description: Every limit by the name of its setting.
          headers:
            ETag:
              $ref: "#/components/headers/ETag"
          content:
            application/json:
              schema:
                $ref: "#/components/schemas/Limits"
        "304":
          $ref: "#/components/responses/NotModified"
        default:
          $ref: "#/components/responses/Problem"
  /version:
    get:
      tags: ["service"]
      operationId: version
      summary: The versions of the service and of what it is built on
      responses:
        "200":
          description: The versions.
          headers:
            ETag:
              $ref: "#/components/headers/ETag"
          content:
            application/json:
              schema:
                $ref: "#/components/schemas/Version"
        "304":
          $ref: "#/components/responses/NotModified"
        default:
          $ref: "#/components/responses/Problem"
  /openapi.yaml:
    get:
      tags: ["service"]
      operationId: openapiYAML
      summary: This description
      responses:
        "200":
          description: This text.
          headers:
            ETag:
              $ref: "#/components/headers/ETag"
          content:
            application/yaml:
              schema:
                type: string
        "304":
          $ref: "#/components/responses/NotModified"
        default:
          $ref: "#/components/responses/Problem"
  /openapi.json:
    get:
      tags: ["service"]
      operationId: openapiJSON
      summary: This description as JSON
      responses:
        "200":
          description: The same description.
          headers:
            ETag:
              $ref: "#/components/headers/ETag"
          content:
            application/json:
              schema:
                $ref: "#/components/schemas/OpenAPIDescription"
        "304":
          $ref: "#/components/responses/NotModified"
        default:
          $ref: "#/components/responses/Problem"
  /problems/{slug}:
    get:
      tags: ["service"]
      operationId: problem
      summary: What an error code means and what helps
      parameters:
        - name: slug
          in: path
          required: true
          description: The code, the last part of a problem's `type`.
          schema:
            type: string
            examples: ["invalid-document"]
      responses:
        "200":
          description: A text for people.
          content:
            text/plain:
              schema:
                type: string
        default:
          $ref: "#/components/responses/Problem"
components:
  parameters:
    Fps:
      name: fps
      in: query
      description: |
        Samples at `start + k/fps` while below `end`, and one last sample exactly at `end`. Without
        any other grid 60.
      schema:
        type: number
        exclusiveMinimum: 0
        examples: [60]
    Step:
      name: step
      in: query
      description: The same with a step in seconds.
      schema:
        type: number
        exclusiveMinimum: 0
        examples: [0.05]
    Count:
      name: count
      in: query
      description: So many samples, evenly from `start` to `end`, both included.
      schema:
        type: integer
        minimum: 1
        examples: [5]
    Times:
      name: times
      in: query
      description: |
        Exactly these times in the order given, apart by commas. They may lie outside the timeline,
        and an endless document needs no `end` with them.
      schema:
        type: string
        examples: ["0,0.1,0.25"]
    Start:
      name: start
      in: query
      description: Where the grid begins, in seconds. Default 0.
      schema:
        type: number
        examples: [0]
    End:
      name: end
      in: query
      description: Where the grid ends, in seconds. Default the duration; an endless document needs it.
      schema:
        type: number
        examples: [1]
    Tolerance:
      name: tolerance
      in: query
      description: |
        Adaptive: few times whose straight lines stay within this error of every component, in
        rising order.
      schema:
        type: number
        exclusiveMinimum: 0
        examples: [0.01]
    Precision:
      name: precision
      in: query
      description: |
        How many decimals of values, velocities and model values to keep. Without it numbers are the
        shortest text that reads back as the same double. Times and binary formats are not rounded.
      schema:
        type: integer
        minimum: 0
        maximum: 15
        examples: [4]
    Include:
      name: include
      in: query
      description: |
        What to add to the values, apart by commas: `velocity`, how fast each value changes, per
        second; `model`, the value that the motion is on its way to, which a change sets at once
        while the value that shows follows. The model of keyframes is what shows. CSV and the binary
        formats add the columns `velocity(scale)` and, last, `model(scale)`.
      schema:
        type: string
        examples: ["velocity", "velocity,model"]
    Layout:
      name: layout
      in: query
      description: A list of columns per property, or a list of frames. JSON and CBOR only.
      schema:
        description: Default `columns`.
        $ref: "#/components/schemas/SampleLayout"
    Springs:
      name: springs
      in: query
      description: |
        How spring animations move: by their closed form, or as SwiftUI integrates them in steps of
        1/300 s.
      schema:
        description: Default `analytic`.
        $ref: "#/components/schemas/SpringModel"
    Format:
      name: format
      in: query
      description: The form of the answer; wins over `Accept`. `svg` is the plot of `/v1/plot`.
      schema:
        description: Default `json`.
        $ref: "#/components/schemas/SampleFormat"
    PlotFormat:
      name: format
      in: query
      description: The form of the answer; wins over `Accept`.
      schema:
        description: Default `svg`.
        $ref: "#/components/schemas/PlotFormat"
    AnimationFormat:
      name: format
      in: query
      description: |
        The form of the answer; wins over `Accept`. `css-linear` is a CSS easing `linear()` that
        stays within `tolerance` (default 0.001) of the animation.
      schema:
        description: Default `json`.
        $ref: "#/components/schemas/AnimationFormat"
    AnimationType:
      name: type
      in: query
      description: |
        The name of the animation. Without it `default`; beside any other member of an animation it
        has to be given.
      schema:
        $ref: "#/components/schemas/AnimationType"
    From:
      name: from
      in: query
      description: The value at the start, in any form in which a text can say it. Default 0.
      schema:
        type: ["number", "string"]
        examples: [0, "15deg", "#ff3b30"]
    To:
      name: to
      in: query
      description: The value at the end, of the same type. Default 1.
      schema:
        type: ["number", "string"]
        examples: [1, "90deg", "#34c759"]
    AnimationDuration:
      name: duration
      in: query
      description: |
        The duration of a curve in seconds, at least 0, or that of a spring, above 0.
      schema:
        type: number
        minimum: 0
        examples: [0.5]
    Duration:
      name: duration
      in: query
      description: The perceptual duration in seconds.
      schema:
        $ref: "#/components/schemas/PositiveNumber"
    Bounce:
      name: bounce
      in: query
      description: How far the spring bounces; below 0 it is over-damped.
      schema:
        $ref: "#/components/schemas/Bounce"
    ExtraBounce:
      name: extraBounce
      in: query
      description: What is added to a preset's bounce.
      schema:
        type: number
    Preset:
      name: preset
      in: query
      description: One of the named springs.
      schema:
        $ref: "#/components/schemas/SpringPreset"
    Response:
      name: response
      in: query
      description: The period of the undamped oscillation in seconds; needs `dampingRatio`.
      schema:
        $ref: "#/components/schemas/PositiveNumber"
    DampingRatio:
      name: dampingRatio
      in: query
      description: The damping as a share of the critical one.
      schema:
        type: number
        minimum: 0
    Mass:
      name: mass
      in: query
      description: The mass. Default 1; needs `stiffness` and `damping`.
      schema:
        $ref: "#/components/schemas/PositiveNumber"
    Stiffness:
      name: stiffness
      in: query
      description: The stiffness; needs `damping`.
      schema:
        $ref: "#/components/schemas/PositiveNumber"
    Damping:
      name: damping
      in: query
      description: |
        The damping coefficient; needs `stiffness`. Beside the type `usingSpringWithDamping` it is
        the damping ratio.
      schema:
        type: number
        minimum: 0
    AllowOverDamping:
      name: allowOverDamping
      in: query
      description: Whether a damping above the critical one is kept; otherwise it becomes critical.
      schema:
        description: Default false.
        type: boolean
    SettlingDuration:
      name: settlingDuration
      in: query
      description: The time to settle in seconds; needs `dampingRatio`.
      schema:
        $ref: "#/components/schemas/PositiveNumber"
    Epsilon:
      name: epsilon
      in: query
      description: The share of the way at which a spring counts as settled.
      schema:
        $ref: "#/components/schemas/PositiveNumber"
    BlendDuration:
      name: blendDuration
      in: query
      description: How long a spring blends with the one before, in seconds.
      schema:
        type: number
        minimum: 0
    InitialVelocity:
      name: initialVelocity
      in: query
      description: The velocity at the start, in whole intervals per second.
      schema:
        type: number
    AnimationCurve:
      name: curve
      in: query
      description: The unit curve of the type `timingCurve`, as text.
      schema:
        type: string
        examples: ["cubic-bezier(0.2, 0, 0, 1)"]
    Points:
      name: points
      in: query
      description: The points of the type `custom`, as JSON.
      schema:
        type: string
        examples: ["[[0,0],[0.2,0.9],[0.5,1]]"]
    Curve:
      name: curve
      in: query
      required: true
      description: A name of a unit curve or a CSS easing.
      schema:
        type: string
        examples: ["easeInOut", "linear(0, 0.5 20%, 1)"]
    Delay:
      name: delay
      in: query
      description: Seconds before the animation begins; a negative one starts inside.
      schema:
        type: number
    Speed:
      name: speed
      in: query
      description: How many times faster it runs.
      schema:
        type: number
    RepeatCount:
      name: repeatCount
      in: query
      description: How many times it runs, ways back included; below 1 counts as 1.
      schema:
        type: integer
    RepeatForever:
      name: repeatForever
      in: query
      description: Whether it repeats without end; such an animation needs `end` or `times`.
      schema:
        type: boolean
    Autoreverses:
      name: autoreverses
      in: query
      description: Whether every second run goes back. Default true; goes with a repeat.
      schema:
        type: boolean
    LogicallyCompleteAfter:
      name: logicallyCompleteAfter
      in: query
      description: Seconds after which the animation counts as complete at the latest.
      schema:
        type: number
        minimum: 0
  requestBodies:
    Document:
      required: true
      description: A document. It may come as any type that ends in `+json`, or without a type.
      content:
        application/json:
          schema:
            $ref: "#/components/schemas/Document"
          examples:
            bouncy:
              summary: One animation
              value: {"kind": "animation", "from": {"x": 0}, "to": {"x": 100}, "animation": "bouncy"}
            tappedTwice:
              summary: A spring that is turned round half-way
              value: {"kind": "scene", "initial": {"x": 0}, "events": [{"at": 0, "set": {"x": 150}, "animation": "spring"}, {"at": 0.2, "set": {"x": 0}, "animation": "spring"}]}
  headers:
    RequestId:
      description: |
        The request's id: the one that came, if it is 1 to 128 of letters, digits and `._~-`, else a
        new one.
      schema:
        type: string
    ETag:
      description: A strong entity tag for `If-None-Match`.
      schema:
        type: string
    Columns:
      description: The names of the columns, apart by commas, `time` first.
      schema:
        type: string
    Count:
      description: How many rows there are.
      schema:
        type: integer
        minimum: 0
    Omitted:
      description: The properties without a column, apart by commas; absent when there are none.
      schema:
        type: string
    Allow:
      description: The methods that the path takes.
      schema:
        type: string
    AcceptPost:
      description: The media types that are read.
      schema:
        type: string
    RetryAfter:
      description: Seconds to wait before the next try.
      schema:
        type: integer
        minimum: 0
  responses:
    Samples:
      description: The samples in the form that was asked for.
      headers:
        X-Request-Id:
          $ref: "#/components/headers/RequestId"
        ETag:
          $ref: "#/components/headers/ETag"
        Inbetween-Columns:
          $ref: "#/components/headers/Columns"
        Inbetween-Count:
          $ref: "#/components/headers/Count"
        Inbetween-Omitted:
          $ref: "#/components/headers/Omitted"
      content:
        application/json:
          schema:
            $ref: "#/components/schemas/Samples"
        application/x-ndjson:
          schema:
            description: |
              The first line is a header (`kind`, `duration`, `properties`, `events`), then one
              frame a line, and last `{"end":true,"count":n}`.
            type: string
        text/csv:
          schema:
            description: |
              RFC 4180: a header line `time,scale,offset.x,offset.y`, then a line a sample; where
              there is no value, nothing.
            type: string
        application/cbor:
          schema:
            description: |
              RFC 8949, deterministic: the structure of the JSON answer with columns as typed arrays
              of little-endian doubles (RFC 8746, tag 86). A column that lacks a value is a plain
              array with nulls.
        application/vnd.inbetween.f64:
          schema:
            description: |
              Little-endian 64-bit floats: the column of times, then each component's column. The
              headers name them. Discrete properties have no column; NaN is no value.
        application/vnd.inbetween.f32:
          schema:
            description: The same as 32-bit floats.
        image/svg+xml:
          schema:
            description: The plot, as `/v1/plot` draws it.
            type: string
    Plot:
      description: The picture, SVG in UTF-8; it needs nothing from outside and runs no script.
      headers:
        X-Request-Id:
          $ref: "#/components/headers/RequestId"
      content:
        image/svg+xml:
          schema:
            type: string
    AnimationSamples:
      description: The samples in the form that was asked for.
      headers:
        X-Request-Id:
          $ref: "#/components/headers/RequestId"
        ETag:
          $ref: "#/components/headers/ETag"
        Inbetween-Columns:
          $ref: "#/components/headers/Columns"
        Inbetween-Count:
          $ref: "#/components/headers/Count"
      content:
        application/json:
          schema:
            $ref: "#/components/schemas/Samples"
        application/x-ndjson:
          schema:
            type: string
        text/csv:
          schema:
            type: string
        application/cbor:
          schema:
            description: As for `/v1/sample`.
        application/vnd.inbetween.f64:
          schema:
            description: As for `/v1/sample`.
        application/vnd.inbetween.f32:
          schema:
            description: As for `/v1/sample`.
        image/svg+xml:
          schema:
            description: The plot, as `/v1/plot` draws it.
            type: string
        text/css:
          schema:
            description: The CSS easing of `format=css-linear`.
            type: string
    NotModified:
      description: The client has the answer already; it named its `ETag` in `If-None-Match`.
      headers:
        ETag:
          $ref: "#/components/headers/ETag"
    Malformed:
      description: |
        The body is not JSON (`malformed`, with `line`, `column` and `offset`), a parameter is wrong
        (`malformed`, with `errors[].parameter`), or an endless document lacks `end` (`unbounded`).
      content:
        application/problem+json:
          schema:
            $ref: "#/components/schemas/Problem"
    NotAcceptable:
      description: None of the types in `Accept` is offered (`not-acceptable`).
      content:
        application/problem+json:
          schema:
            $ref: "#/components/schemas/Problem"
    TooLarge:
      description: |
        The body has too many bytes, the answer would have too many values, or what has to be kept
        for it too many bytes (`too-large`); or the answer would take too much work
        (`too-much-work`). Both come with `limit`, `actual` and `setting`. Work is counted, not
        timed: the same request gets the same verdict everywhere. Where the place is known, the
        problem's `pointer` names it.
      content:
        application/problem+json:
          schema:
            $ref: "#/components/schemas/Problem"
    Unsupported:
      description: The body's type or coding is not read (`unsupported`).
      headers:
        Accept-Post:
          $ref: "#/components/headers/AcceptPost"
      content:
        application/problem+json:
          schema:
            $ref: "#/components/schemas/Problem"
    ExpectationFailed:
      description: An expectation other than `100-continue` (`expectation-failed`).
      content:
        application/problem+json:
          schema:
            $ref: "#/components/schemas/Problem"
    InvalidDocument:
      description: |
        The body is JSON but breaks a rule of documents (`invalid-document`): `errors` has each
        problem with a pointer to its place.
      content:
        application/problem+json:
          schema:
            $ref: "#/components/schemas/Problem"
    RateLimited:
      description: The client is over its rate (`rate-limited`).
      headers:
        Retry-After:
          $ref: "#/components/headers/RetryAfter"
      content:
        application/problem+json:
          schema:
            $ref: "#/components/schemas/Problem"
    HeadersTooLarge:
      description: The header block is larger than `max-header` (`headers-too-large`).
      content:
        application/problem+json:
          schema:
            $ref: "#/components/schemas/Problem"
    Internal:
      description: A fault of the service (`internal`).
      content:
        application/problem+json:
          schema:
            $ref: "#/components/schemas/Problem"
    NotImplemented:
      description: A method or transfer coding that is not known (`not-implemented`).
      content:
        application/problem+json:
          schema:
            $ref: "#/components/schemas/Problem"
    Unavailable:
      description: Overloaded or about to stop (`unavailable`, with `reason`).
      headers:
        Retry-After:
          $ref: "#/components/headers/RetryAfter"
      content:
        application/problem+json:
          schema:
            $ref: "#/components/schemas/Problem"
    Problem:
      description: |
        Any other error, among them 404 (`not-found`) and 405 (`method-not-allowed`, with `Allow`).
      headers:
        Allow:
          $ref: "#/components/headers/Allow"
        X-Request-Id:
          $ref: "#/components/headers/RequestId"
      content:
        application/problem+json:
          schema:
            $ref: "#/components/schemas/Problem"
  schemas:
    Document:
      title: Document
      description: How values change in time, as one of four kinds.
      oneOf:
        - $ref: "#/components/schemas/AnimationDocument"
        - $ref: "#/components/schemas/KeyframesDocument"
        - $ref: "#/components/schemas/PhasesDocument"
        - $ref: "#/components/schemas/SceneDocument"
      discriminator:
        propertyName: kind
        mapping:
          animation: "#/components/schemas/AnimationDocument"
          keyframes: "#/components/schemas/KeyframesDocument"
          phases: "#/components/schemas/PhasesDocument"
          scene: "#/components/schemas/SceneDocument"
    DocumentHead:
      title: DocumentHead
      description: What every kind of document takes.
      type: object
      properties:
        name:
          description: A name for people.
          type: string
        description:
          description: A description for people.
          type: string
        timing:
          $ref: "#/components/schemas/Timing"
        inbetween:
          description: The version of the document format. Default 1.
          const: 1
    Timing:
      title: Timing
      description: |
        How the document is laid on the time axis: the timing model of Web Animations. An iteration
        shows the whole document, stretched to `iterationDuration`. Where nothing fills there are no
        values.
      type: object
      properties:
        delay:
          description: Seconds before the first iteration; a negative one starts inside. Default 0.
          type: number
        endDelay:
          description: Seconds after the last iteration; a negative one ends inside. Default 0.
          type: number
        iterations:
          description: How often; a fraction ends inside an iteration. Default 1.
          oneOf:
            - type: number
              minimum: 0
            - const: infinite
        iterationStart:
          description: Where the first iteration begins, in iterations. Default 0.
          type: number
          minimum: 0
        iterationDuration:
          description: |
            How long an iteration lasts, in seconds; without it as long as the document. A document
            without an end needs it and is cut there.
          type: number
          minimum: 0
        direction:
          description: Which iterations run backwards. Default `normal`.
          $ref: "#/components/schemas/PlaybackDirection"
        fill:
          description: |
            Whether the start shows before all iterations and the end after them. Default `auto`.
          $ref: "#/components/schemas/FillMode"
        easing:
          description: |
            Eases the progress of each iteration. Where it leaves 0…1, straight lines and curves of
            CSS go on; all others hold their ends.
          $ref: "#/components/schemas/Curve"
        playbackRate:
          description: |
            By how much the time is multiplied. A negative rate runs from the end, 0 stays at the
            start. Default 1.
          type: number
        iterationComposite:
          description: |
            Whether each iteration adds to where the one before ended. Numbers, angles, vectors and
            colours do, by their components; all else is replaced. Default `replace`.
          $ref: "#/components/schemas/IterationComposite"
      unevaluatedProperties: false
      examples:
        - {"delay": 0.5, "iterations": 3, "direction": "alternate", "fill": "both"}
    PlaybackDirection:
      title: PlaybackDirection
      description: Which iterations run backwards.
      enum: ["normal", "reverse", "alternate", "alternate-reverse"]
    FillMode:
      title: FillMode
      description: On which sides of its time a timing fills.
      enum: ["none", "forwards", "backwards", "both", "auto"]
    IterationComposite:
      title: IterationComposite
      description: Whether iterations add up.
      enum: ["replace", "accumulate"]
    AnimationDocument:
      title: AnimationDocument
      description: One change from a set of values to another.
      type: object
      allOf:
        - $ref: "#/components/schemas/DocumentHead"
        - properties:
            kind:
              const: animation
            from:
              $ref: "#/components/schemas/Values"
            to:
              $ref: "#/components/schemas/Values"
            animation:
              $ref: "#/components/schemas/Animation"
            velocity:
              $ref: "#/components/schemas/Velocities"
      required: ["kind", "from", "to"]
      unevaluatedProperties: false
      examples:
        - {"kind": "animation", "from": {"x": 0}, "to": {"x": 100}, "animation": "bouncy"}
    KeyframesDocument:
      title: KeyframesDocument
      description: |
        Tracks of keyframes, one per property. A property of `initial` without a track stays
        constant. Of two tracks on one property the later wins.
      type: object
      allOf:
        - $ref: "#/components/schemas/DocumentHead"
        - properties:
            kind:
              const: keyframes
            initial:
              $ref: "#/components/schemas/Values"
            tracks:
              type: array
              items:
                $ref: "#/components/schemas/Track"
            velocity:
              $ref: "#/components/schemas/Velocities"
      required: ["kind", "initial"]
      unevaluatedProperties: false
      examples:
        - {"kind": "keyframes", "initial": {"scale": 1}, "tracks": [{"property": "scale", "keyframes": [{"type": "cubic", "to": 1.5, "duration": 0.3}]}]}
    PhasesDocument:
      title: PhasesDocument
      description: |
        A sequence of phases. A cycle runs through the phases 1, 2 … last and back to 0; each step
        begins when the one before is logically complete.
      type: object
      allOf:
        - $ref: "#/components/schemas/DocumentHead"
        - properties:
            kind:
              const: phases
            phases:
              description: The values of the first phase declare the properties.
              type: array
              minItems: 1
              if:
                minItems: 1
              then:
                prefixItems:
                  - required: ["values"]
              items:
                $ref: "#/components/schemas/Phase"
            cycles:
              description: How many cycles; 0 rests at the first phase. Default 1.
              oneOf:
                - type: integer
                  minimum: 0
                - const: forever
            triggers:
              description: |
                The times at which a trigger changes, none before the last, in seconds; takes the place
                of `cycles`.
              type: array
              items:
                type: number
                minimum: 0
      required: ["kind", "phases"]
      not:
        required: ["cycles", "triggers"]
      unevaluatedProperties: false
      examples:
        - {"kind": "phases", "phases": [{"name": "idle", "values": {"scale": 1}}, {"name": "expand", "values": {"scale": 1.3}, "animation": "bouncy"}]}
    SceneDocument:
      title: SceneDocument
      description: |
        A script of what happens to properties over time: interruptions, gestures, animators,
        layers, views that come and go. Events happen in order, each at an exact time, at which the
        state after it holds. A scene lasts until its last motion ends or its last event, whichever
        is later.
      type: object
      allOf:
        - $ref: "#/components/schemas/DocumentHead"
        - properties:
            kind:
              const: scene
            initial:
              description: |
                The values before anything happens; they declare the properties. A name with a point
                belongs to a view, such as `card.opacity` to the view `card`, which is there from the
                beginning. Empty when every property comes with an inserted view or a verb.
              $ref: "#/components/schemas/Values"
            animations:
              description: |
                The animations that stand beside properties. They carry every change that says nothing
                of its own; of several that apply the first one counts.
              type: array
              items:
                $ref: "#/components/schemas/ImplicitAnimation"
            layout:
              description: |
                What frames are laid out from. Every box with a name shows its frame, in the coordinates
                of the outermost box, as the property `frame` of the view of that name.
              $ref: "#/components/schemas/LayoutBox"
            events:
              description: What happens, by times that never fall; of one time in this order.
              type: array
              items:
                $ref: "#/components/schemas/SceneEvent"
      required: ["kind", "initial", "events"]
      unevaluatedProperties: false
      examples:
        - {"kind": "scene", "initial": {"x": 0}, "events": [{"at": 0, "set": {"x": 150}, "animation": "spring"}, {"at": 0.2, "set": {"x": 0}, "animation": "spring"}]}
    ImplicitAnimation:
      title: ImplicitAnimation
      description: |
        An animation for changes of some properties, whatever causes them: SwiftUI's
        `.animation(_, value:)`. In an event it is scoped to that event.
      type: object
      required: ["animation"]
      if:
        required: ["property"]
      then:
        not:
          required: ["properties"]
      else:
        required: ["properties"]
      properties:
        property:
          description: The property that it carries.
          type: string
        properties:
          description: The properties that it carries.
          type: array
          items:
            type: string
        animation:
          description: What carries them; null shows their changes at once.
          oneOf:
            - $ref: "#/components/schemas/Animation"
            - type: "null"
        value:
          description: |
            The property that has to change in the same event; without it every change counts.
          type: string
        when:
          description: |
            Transaction keys with the values that they must have; an event says its own in `keys`.
          $ref: "#/components/schemas/TransactionKeys"
      unevaluatedProperties: false
      examples:
        - {"property": "opacity", "animation": "easeInOut"}
        - {"properties": ["x", "y"], "animation": "bouncy", "when": {"source": "tap"}}
    TransactionKeys:
      title: TransactionKeys
      description: Values of transaction keys by their names, any JSON.
      type: object
    SceneEvent:
      title: SceneEvent
      description: Something that happens at one moment, by exactly one verb.
      oneOf:
        - $ref: "#/components/schemas/SetEvent"
        - $ref: "#/components/schemas/GestureEvent"
        - $ref: "#/components/schemas/AnimatorEvent"
        - $ref: "#/components/schemas/KeyframesEvent"
        - $ref: "#/components/schemas/LayerEvent"
        - $ref: "#/components/schemas/RemoveAnimationsEvent"
        - $ref: "#/components/schemas/InsertEvent"
        - $ref: "#/components/schemas/RemoveEvent"
        - $ref: "#/components/schemas/MatchEvent"
        - $ref: "#/components/schemas/ContentEvent"
        - $ref: "#/components/schemas/SwapEvent"
        - $ref: "#/components/schemas/ZoomEvent"
        - $ref: "#/components/schemas/LayoutEvent"
        - $ref: "#/components/schemas/RecommitEvent"
        - $ref: "#/components/schemas/HitTestEvent"
    EventHead:
      title: EventHead
      description: What every event takes.
      type: object
      required: ["at"]
      properties:
        at:
          description: When, in seconds; never before the event before it.
          type: number
          minimum: 0
    SceneTransaction:
      title: SceneTransaction
      description: |
        How an event carries what it changes. A scoped animation counts most, then `animation` or
        `uikit`, then the animations of the document.
      type: object
      properties:
        animation:
          description: |
            What carries the changes. Without it the animation beside each property does, or the
            verb's own default; null shows them at once.
          oneOf:
            - $ref: "#/components/schemas/Animation"
            - type: "null"
        uikit:
          $ref: "#/components/schemas/UIKitAnimation"
        animations:
          description: |
            Animations for some of the event's properties only; of several that apply the first one
            counts, and counts more than `animation` or `uikit`.
          type: array
          items:
            $ref: "#/components/schemas/ImplicitAnimation"
        keys:
          description: |
            Values of transaction keys, any JSON; the member `when` of an animation asks for them.
          $ref: "#/components/schemas/TransactionKeys"
        disablesAnimations:
          description: |
            Whether the animations of the document keep still in this event. Default false.
          type: boolean
        completion:
          $ref: "#/components/schemas/Completion"
      not:
        required: ["animation", "uikit"]
    Completion:
      title: Completion
      description: |
        What reports, once, that all that the event animates is complete; an event that animates
        nothing reports at once. A name alone is enough.
      oneOf:
        - type: string
        - $ref: "#/components/schemas/CompletionReport"
      examples:
        - {"name": "first", "criteria": "removed"}
    CompletionReport:
      title: CompletionReport
      description: A completion by its name and what it waits for.
      type: object
      required: ["name"]
      properties:
        name:
          description: What the report is called.
          type: string
        criteria:
          description: |
            `logicallyComplete` is the end that counts for a person, a spring's duration;
            `removed` is when nothing of the animation is left; `progress` is when what shows
            has first come within a ten thousandth of its way to every target, whatever
            interrupts it. Without it `logicallyComplete`, and `removed` for animations of
            UIKit, of layers and of swaps.
          $ref: "#/components/schemas/CompletionCriteria"
      unevaluatedProperties: false
    CompletionCriteria:
      title: CompletionCriteria
      description: When a completion reports.
      enum: ["logicallyComplete", "removed", "progress"]
    UIKitAnimation:
      title: UIKitAnimation
      description: |
        A block animation of UIKit, with its own way to blend. Positions, sizes, rectangles,
        transforms and plain numbers add up: every running animation keeps its own clock, and what
        shows is the model less what each has still to go. Colours, and numbers called `opacity` or
        `alpha`, are replaced: the new animation removes the running one, whose completion reports
        `finished` false, and begins at the old model.
      oneOf:
        - $ref: "#/components/schemas/UIKitCurve"
        - $ref: "#/components/schemas/UIKitDampedSpring"
        - $ref: "#/components/schemas/UIKitSpring"
        - $ref: "#/components/schemas/UIKitBridge"
      examples:
        - {"duration": 0.3, "curve": "easeInOut", "options": ["beginFromCurrentState"]}
        - {"duration": 0.6, "damping": 0.7}
        - {"springDuration": 0.5, "bounce": 0.2}
        - {"animation": "bouncy"}
    UIKitHead:
      title: UIKitHead
      description: What every UIKit animation takes.
      type: object
      properties:
        delay:
          description: Seconds in which nothing moves at first. Default 0.
          type: number
          minimum: 0
        options:
          description: |
            How the block behaves. `beginFromCurrentState` removes what runs and starts from what
            shows; `repeat` goes on without end, with `autoreverse` there and back; `flushUpdates`
            flushes a layout that is pending before the block, and what the block changes inside
            it; `showHideTransitionViews` lets a swap hide; `allowUserInteraction` lets a hit test
            reach views while they move. The curves are those of `curve`, of a block that has none.
            The others change no value.
          type: array
          items:
            $ref: "#/components/schemas/UIKitOption"
    UIKitOption:
      title: UIKitOption
      description: Option of a UIKit animation.
      enum: ["allowUserInteraction", "beginFromCurrentState", "repeat", "autoreverse", "flushUpdates", "layoutSubviews", "overrideInheritedDuration", "overrideInheritedCurve", "showHideTransitionViews", "curveEaseInOut", "curveEaseIn", "curveEaseOut", "curveLinear"]
    UIKitCurve:
      title: UIKitCurve
      description: UIKit animation by duration and curve.
      type: object
      allOf:
        - $ref: "#/components/schemas/UIKitHead"
        - properties:
            duration:
              $ref: "#/components/schemas/Duration"
            curve:
              description: Default easeInOut.
              $ref: "#/components/schemas/Curve"
      required: ["duration"]
      unevaluatedProperties: false
    UIKitDampedSpring:
      title: UIKitDampedSpring
      description: The classic spring, which settles in its duration.
      type: object
      allOf:
        - $ref: "#/components/schemas/UIKitHead"
        - properties:
            duration:
              description: Seconds until it has settled.
              $ref: "#/components/schemas/PositiveNumber"
            damping:
              description: The damping ratio.
              type: number
              exclusiveMinimum: 0
              maximum: 1
            initialVelocity:
              description: 1 covers the whole way in one second. Default 0.
              type: number
      required: ["duration", "damping"]
      unevaluatedProperties: false
    UIKitSpring:
      title: UIKitSpring
      description: UIKit animation by spring duration and bounce.
      type: object
      allOf:
        - $ref: "#/components/schemas/UIKitHead"
        - properties:
            springDuration:
              description: The perceptual duration in seconds. Default 0.5.
              $ref: "#/components/schemas/PositiveNumber"
            bounce:
              $ref: "#/components/schemas/Bounce"
            initialVelocity:
              description: 1 covers the whole way in one second. Default 0.
              type: number
      if:
        required: ["bounce"]
      else:
        required: ["springDuration"]
      unevaluatedProperties: false
    UIKitBridge:
      title: UIKitBridge
      description: It merges and combines as SwiftUI's animations do.
      type: object
      allOf:
        - $ref: "#/components/schemas/UIKitHead"
        - properties:
            animation:
              $ref: "#/components/schemas/Animation"
      required: ["animation"]
      unevaluatedProperties: false
    SetEvent:
      title: SetEvent
      description: |
        Values change in one transaction. Curves combine with what runs, springs merge with it and
        keep its velocity.
      type: object
      allOf:
        - $ref: "#/components/schemas/EventHead"
        - $ref: "#/components/schemas/SceneTransaction"
      required: ["set"]
      properties:
        set:
          $ref: "#/components/schemas/Values"
      unevaluatedProperties: false
      examples:
        - {"at": 0, "set": {"x": 150, "offset.y": 3}, "animation": "spring", "completion": "first"}
    GestureEvent:
      title: GestureEvent
      description: |
        A property follows a movement by hand. Its velocity is tracked from the samples; the next
        spring on the property begins with it.
      type: object
      allOf:
        - $ref: "#/components/schemas/EventHead"
        - properties:
            gesture:
              $ref: "#/components/schemas/Gesture"
      required: ["gesture"]
      unevaluatedProperties: false
      examples:
        - {"at": 0, "gesture": {"property": "x", "samples": [[0, 0], [0.05, 12], [0.1, 30]], "animation": "interactiveSpring"}}
    Gesture:
      title: Gesture
      description: Movement by hand.
      type: object
      required: ["property", "samples"]
      properties:
        property:
          description: The property, or one member of a composite; none that is discrete.
          type: string
        samples:
          description: |
            Pairs of a time, in seconds since the event, and a place in the form of the property;
            times never fall.
          type: array
          minItems: 1
          items:
            $ref: "#/components/schemas/GestureSample"
        animation:
          description: |
            What carries the property from sample to sample; without it, and with null, it is where
            the hand is.
          oneOf:
            - $ref: "#/components/schemas/Animation"
            - type: "null"
      unevaluatedProperties: false
    GestureSample:
      title: GestureSample
      description: A time in seconds since the event, and a place in the form of the property.
      type: array
      minItems: 2
      maxItems: 2
      prefixItems:
        - $ref: "#/components/schemas/Duration"
        - $ref: "#/components/schemas/Value"
    AnimatorEvent:
      title: AnimatorEvent
      description: |
        A property animator is told what to do. An action that its state forbids (`inactive`,
        `active` or `stopped`) is an error of the document (`invalid-state`) that names the state
        and what is allowed in it.
      type: object
      allOf:
        - $ref: "#/components/schemas/EventHead"
        - properties:
            animator:
              $ref: "#/components/schemas/AnimatorCommand"
      required: ["animator"]
      unevaluatedProperties: false
      examples:
        - {"at": 0, "animator": {"name": "lift", "do": "create", "set": {"y": -40}, "duration": 1, "curve": "easeInOut"}}
        - {"at": 0.2, "animator": {"name": "lift", "do": "scrub", "fraction": 0.4}}
    AnimatorCommand:
      title: AnimatorCommand
      description: An animator that comes to its end reports `completed`, with its `position`.
      oneOf:
        - $ref: "#/components/schemas/AnimatorCreate"
        - $ref: "#/components/schemas/AnimatorAnimate"
        - $ref: "#/components/schemas/AnimatorStart"
        - $ref: "#/components/schemas/AnimatorPause"
        - $ref: "#/components/schemas/AnimatorScrub"
        - $ref: "#/components/schemas/AnimatorReverse"
        - $ref: "#/components/schemas/AnimatorContinue"
        - $ref: "#/components/schemas/AnimatorStop"
        - $ref: "#/components/schemas/AnimatorFinish"
      discriminator:
        propertyName: do
        mapping:
          create: "#/components/schemas/AnimatorCreate"
          animate: "#/components/schemas/AnimatorAnimate"
          start: "#/components/schemas/AnimatorStart"
          pause: "#/components/schemas/AnimatorPause"
          scrub: "#/components/schemas/AnimatorScrub"
          reverse: "#/components/schemas/AnimatorReverse"
          continue: "#/components/schemas/AnimatorContinue"
          stop: "#/components/schemas/AnimatorStop"
          finish: "#/components/schemas/AnimatorFinish"
    AnimatorHead:
      title: AnimatorHead
      description: Head of a command to an animator.
      type: object
      required: ["name"]
      properties:
        name:
          description: The animator's name.
          type: string
    AnimatorSpring:
      title: AnimatorSpring
      description: Any spring, or a damping ratio alone, which settles in the animator's duration.
      oneOf:
        - $ref: "#/components/schemas/Spring"
        - $ref: "#/components/schemas/DampingRatioSpring"
    DampingRatioSpring:
      title: DampingRatioSpring
      description: A spring that settles in the duration of its animator.
      type: object
      required: ["dampingRatio"]
      properties:
        dampingRatio:
          $ref: "#/components/schemas/PositiveNumber"
      unevaluatedProperties: false
    AnimatorCreate:
      title: AnimatorCreate
      description: |
        Makes an animator, inactive, under a name that is not in use by an active or stopped one.
      type: object
      allOf:
        - $ref: "#/components/schemas/AnimatorHead"
        - properties:
            do:
              const: create
            set:
              $ref: "#/components/schemas/Values"
            duration:
              description: |
                Seconds of the whole way. Needed with a curve and with a damping ratio alone; any other
                spring knows its own.
              $ref: "#/components/schemas/Duration"
            curve:
              description: Default easeInOut.
              $ref: "#/components/schemas/Curve"
            spring:
              $ref: "#/components/schemas/AnimatorSpring"
            velocity:
              description: With a spring; 1 covers the whole way in one second. Default 0.
              type: number
            scrubsLinearly:
              description: |
                Whether a fraction that is scrubbed to is one of the way, whatever the curve. Default
                true.
              type: boolean
            pausesOnCompletion:
              description: |
                Whether it stays active, paused, when it comes to an end by itself. Default false.
              type: boolean
      required: ["do", "set"]
      not:
        required: ["curve", "spring"]
      dependentRequired: {"velocity": ["spring"]}
      if:
        required: ["spring"]
      else:
        required: ["duration"]
      unevaluatedProperties: false
    AnimatorAnimate:
      title: AnimatorAnimate
      description: Gives an inactive animator something to animate.
      type: object
      allOf:
        - $ref: "#/components/schemas/AnimatorHead"
        - properties:
            do:
              const: animate
            set:
              $ref: "#/components/schemas/Values"
      required: ["do", "set"]
      unevaluatedProperties: false
    AnimatorStart:
      title: AnimatorStart
      description: Starts it, or lets one that is paused run on.
      type: object
      allOf:
        - $ref: "#/components/schemas/AnimatorHead"
        - properties:
            do:
              const: start
            afterDelay:
              description: Seconds until it starts. Default 0.
              type: number
              minimum: 0
      required: ["do"]
      unevaluatedProperties: false
    AnimatorPause:
      title: AnimatorPause
      description: Freezes what shows; one that is inactive is active from now on, at fraction 0.
      type: object
      allOf:
        - $ref: "#/components/schemas/AnimatorHead"
        - properties:
            do:
              const: pause
      required: ["do"]
      unevaluatedProperties: false
    AnimatorScrub:
      title: AnimatorScrub
      description: Pauses it at a fraction.
      type: object
      allOf:
        - $ref: "#/components/schemas/AnimatorHead"
        - properties:
            do:
              const: scrub
            fraction:
              description: Which part of the way.
              type: number
              minimum: 0
              maximum: 1
      required: ["do", "fraction"]
      unevaluatedProperties: false
    AnimatorReverse:
      title: AnimatorReverse
      description: Turns the direction round, from where it is.
      type: object
      allOf:
        - $ref: "#/components/schemas/AnimatorHead"
        - properties:
            do:
              const: reverse
            isReversed:
              description: Gives the direction, in place of turning it round.
              type: boolean
      required: ["do"]
      unevaluatedProperties: false
    AnimatorContinue:
      title: AnimatorContinue
      description: |
        Lets an active animator run on; with a curve or a spring from what shows over what is left.
      type: object
      allOf:
        - $ref: "#/components/schemas/AnimatorHead"
        - properties:
            do:
              const: continue
            curve:
              $ref: "#/components/schemas/Curve"
            spring:
              $ref: "#/components/schemas/AnimatorSpring"
            velocity:
              description: With a spring; 1 covers what is left in one second. Default 0.
              type: number
            durationFactor:
              description: |
                How long the rest takes, as a share of the animator's duration; 0 is as long as is left
                of it. Default 0.
              type: number
              minimum: 0
      required: ["do"]
      not:
        required: ["curve", "spring"]
      dependentRequired: {"velocity": ["spring"]}
      unevaluatedProperties: false
    AnimatorStop:
      title: AnimatorStop
      description: Freezes an active animator where it is; `finish` brings it to rest.
      type: object
      allOf:
        - $ref: "#/components/schemas/AnimatorHead"
        - properties:
            do:
              const: stop
            withoutFinishing:
              description: |
                Whether it is inactive at once and stays where it is, without a report. Default false.
              type: boolean
      required: ["do"]
      unevaluatedProperties: false
    AnimatorFinish:
      title: AnimatorFinish
      description: Brings a stopped animator to rest, and reports it.
      type: object
      allOf:
        - $ref: "#/components/schemas/AnimatorHead"
        - properties:
            do:
              const: finish
            at:
              description: Where. Default `end`.
              $ref: "#/components/schemas/AnimatorPosition"
      required: ["do"]
      unevaluatedProperties: false
    AnimatorPosition:
      title: AnimatorPosition
      description: Where an animator comes to rest.
      enum: ["start", "end", "current"]
    KeyframesEvent:
      title: KeyframesEvent
      description: |
        One block of UIKit's whose parts change values at relative times; it blends as a block
        animation does.
      type: object
      allOf:
        - $ref: "#/components/schemas/EventHead"
        - properties:
            keyframes:
              $ref: "#/components/schemas/ViewKeyframes"
            completion:
              $ref: "#/components/schemas/Completion"
      required: ["keyframes"]
      unevaluatedProperties: false
    ViewKeyframes:
      title: ViewKeyframes
      type: object
      required: ["duration", "keyframes"]
      properties:
        duration:
          description: Seconds of the whole block.
          $ref: "#/components/schemas/Duration"
        delay:
          description: Seconds in which nothing moves at first. Default 0.
          type: number
          minimum: 0
        calculationMode:
          $ref: "#/components/schemas/CalculationMode"
        options:
          type: array
          items:
            $ref: "#/components/schemas/UIKitOption"
        keyframes:
          description: The parts, by starts that never fall.
          type: array
          items:
            $ref: "#/components/schemas/ViewKeyframe"
      unevaluatedProperties: false
      examples:
        - {"duration": 2, "keyframes": [{"relativeStartTime": 0, "relativeDuration": 0.25, "set": {"x": 100}}, {"relativeStartTime": 0.5, "relativeDuration": 0.5, "set": {"x": 0}}]}
    ViewKeyframe:
      title: ViewKeyframe
      description: One part of the block; it ends within it.
      type: object
      required: ["relativeStartTime", "relativeDuration", "set"]
      properties:
        relativeStartTime:
          description: When it begins, as a share of the duration.
          type: number
          minimum: 0
          maximum: 1
        relativeDuration:
          description: How long it takes, as a share of the duration.
          type: number
          minimum: 0
          maximum: 1
        set:
          $ref: "#/components/schemas/Values"
      unevaluatedProperties: false
    CalculationMode:
      title: CalculationMode
      description: |
        How values get from keyframe to keyframe: in straight lines, by jumps, at even speed, along
        a spline, or along it at even speed. At even speed key times and timing functions do not
        count. Default `linear`.
      enum: ["linear", "discrete", "paced", "cubic", "cubicPaced"]
    LayerEvent:
      title: LayerEvent
      description: |
        An animation of Core Animation is added or removed. It shows over the model for its time and
        leaves the model alone: when it is removed, the model shows again.
      type: object
      allOf:
        - $ref: "#/components/schemas/EventHead"
        - properties:
            layer:
              $ref: "#/components/schemas/LayerCommand"
            completion:
              description: Only with `add`.
              $ref: "#/components/schemas/Completion"
      required: ["layer"]
      unevaluatedProperties: false
      examples:
        - {"at": 0, "layer": {"add": {"key": "corner", "property": "card.cornerRadius", "basic": {"from": 0, "to": 20, "duration": 0.3}}}}
    LayerCommand:
      title: LayerCommand
      description: An animation is added, or some are removed.
      oneOf:
        - $ref: "#/components/schemas/LayerAdd"
        - $ref: "#/components/schemas/LayerRemove"
        - $ref: "#/components/schemas/LayerRemoveAll"
    LayerAdd:
      title: LayerAdd
      description: Adds an animation.
      type: object
      required: ["add"]
      properties:
        add:
          $ref: "#/components/schemas/LayerAddition"
      unevaluatedProperties: false
    LayerRemove:
      title: LayerRemove
      description: Removes the animation of a key; of an unknown key nothing.
      type: object
      required: ["remove"]
      properties:
        remove:
          type: string
      unevaluatedProperties: false
    LayerRemoveAll:
      title: LayerRemoveAll
      description: Removes all animations of layers, or those of a view.
      type: object
      required: ["removeAll"]
      properties:
        removeAll:
          oneOf:
            - const: true
            - description: The name of a view.
              type: string
      unevaluatedProperties: false
    LayerAddition:
      title: LayerAddition
      description: |
        An animation with its key; one that has the same key on the same view is removed. All
        properties without a view count as one view.
      type: object
      allOf:
        - $ref: "#/components/schemas/LayerAnimation"
        - properties:
            key:
              type: string
      required: ["key"]
      unevaluatedProperties: false
    LayerAnimation:
      title: LayerAnimation
      description: |
        What moves and how, by exactly one kind. A group has no property of its own; its animations
        run on its clock and are cut at its duration.
      type: object
      properties:
        property:
          description: The property, or one member of a composite; of all but a group.
          type: string
        basic:
          $ref: "#/components/schemas/BasicLayerAnimation"
        keyframe:
          $ref: "#/components/schemas/KeyframeLayerAnimation"
        spring:
          $ref: "#/components/schemas/SpringLayerAnimation"
        group:
          $ref: "#/components/schemas/GroupLayerAnimation"
      dependentRequired: {"basic": ["property"], "keyframe": ["property"], "spring": ["property"]}
      dependentSchemas:
        basic:
          propertyNames:
            enum: ["key", "property", "basic"]
        keyframe:
          propertyNames:
            enum: ["key", "property", "keyframe"]
        spring:
          propertyNames:
            enum: ["key", "property", "spring"]
        group:
          propertyNames:
            enum: ["key", "group"]
      if:
        required: ["property"]
      then:
        if:
          required: ["basic"]
        else:
          if:
            required: ["keyframe"]
          else:
            required: ["spring"]
      else:
        required: ["group"]
    MediaTiming:
      title: MediaTiming
      description: When a layer animation runs, and what shows of it otherwise (`CAMediaTiming`).
      type: object
      properties:
        beginTime:
          description: |
            Seconds since the event, in a group since the group, until it begins; below 0 it is
            under way. Default 0.
          type: number
        timeOffset:
          description: How far into its own time it begins, in seconds. Default 0.
          type: number
        speed:
          description: |
            How many seconds of its own pass in one second; below 0 it runs backwards. Default 1.
          type: number
        duration:
          description: |
            Seconds of one repetition. Default 0.25, for a spring until it has settled; one that
            never does needs it.
          $ref: "#/components/schemas/Duration"
        repeatCount:
          description: |
            How often it runs, there and back counting once, also a fraction; 0 counts as not set.
            Default 0.
          oneOf:
            - type: number
              minimum: 0
            - const: infinite
        repeatDuration:
          description: |
            For how long it repeats, in seconds of its own; 0 counts as not set. Of both the shorter
            one counts. Default 0.
          oneOf:
            - type: number
              minimum: 0
            - const: infinite
        autoreverses:
          description: Whether each repetition also runs back. Default false.
          type: boolean
        fillMode:
          description: |
            Whether its first value shows before it, and its last one after it. Default `removed`.
          $ref: "#/components/schemas/LayerFillMode"
        removedOnCompletion:
          description: |
            Whether it is removed when it is over, so that the model shows again. Default true.
          type: boolean
    LayerFillMode:
      title: LayerFillMode
      description: On which sides of its time a layer animation shows.
      enum: ["removed", "forwards", "backwards", "both"]
    LayerCurve:
      title: LayerCurve
      description: |
        A unit curve, or one of Core Animation's names `easeInEaseOut` and `default`, which is
        cubic-bezier(0.25, 0.1, 0.25, 1).
      oneOf:
        - $ref: "#/components/schemas/LayerCurveName"
        - $ref: "#/components/schemas/Curve"
    LayerCurveName:
      title: LayerCurveName
      description: Core Animation's own names of timing functions.
      enum: ["default", "easeInEaseOut"]
    BasicLayerAnimation:
      title: BasicLayerAnimation
      description: From one value to another.
      type: object
      allOf:
        - $ref: "#/components/schemas/MediaTiming"
        - $ref: "#/components/schemas/LayerInterval"
        - $ref: "#/components/schemas/LayerBlending"
      properties:
        timingFunction:
          $ref: "#/components/schemas/LayerCurve"
      unevaluatedProperties: false
    LayerInterval:
      title: LayerInterval
      description: |
        Any two of the three, or one, or none. What is left out is read when the animation is added:
        from what shows then, or to it; with none of them from what showed before to what shows. An
        additive animation has zero in its place.
      type: object
      properties:
        from:
          $ref: "#/components/schemas/Value"
        to:
          $ref: "#/components/schemas/Value"
        by:
          description: |
            The way. Not for transforms, paths and discrete values, nor for colours that mix in
            oklch or by the rule of CSS.
          $ref: "#/components/schemas/Value"
      not:
        required: ["from", "to", "by"]
    LayerBlending:
      title: LayerBlending
      description: Blending of a layer animation.
      type: object
      properties:
        additive:
          description: Whether its values are added to what shows below it. Default false.
          type: boolean
        cumulative:
          description: |
            Whether the value at which a repetition ends is added to all later ones: from zero on,
            each of them begins where the last one ended. Default false.
          type: boolean
    KeyframeLayerAnimation:
      title: KeyframeLayerAnimation
      description: Through values at times.
      type: object
      allOf:
        - $ref: "#/components/schemas/MediaTiming"
        - $ref: "#/components/schemas/LayerBlending"
      required: ["values"]
      properties:
        values:
          type: array
          minItems: 1
          items:
            $ref: "#/components/schemas/Value"
        keyTimes:
          description: |
            When each value is reached, as a share of the duration; never falling, one for each
            value. Without them the parts are even. With the mode `discrete` there may be one more,
            the end of the last value.
          type: array
          items:
            type: number
            minimum: 0
            maximum: 1
        timingFunctions:
          description: One for each part between two values; without them straight.
          type: array
          items:
            $ref: "#/components/schemas/LayerCurve"
        timingFunction:
          description: For the whole, before those of the parts.
          $ref: "#/components/schemas/LayerCurve"
        calculationMode:
          $ref: "#/components/schemas/CalculationMode"
        tensionValues:
          description: How tight the spline is at each value, 0 where it is missing.
          type: array
          items:
            type: number
        continuityValues:
          description: How smooth it is at each value, 0 where it is missing.
          type: array
          items:
            type: number
        biasValues:
          description: |
            Which way it leans at each value, 0 where it is missing; 1 goes on as it comes, -1 comes
            as it goes on.
          type: array
          items:
            type: number
      unevaluatedProperties: false
    SpringLayerAnimation:
      title: SpringLayerAnimation
      description: |
        From one value to another by a spring: mass, stiffness and damping, or a perceptual duration
        and a bounce.
      type: object
      allOf:
        - $ref: "#/components/schemas/MediaTiming"
        - $ref: "#/components/schemas/LayerInterval"
        - $ref: "#/components/schemas/LayerBlending"
      properties:
        mass:
          description: Default 1.
          $ref: "#/components/schemas/PositiveNumber"
        stiffness:
          description: Default 100.
          $ref: "#/components/schemas/PositiveNumber"
        damping:
          description: Default 10.
          type: number
          minimum: 0
        perceptualDuration:
          description: Seconds. Default 0.5.
          $ref: "#/components/schemas/PositiveNumber"
        bounce:
          $ref: "#/components/schemas/Bounce"
        initialVelocity:
          description: 1 covers the whole way in one second. Default 0.
          type: number
      dependentSchemas:
        perceptualDuration:
          propertyNames:
            not:
              enum: ["mass", "stiffness", "damping"]
        bounce:
          propertyNames:
            not:
              enum: ["mass", "stiffness", "damping"]
      unevaluatedProperties: false
    GroupLayerAnimation:
      title: GroupLayerAnimation
      description: Group of layer animations.
      type: object
      allOf:
        - $ref: "#/components/schemas/MediaTiming"
        - properties:
            animations:
              type: array
              minItems: 1
              items:
                $ref: "#/components/schemas/GroupedLayerAnimation"
            timingFunction:
              $ref: "#/components/schemas/LayerCurve"
      required: ["animations"]
      unevaluatedProperties: false
    GroupedLayerAnimation:
      title: GroupedLayerAnimation
      description: An animation in a group.
      type: object
      allOf:
        - $ref: "#/components/schemas/LayerAnimation"
      unevaluatedProperties: false
    RemoveAnimationsEvent:
      title: RemoveAnimationsEvent
      description: |
        Running animations are removed, with `finished` false; the models show. An empty object
        means those of all properties.
      type: object
      allOf:
        - $ref: "#/components/schemas/EventHead"
        - properties:
            removeAnimations:
              $ref: "#/components/schemas/AnimationRemoval"
      required: ["removeAnimations"]
      unevaluatedProperties: false
    AnimationRemoval:
      title: AnimationRemoval
      description: Whose running animations are removed; by itself those of all properties.
      type: object
      maxProperties: 1
      properties:
        view:
          description: Those of the properties of a view.
          type: string
        property:
          type: string
        properties:
          type: array
          items:
            type: string
      unevaluatedProperties: false
    InsertEvent:
      title: InsertEvent
      description: |
        A view comes, with its values, by a transition. Another view under the same name must be
        gone or on its way out.
      type: object
      allOf:
        - $ref: "#/components/schemas/EventHead"
        - $ref: "#/components/schemas/SceneTransaction"
      required: ["insert"]
      properties:
        insert:
          $ref: "#/components/schemas/ViewInsertion"
      unevaluatedProperties: false
      examples:
        - {"at": 0, "insert": {"view": "detail", "values": {"opacity": 1}, "transition": {"type": "move", "edge": "bottom"}, "container": {"width": 390, "height": 844}}, "animation": "snappy"}
    ViewInsertion:
      title: ViewInsertion
      description: Insertion of a view.
      type: object
      required: ["view"]
      properties:
        view:
          description: The view's name.
          type: string
        values:
          description: |
            The values of its properties, by names without the view's, so that `opacity` declares
            `detail.opacity` of the view `detail`. When it comes again, what is left out is what it
            had when it went.
          $ref: "#/components/schemas/Values"
        transition:
          description: How it comes, and how it goes when it is removed. Default opacity.
          $ref: "#/components/schemas/Transition"
        container:
          description: What it moves in; needed for move, slide and push.
          $ref: "#/components/schemas/Size"
        replaces:
          description: The view that goes in the same moment, the other branch of an `if`.
          type: string
      unevaluatedProperties: false
    RemoveEvent:
      title: RemoveEvent
      description: |
        A view goes, by a transition. From now on nothing changes its properties; they show null
        when it is gone.
      type: object
      allOf:
        - $ref: "#/components/schemas/EventHead"
        - $ref: "#/components/schemas/SceneTransaction"
      required: ["remove"]
      properties:
        remove:
          $ref: "#/components/schemas/ViewRemoval"
      unevaluatedProperties: false
      examples:
        - {"at": 1, "remove": {"view": "detail"}, "animation": "snappy"}
    ViewRemoval:
      title: ViewRemoval
      description: Removal of a view.
      type: object
      required: ["view"]
      properties:
        view:
          description: The view's name.
          type: string
        transition:
          description: How it goes. Default the one that it came with.
          $ref: "#/components/schemas/Transition"
        container:
          description: What it moves in. Default the one that it came with.
          $ref: "#/components/schemas/Size"
      unevaluatedProperties: false
    Transition:
      title: Transition
      description: |
        What a view looks like while it is not there, by a name or as an object. It moves the
        view's own properties: it multiplies `opacity` and `scale` and adds to `offset` and `blur`,
        and takes `anchor` at once. Those that the view does not have are shown beside the others.
      oneOf:
        - $ref: "#/components/schemas/TransitionName"
        - $ref: "#/components/schemas/TransitionObject"
      examples:
        - opacity
        - {"type": "move", "edge": "bottom"}
        - {"type": "asymmetric", "insertion": "slide", "removal": {"type": "scale", "scale": 0.5, "animation": "snappy"}}
    TransitionName:
      title: TransitionName
      description: A transition with its defaults.
      enum: ["identity", "opacity", "scale", "slide", "blurReplace"]
    TransitionObject:
      title: TransitionObject
      description: A transition by its type and the members that the type takes.
      oneOf:
        - $ref: "#/components/schemas/PlainTransition"
        - $ref: "#/components/schemas/ScaleTransition"
        - $ref: "#/components/schemas/EdgeTransition"
        - $ref: "#/components/schemas/OffsetTransition"
        - $ref: "#/components/schemas/BlurReplaceTransition"
        - $ref: "#/components/schemas/CombinedTransition"
        - $ref: "#/components/schemas/AsymmetricTransition"
      discriminator:
        propertyName: type
        mapping:
          identity: "#/components/schemas/PlainTransition"
          opacity: "#/components/schemas/PlainTransition"
          slide: "#/components/schemas/PlainTransition"
          scale: "#/components/schemas/ScaleTransition"
          move: "#/components/schemas/EdgeTransition"
          push: "#/components/schemas/EdgeTransition"
          offset: "#/components/schemas/OffsetTransition"
          blurReplace: "#/components/schemas/BlurReplaceTransition"
          combined: "#/components/schemas/CombinedTransition"
          asymmetric: "#/components/schemas/AsymmetricTransition"
    TransitionHead:
      title: TransitionHead
      description: Head of a transition.
      type: object
      properties:
        animation:
          description: |
            An animation of its own, whatever the event says; null shows it at once. Of transitions
            inside each other the inner one's counts.
          oneOf:
            - $ref: "#/components/schemas/Animation"
            - type: "null"
    PlainTransition:
      title: PlainTransition
      description: |
        Simply there or not, from transparent, or in from the leading edge and out to the trailing
        one.
      type: object
      allOf:
        - $ref: "#/components/schemas/TransitionHead"
        - properties:
            type:
              $ref: "#/components/schemas/PlainTransitionType"
      required: ["type"]
      unevaluatedProperties: false
    PlainTransitionType:
      title: PlainTransitionType
      description: The types of transitions that take nothing else.
      enum: ["identity", "opacity", "slide"]
    ScaleTransition:
      title: ScaleTransition
      type: object
      allOf:
        - $ref: "#/components/schemas/TransitionHead"
        - properties:
            type:
              const: scale
            scale:
              description: The scale of a view that is not there. Default 0.
              type: number
            anchor:
              $ref: "#/components/schemas/Anchor"
      required: ["type"]
      unevaluatedProperties: false
    Anchor:
      title: Anchor
      description: |
        A point of a frame in parts of its size, from the top and the leading edge. Default the
        centre.
      type: object
      required: ["x", "y"]
      properties:
        x:
          type: number
        y:
          type: number
      unevaluatedProperties: false
      examples:
        - {"x": 0.5, "y": 0.5}
    EdgeTransition:
      title: EdgeTransition
      description: |
        `move` comes in from an edge of the container and goes out there; `push` comes in from it
        while it fades in and goes out to the opposite one while it fades out. The way is the height
        of the container, or its width; leading is left.
      type: object
      allOf:
        - $ref: "#/components/schemas/TransitionHead"
        - properties:
            type:
              $ref: "#/components/schemas/EdgeTransitionType"
            edge:
              $ref: "#/components/schemas/Edge"
      required: ["type", "edge"]
      unevaluatedProperties: false
    EdgeTransitionType:
      title: EdgeTransitionType
      description: The types of transitions at an edge.
      enum: ["move", "push"]
    Edge:
      title: Edge
      description: An edge of a container.
      enum: ["top", "leading", "bottom", "trailing"]
    OffsetTransition:
      title: OffsetTransition
      type: object
      allOf:
        - $ref: "#/components/schemas/TransitionHead"
        - properties:
            type:
              const: offset
            x:
              description: Default 0.
              type: number
            y:
              description: Default 0.
              type: number
      required: ["type"]
      unevaluatedProperties: false
    BlurReplaceTransition:
      title: BlurReplaceTransition
      description: From blurred by a radius of 10, transparent and scaled.
      type: object
      allOf:
        - $ref: "#/components/schemas/TransitionHead"
        - properties:
            type:
              const: blurReplace
            config:
              description: |
                What comes grows from 0.8; what goes shrinks to 0.8 with `downUp`, and grows to 1.2 with
                `upUp`. Default `downUp`.
              $ref: "#/components/schemas/BlurReplaceConfig"
      required: ["type"]
      unevaluatedProperties: false
    BlurReplaceConfig:
      title: BlurReplaceConfig
      description: Which way a blur replacement scales.
      enum: ["downUp", "upUp"]
    CombinedTransition:
      title: CombinedTransition
      description: All of them together; opacities and scales multiply, offsets and radii add up.
      type: object
      allOf:
        - $ref: "#/components/schemas/TransitionHead"
        - properties:
            type:
              const: combined
            transitions:
              description: At most 64, those inside of others included.
              type: array
              maxItems: 64
              items:
                $ref: "#/components/schemas/Transition"
      required: ["type", "transitions"]
      unevaluatedProperties: false
    AsymmetricTransition:
      title: AsymmetricTransition
      description: One to come, another to go.
      type: object
      allOf:
        - $ref: "#/components/schemas/TransitionHead"
        - properties:
            type:
              const: asymmetric
            insertion:
              $ref: "#/components/schemas/Transition"
            removal:
              $ref: "#/components/schemas/Transition"
      required: ["type", "insertion", "removal"]
      unevaluatedProperties: false
    MatchEvent:
      title: MatchEvent
      description: |
        A view takes its frame over from another one. Both have a property `frame`, a rectangle. The
        view that takes it starts where the other shows, with its velocity, and goes to its own
        frame; the other goes with it. Insert a view before it is matched.
      type: object
      allOf:
        - $ref: "#/components/schemas/EventHead"
        - $ref: "#/components/schemas/SceneTransaction"
      required: ["match"]
      properties:
        match:
          $ref: "#/components/schemas/MatchedGeometry"
      unevaluatedProperties: false
      examples:
        - {"at": 0, "match": {"from": "thumb", "to": "hero"}, "animation": "smooth"}
    MatchedGeometry:
      title: MatchedGeometry
      type: object
      required: ["from", "to"]
      properties:
        from:
          description: The view whose frame is handed over.
          type: string
        to:
          description: The view that takes it.
          type: string
        id:
          description: What both are known by.
          type: string
        namespace:
          description: Where the id is known; views match only within one namespace.
          type: string
        properties:
          description: |
            What is handed over: the whole frame, the place of the anchor, or the size about it.
            Default `frame`.
          $ref: "#/components/schemas/MatchedProperties"
        anchor:
          description: |
            The point of both frames that is brought together with `position`, and that stays with
            `size`. Default the centre.
          $ref: "#/components/schemas/Anchor"
        source:
          description: |
            Which of both leads: the one that takes the frame, with the other following it; the one
            that hands it over, whose frame the other has from then on; or both, each on its own
            way. Default `to`.
          $ref: "#/components/schemas/MatchedSource"
      unevaluatedProperties: false
    MatchedProperties:
      title: MatchedProperties
      description: What a matched frame hands over.
      enum: ["frame", "position", "size"]
    MatchedSource:
      title: MatchedSource
      description: Which of two matched views leads.
      enum: ["to", "from", "both"]
    ContentEvent:
      title: ContentEvent
      description: |
        A text or a symbol changes within its view. The property shows the new content at once; how
        far it has come shows as `<property>.progress`, the content that goes as
        `<property>.previous`, and digits that roll as `<property>.roll`. A change on the way begins
        a new transition.
      type: object
      allOf:
        - $ref: "#/components/schemas/EventHead"
        - $ref: "#/components/schemas/SceneTransaction"
      required: ["content"]
      properties:
        content:
          $ref: "#/components/schemas/ContentChange"
      unevaluatedProperties: false
      examples:
        - {"at": 0, "content": {"property": "label", "to": "42", "transition": {"type": "numericText", "countsDown": false}}, "animation": "default"}
    ContentChange:
      title: ContentChange
      description: Change of content.
      type: object
      required: ["property", "to"]
      properties:
        property:
          description: The content, a discrete property.
          type: string
        to:
          description: |
            The new content, any JSON; a bare text is that text. Content that is an object is written
            as a discrete value.
          anyOf:
            - type: ["string", "number", "boolean", "null"]
            - type: array
              items: {}
            - $ref: "#/components/schemas/Discrete"
        transition:
          description: Default interpolate.
          $ref: "#/components/schemas/ContentTransition"
      unevaluatedProperties: false
    ContentTransition:
      title: ContentTransition
      description: |
        How a change of content shows: at once; interpolated as far as it can be; by a cross fade;
        digit by digit, the new ones from below, or from above with `countsDown`; the old symbol
        shrinking away before the new one grows.
      oneOf:
        - $ref: "#/components/schemas/ContentTransitionName"
        - $ref: "#/components/schemas/ContentTransitionObject"
    ContentTransitionName:
      title: ContentTransitionName
      description: A content transition with its defaults.
      enum: ["identity", "interpolate", "opacity", "numericText", "replace"]
    ContentTransitionObject:
      title: ContentTransitionObject
      description: A content transition by its type.
      oneOf:
        - $ref: "#/components/schemas/PlainContentTransition"
        - $ref: "#/components/schemas/NumericTextTransition"
      discriminator:
        propertyName: type
        mapping:
          identity: "#/components/schemas/PlainContentTransition"
          interpolate: "#/components/schemas/PlainContentTransition"
          opacity: "#/components/schemas/PlainContentTransition"
          replace: "#/components/schemas/PlainContentTransition"
          numericText: "#/components/schemas/NumericTextTransition"
    PlainContentTransition:
      title: PlainContentTransition
      description: A content transition that takes nothing but its type.
      type: object
      required: ["type"]
      properties:
        type:
          $ref: "#/components/schemas/PlainContentTransitionType"
      unevaluatedProperties: false
    PlainContentTransitionType:
      title: PlainContentTransitionType
      description: The types of content transitions that take nothing else.
      enum: ["identity", "interpolate", "opacity", "replace"]
    NumericTextTransition:
      title: NumericTextTransition
      description: Digit by digit.
      type: object
      required: ["type"]
      properties:
        type:
          const: numericText
        countsDown:
          description: Whether the new digits come from above. Default false.
          type: boolean
      unevaluatedProperties: false
    SwapEvent:
      title: SwapEvent
      description: |
        A view takes the place of another one (`UIView.transition`). Where nothing says how, in
        0.35 s with easeInOut.
      type: object
      allOf:
        - $ref: "#/components/schemas/EventHead"
        - $ref: "#/components/schemas/SceneTransaction"
      required: ["swap"]
      properties:
        swap:
          $ref: "#/components/schemas/ViewSwap"
      unevaluatedProperties: false
      examples:
        - {"at": 0, "swap": {"from": "front", "to": "back", "effect": "flipFromRight", "hide": true}}
    ViewSwap:
      title: ViewSwap
      description: Swap of views.
      type: object
      required: ["from", "to"]
      properties:
        from:
          description: The view that goes.
          type: string
        to:
          description: The view that comes.
          type: string
        effect:
          description: |
            How it looks. A cross fade shows `<view>.opacity`, a flip `<view>.rotation` and
            `<view>.isVisible`, which side is to be seen, a curl `<view>.curl` from 0 to 1. Default
            `crossDissolve`.
          $ref: "#/components/schemas/SwapEffect"
        hide:
          description: |
            Whether the view that goes is hidden, `<view>.isHidden`, and can come back; else it is
            removed. Default false.
          type: boolean
      unevaluatedProperties: false
    SwapEffect:
      title: SwapEffect
      description: How a swap looks.
      enum: ["crossDissolve", "flipFromLeft", "flipFromRight", "flipFromTop", "flipFromBottom", "curlUp", "curlDown"]
    ZoomEvent:
      title: ZoomEvent
      description: |
        A zoom transition is pushed, dragged, released or popped. Where nothing says how, it moves by
        the default animation. A pop during the push turns it round from where it is. It shows
        `<view>.frame`, `<view>.radius` and `<view>.progress`, 0 at the source and 1 when it is open.
      type: object
      allOf:
        - $ref: "#/components/schemas/EventHead"
        - $ref: "#/components/schemas/SceneTransaction"
      required: ["zoom"]
      properties:
        zoom:
          $ref: "#/components/schemas/ZoomCommand"
      unevaluatedProperties: false
      examples:
        - {"at": 0, "zoom": {"do": "push", "source": {"x": 16, "y": 400, "width": 100, "height": 100}, "destination": {"x": 0, "y": 0, "width": 390, "height": 844}, "radius": [12, 0]}}
    ZoomCommand:
      title: ZoomCommand
      description: Command to a zoom.
      oneOf:
        - $ref: "#/components/schemas/ZoomPush"
        - $ref: "#/components/schemas/ZoomDrag"
        - $ref: "#/components/schemas/ZoomRelease"
        - $ref: "#/components/schemas/ZoomPop"
      discriminator:
        propertyName: do
        mapping:
          push: "#/components/schemas/ZoomPush"
          drag: "#/components/schemas/ZoomDrag"
          release: "#/components/schemas/ZoomRelease"
          pop: "#/components/schemas/ZoomPop"
    ZoomHead:
      title: ZoomHead
      description: Head of a command to a zoom.
      type: object
      properties:
        view:
          description: The view that zooms. Default `zoom`.
          type: string
    ZoomPush:
      title: ZoomPush
      description: The view grows from the frame and corner radius of its source to its own.
      type: object
      allOf:
        - $ref: "#/components/schemas/ZoomHead"
        - properties:
            do:
              const: push
            source:
              $ref: "#/components/schemas/Rect"
            destination:
              $ref: "#/components/schemas/Rect"
            radius:
              description: The corner radii of the source and of the view. Default 0 and 0.
              type: array
              minItems: 2
              maxItems: 2
              items:
                $ref: "#/components/schemas/NonNegativeNumber"
      required: ["do", "source", "destination"]
      unevaluatedProperties: false
    ZoomDrag:
      title: ZoomDrag
      description: A hand drags the view back.
      type: object
      allOf:
        - $ref: "#/components/schemas/ZoomHead"
        - properties:
            do:
              const: drag
            progress:
              description: 0 is the view's own frame, 1 that of its source.
              type: number
      required: ["do", "progress"]
      unevaluatedProperties: false
    ZoomRelease:
      title: ZoomRelease
      description: |
        The hand lets go. The view goes back to its source when it would be beyond half the way a
        quarter of a second later, else to its own frame.
      type: object
      allOf:
        - $ref: "#/components/schemas/ZoomHead"
        - properties:
            do:
              const: release
            velocity:
              description: In ways per second, positive back to the source. Default 0.
              type: number
      required: ["do"]
      unevaluatedProperties: false
    ZoomPop:
      title: ZoomPop
      description: The view shrinks back to its source.
      type: object
      allOf:
        - $ref: "#/components/schemas/ZoomHead"
        - properties:
            do:
              const: pop
      required: ["do"]
      unevaluatedProperties: false
    LayoutEvent:
      title: LayoutEvent
      description: |
        Values that a layout computes from change, and the layout is flushed or left pending. With
        `before` all that is pending, and this change, shows at once. With `inside` what was pending
        shows at once and the change is carried; without a change what was pending is carried. With
        `outside` the change is left pending, and shows at once when the moment is over, unless a
        later event of the same time flushes it.
      type: object
      allOf:
        - $ref: "#/components/schemas/EventHead"
        - $ref: "#/components/schemas/SceneTransaction"
      required: ["layout"]
      properties:
        layout:
          $ref: "#/components/schemas/LayoutChange"
      unevaluatedProperties: false
      examples:
        - {"at": 0, "layout": {"set": {"header.height": 300}, "flush": "inside"}, "uikit": {"duration": 0.3}}
    LayoutChange:
      title: LayoutChange
      description: Change of layout.
      type: object
      properties:
        set:
          description: |
            Properties of the document, or the inputs `x`, `y`, `width`, `height`, `spacing` and
            `padding` of a box of the document's layout, such as `header.height`.
          $ref: "#/components/schemas/Values"
        flush:
          description: Default `inside`.
          $ref: "#/components/schemas/LayoutFlush"
      unevaluatedProperties: false
    LayoutFlush:
      title: LayoutFlush
      description: When a layout is flushed.
      enum: ["before", "inside", "outside"]
    LayoutBox:
      title: LayoutBox
      description: A view of fixed size, or a stack of boxes.
      type: object
      properties:
        view:
          description: |
            The name of the view, once in a layout; a box without one only lays out others.
          type: string
        x:
          description: |
            How far it is moved from where it is laid out; of the outermost box, where it is.
            Default 0.
          type: number
        y:
          description: The same downwards. Default 0.
          type: number
        width:
          description: Without it as wide as the content asks for.
          type: number
          minimum: 0
        height:
          description: Without it as high as the content asks for.
          type: number
          minimum: 0
        stack:
          description: |
            From top to bottom, from the leading to the trailing edge, or on top of each other.
          $ref: "#/components/schemas/StackAxis"
        spacing:
          description: The distance between neighbours in the stack. Default 0.
          type: number
        alignment:
          description: |
            Where the content stands across the stack, and in a box with room to spare. Default
            `center`.
          $ref: "#/components/schemas/BoxAlignment"
        padding:
          description: |
            The distances of the content from the edges; one number for all four. Default 0.
          oneOf:
            - type: number
            - $ref: "#/components/schemas/Insets"
        children:
          description: The content, of a box with a stack.
          type: array
          items:
            $ref: "#/components/schemas/LayoutBox"
      dependentRequired: {"children": ["stack"]}
      unevaluatedProperties: false
      examples:
        - {"width": 390, "height": 844, "stack": "vertical", "spacing": 8, "children": [{"view": "header", "width": 390, "height": 100}, {"view": "body", "width": 390, "height": 200}]}
    StackAxis:
      title: StackAxis
      description: How boxes are stacked.
      enum: ["vertical", "horizontal", "depth"]
    BoxAlignment:
      title: BoxAlignment
      description: Where content stands in its box.
      enum: ["topLeading", "top", "topTrailing", "leading", "center", "trailing", "bottomLeading", "bottom", "bottomTrailing"]
    RecommitEvent:
      title: RecommitEvent
      description: |
        Values are committed again outside of their transaction. An explicit animation is cut short;
        one that stands beside its property is left alone, and carries what changes.
      type: object
      allOf:
        - $ref: "#/components/schemas/EventHead"
        - properties:
            recommit:
              $ref: "#/components/schemas/Values"
      required: ["recommit"]
      unevaluatedProperties: false
      examples:
        - {"at": 0.1, "recommit": {"x": 100}}
    HitTestEvent:
      title: HitTestEvent
      description: |
        Asks which view is at a point: by the model frames, and by the frames that show. A view's
        frame is its `frame`, or its `position` (the centre) with its `size` or `bounds`; views that
        come later lie on top. The answer stands in the samples' events.
      type: object
      allOf:
        - $ref: "#/components/schemas/EventHead"
        - properties:
            hitTest:
              $ref: "#/components/schemas/HitTest"
      required: ["hitTest"]
      unevaluatedProperties: false
      examples:
        - {"at": 0.1, "hitTest": {"point": {"x": 50, "y": 20}}}
    HitTest:
      title: HitTest
      description: Where a touch would be.
      type: object
      required: ["point"]
      properties:
        point:
          $ref: "#/components/schemas/Point"
      unevaluatedProperties: false
    Values:
      title: Values
      description: |
        A value for each property by name. A name with a dot, such as `offset.y`, addresses one
        member of a composite.
      type: object
      additionalProperties:
        $ref: "#/components/schemas/Value"
    Velocities:
      title: Velocities
      description: What a running animation hands over for each property, per second.
      type: object
      additionalProperties:
        $ref: "#/components/schemas/Velocity"
    Track:
      title: Track
      description: The keyframes of one property.
      type: object
      required: ["property", "keyframes"]
      properties:
        property:
          description: The property, or one member of a composite such as `offset.y`.
          type: string
        keyframes:
          type: array
          items:
            $ref: "#/components/schemas/Keyframe"
      unevaluatedProperties: false
    Keyframe:
      title: Keyframe
      description: How a track gets to its next value.
      oneOf:
        - $ref: "#/components/schemas/LinearKeyframe"
        - $ref: "#/components/schemas/CubicKeyframe"
        - $ref: "#/components/schemas/SpringKeyframe"
        - $ref: "#/components/schemas/MoveKeyframe"
      discriminator:
        propertyName: type
        mapping:
          linear: "#/components/schemas/LinearKeyframe"
          cubic: "#/components/schemas/CubicKeyframe"
          spring: "#/components/schemas/SpringKeyframe"
          move: "#/components/schemas/MoveKeyframe"
    LinearKeyframe:
      title: LinearKeyframe
      description: A straight line, bent by a unit curve.
      type: object
      required: ["type", "to", "duration"]
      properties:
        type:
          const: linear
        to:
          $ref: "#/components/schemas/Value"
        duration:
          $ref: "#/components/schemas/Duration"
        curve:
          $ref: "#/components/schemas/Curve"
      unevaluatedProperties: false
    CubicKeyframe:
      title: CubicKeyframe
      description: |
        A Hermite curve. A velocity that is left out is taken from the neighbours, as a spline
        through the keyframes has it.
      type: object
      required: ["type", "to", "duration"]
      properties:
        type:
          const: cubic
        to:
          $ref: "#/components/schemas/Value"
        duration:
          $ref: "#/components/schemas/Duration"
        startVelocity:
          $ref: "#/components/schemas/Velocity"
        endVelocity:
          $ref: "#/components/schemas/Velocity"
      unevaluatedProperties: false
    SpringKeyframe:
      title: SpringKeyframe
      description: |
        A spring towards a value. It is not cut to its target: after its duration it is where it
        physically is. Without a duration it runs until it settles.
      type: object
      required: ["type", "to"]
      properties:
        type:
          const: spring
        to:
          $ref: "#/components/schemas/Value"
        duration:
          $ref: "#/components/schemas/Duration"
        spring:
          $ref: "#/components/schemas/Spring"
        startVelocity:
          $ref: "#/components/schemas/Velocity"
      unevaluatedProperties: false
    MoveKeyframe:
      title: MoveKeyframe
      description: A jump that takes no time.
      type: object
      required: ["type", "to"]
      properties:
        type:
          const: move
        to:
          $ref: "#/components/schemas/Value"
      unevaluatedProperties: false
    Phase:
      title: Phase
      description: One state of a sequence.
      type: object
      properties:
        name:
          description: What events call the phase; without it, its index.
          type: string
        values:
          description: |
            The values in this phase. From the second phase on, a property that is left out keeps
            its value from the phase before.
          $ref: "#/components/schemas/Values"
        animation:
          description: |
            The animation into this phase; without it the default one, with null none at all.
          oneOf:
            - $ref: "#/components/schemas/Animation"
            - type: "null"
      unevaluatedProperties: false
    Value:
      title: Value
      description: |
        A value of one of the types of properties; its form says which. The first value of a
        property fixes its type.
      oneOf:
        - $ref: "#/components/schemas/Number"
        - $ref: "#/components/schemas/AngleText"
        - $ref: "#/components/schemas/AngleObject"
        - $ref: "#/components/schemas/Point"
        - $ref: "#/components/schemas/Point3"
        - $ref: "#/components/schemas/Size"
        - $ref: "#/components/schemas/Rect"
        - $ref: "#/components/schemas/Insets"
        - $ref: "#/components/schemas/Vector"
        - $ref: "#/components/schemas/HexColor"
        - $ref: "#/components/schemas/Color"
        - $ref: "#/components/schemas/Transform"
        - $ref: "#/components/schemas/Matrix"
        - $ref: "#/components/schemas/Path"
        - $ref: "#/components/schemas/Integer"
        - $ref: "#/components/schemas/Discrete"
        - type: boolean
        - type: "null"
    Number:
      title: Number
      description: A plain number.
      type: number
    AngleText:
      title: AngleText
      description: An angle with its unit. Whole turns are kept.
      type: string
      pattern: "^[+-]?([0-9]+(\\.[0-9]+)?|\\.[0-9]+)([eE][+-]?[0-9]+)?(deg|rad|turn)$"
      examples: ["15deg", "0.26rad", "0.25turn"]
    AngleObject:
      title: AngleObject
      description: An angle in degrees or in radians.
      type: object
      properties:
        degrees:
          type: number
        radians:
          type: number
      minProperties: 1
      maxProperties: 1
      unevaluatedProperties: false
    Point:
      title: Point
      type: object
      required: ["x", "y"]
      properties:
        x:
          type: number
        y:
          type: number
      unevaluatedProperties: false
    Point3:
      title: Point3
      description: Point in space.
      type: object
      required: ["x", "y", "z"]
      properties:
        x:
          type: number
        y:
          type: number
        z:
          type: number
      unevaluatedProperties: false
    Size:
      title: Size
      type: object
      required: ["width", "height"]
      properties:
        width:
          type: number
        height:
          type: number
      unevaluatedProperties: false
    Rect:
      title: Rect
      description: Rectangle.
      type: object
      required: ["x", "y", "width", "height"]
      properties:
        x:
          type: number
        y:
          type: number
        width:
          type: number
        height:
          type: number
      unevaluatedProperties: false
    Insets:
      title: Insets
      description: Distances from the four edges.
      type: object
      required: ["top", "leading", "bottom", "trailing"]
      properties:
        top:
          type: number
        leading:
          type: number
        bottom:
          type: number
        trailing:
          type: number
      unevaluatedProperties: false
    Vector:
      title: Vector
      description: Numbers that animate side by side.
      type: array
      minItems: 1
      maxItems: 64
      items:
        type: number
    HexColor:
      title: HexColor
      description: |
        A colour by red, green, blue and, if given, opacity. The first value of a property mixes in
        linear light, a later one in the space of the first.
      type: string
      pattern: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"
      examples: ["#ff3b30", "#ff3b30cc"]
    Color:
      title: Color
      description: |
        Any colour of CSS Color 4. The first value of a property says where all of them mix; answers
        show red, green and blue of sRGB, gamma-encoded, which may exceed 0 to 1.
      type: object
      required: ["color"]
      properties:
        color:
          description: The text of the colour.
          type: string
          examples: ["color(display-p3 1 0.2 0.1)", "hsl(120 100% 25%)", "rebeccapurple"]
        space:
          description: |
            The space in which the property's colours mix. Red, green, blue and opacity move each by
            itself, and can be moved alone, in `srgb-linear` (as SwiftUI mixes) and `srgb`; the
            coordinates of `oklab` and `display-p3` do so too, and of those opacity can be moved
            alone. `oklch` turns the hue by the rule `hue`; a grey takes the hue of what it mixes
            with. `css` is the rule of CSS: two legacy colours in sRGB, any others in OKLab, both
            premultiplied. Default `srgb-linear`.
          $ref: "#/components/schemas/MixingSpace"
        hue:
          description: Which way the hue turns; only in the space `oklch`. Default `shorter`.
          $ref: "#/components/schemas/HueRule"
      unevaluatedProperties: false
      examples:
        - {"color": "oklch(0.7 0.15 30)", "space": "oklch", "hue": "longer"}
    MixingSpace:
      title: MixingSpace
      description: A space in which colours mix.
      enum: ["srgb-linear", "srgb", "oklab", "oklch", "display-p3", "css"]
    HueRule:
      title: HueRule
      description: Which way a hue turns.
      enum: ["shorter", "longer", "increasing", "decreasing"]
    Transform:
      title: Transform
      description: |
        A list of CSS transform functions. Lists with the same functions in the same order move
        function by function, by the numbers in them; others by what is the same at their beginning
        and then as matrices, decomposed (CSS Transforms 2). Of such others, and of lists in which
        more than 64 numbers move, a property has at most 64 different ones. Lengths are pixels or
        other absolute units; percentages of a box have no meaning here.
      type: object
      required: ["transform"]
      properties:
        transform:
          description: The functions, or `none`.
          type: string
          examples: ["translate(10px, 20px) rotate(45deg)", "perspective(400px) rotateY(0.5turn)", "none"]
      unevaluatedProperties: false
    Matrix:
      title: Matrix
      description: |
        The sixteen entries m11, m12 … m44 of a matrix, column by column as in CSS's `matrix3d()`.
        Frames show every transform so.
      type: object
      required: ["matrix"]
      properties:
        matrix:
          type: array
          minItems: 16
          maxItems: 16
          items:
            type: number
      unevaluatedProperties: false
      examples:
        - {"matrix": [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 10, 20, 0, 1]}
    Path:
      title: Path
      description: |
        An outline as SVG path data. All paths of a property have the same commands, absolute or
        relative, in the same order, and move number by number. Answers write absolute commands.
      type: object
      required: ["path"]
      properties:
        path:
          description: The path data.
          type: string
          examples: ["M0 0 L10 10", "m0 0 h10 v10 z"]
      unevaluatedProperties: false
    Integer:
      title: Integer
      description: Animates as a number and is written rounded to the nearest whole number.
      type: object
      required: ["integer"]
      properties:
        integer:
          type: integer
          minimum: -9007199254740992
          maximum: 9007199254740992
      unevaluatedProperties: false
    Discrete:
      title: Discrete
      description: Any JSON. It cannot be interpolated and switches when a keyframe arrives.
      type: object
      required: ["discrete"]
      properties:
        discrete: {"description": "Any JSON."}
      unevaluatedProperties: false
    Velocity:
      title: Velocity
      description: |
        A velocity in the form of the value, per second: a number, for an angle degrees or an angle;
        a list for a vector; an object for a composite, where what is left out stands still; a
        colour by its gamma-encoded components.
      oneOf:
        - $ref: "#/components/schemas/Number"
        - $ref: "#/components/schemas/AngleText"
        - $ref: "#/components/schemas/AngleObject"
        - $ref: "#/components/schemas/Vector"
        - $ref: "#/components/schemas/CompositeVelocity"
    CompositeVelocity:
      title: CompositeVelocity
      description: Velocity of a composite.
      type: object
      properties:
        x:
          type: number
        y:
          type: number
        z:
          type: number
        width:
          type: number
        height:
          type: number
        top:
          type: number
        leading:
          type: number
        bottom:
          type: number
        trailing:
          type: number
        red:
          type: number
        green:
          type: number
        blue:
          type: number
        opacity:
          type: number
        integer:
          type: number
      unevaluatedProperties: false
    Duration:
      title: Duration
      description: Seconds.
      type: number
      minimum: 0
    PositiveNumber:
      title: PositiveNumber
      description: Number above 0.
      type: number
      exclusiveMinimum: 0
    NonNegativeNumber:
      title: NonNegativeNumber
      description: Number from 0 on.
      type: number
      minimum: 0
    Bounce:
      title: Bounce
      description: 0 is critically damped, 1 never comes to rest, below 0 is over-damped.
      type: number
      exclusiveMinimum: -1
      maximum: 1
    Curve:
      title: Curve
      description: |
        A curve over progress 0…1: a name, a Bézier curve, a classic ease, or any CSS easing. CSS
        easings extrapolate outside 0…1, all others clamp.
      oneOf:
        - $ref: "#/components/schemas/CurveText"
        - $ref: "#/components/schemas/BezierCurve"
        - $ref: "#/components/schemas/EaseCurve"
    CurveText:
      title: CurveText
      description: A curve by its name, or as the text of a CSS easing.
      type: string
      pattern: "^(linear|easeIn|easeOut|easeInOut|circularEaseIn|circularEaseOut|circularEaseInOut)$|^\\s*([Ee][Aa][Ss][Ee]|[Ee][Aa][Ss][Ee]-[Ii][Nn]|[Ee][Aa][Ss][Ee]-[Oo][Uu][Tt]|[Ee][Aa][Ss][Ee]-[Ii][Nn]-[Oo][Uu][Tt]|[Ss][Tt][Ee][Pp]-[Ss][Tt][Aa][Rr][Tt]|[Ss][Tt][Ee][Pp]-[Ee][Nn][Dd]|[Ll][Ii][Nn][Ee][Aa][Rr])\\s*$|^\\s*([Cc][Uu][Bb][Ii][Cc]-[Bb][Ee][Zz][Ii][Ee][Rr]|[Ll][Ii][Nn][Ee][Aa][Rr]|[Ss][Tt][Ee][Pp][Ss])\\(.*\\)\\s*$|^(poly|quad|cubic|sin|exp|circle|back|elastic|bounce)(In|Out|InOut)?$"
      examples: ["easeInOut", "cubic-bezier(0.2, 0, 0, 1)", "linear(0, 0.5 20%, 1)", "steps(4, jump-end)", "backOut"]
    BezierCurve:
      title: BezierCurve
      description: The two control points x1, y1, x2, y2; both x are clamped to 0…1.
      type: object
      required: ["bezier"]
      properties:
        bezier:
          type: array
          minItems: 4
          maxItems: 4
          items:
            type: number
      unevaluatedProperties: false
    EaseCurve:
      title: EaseCurve
      description: One of d3's eases with its parameters.
      type: object
      required: ["ease"]
      properties:
        ease:
          type: string
          pattern: "^(linear|(poly|quad|cubic|sin|exp|circle|back|elastic|bounce)(In|Out|InOut)?)$"
        overshoot:
          description: |
            Of `back`, how far it goes beyond; 1.70158 is a tenth of the way. Default 1.70158.
          type: number
        amplitude:
          description: Of `elastic`; counts as 1 below 1. Default 1.
          type: number
        period:
          description: Of `elastic`. Default 0.3.
          type: number
          exclusiveMinimum: 0
        exponent:
          description: Of `poly`. Default 3.
          type: number
          exclusiveMinimum: 0
      dependentSchemas:
        overshoot:
          properties:
            ease:
              pattern: "^back"
        amplitude:
          properties:
            ease:
              pattern: "^elastic"
        period:
          properties:
            ease:
              pattern: "^elastic"
        exponent:
          properties:
            ease:
              pattern: "^poly"
      unevaluatedProperties: false
    Spring:
      title: Spring
      description: A preset's name, or exactly one set of parameters.
      oneOf:
        - $ref: "#/components/schemas/SpringPreset"
        - $ref: "#/components/schemas/SpringParameters"
      examples:
        - bouncy
        - {"duration": 0.5, "bounce": 0.3}
        - {"mass": 1, "stiffness": 100, "damping": 10}
    SpringPreset:
      title: SpringPreset
      enum: ["smooth", "snappy", "bouncy"]
    SpringParameters:
      title: SpringParameters
      description: |
        Exactly one of the sets preset; duration and bounce; response and dampingRatio; mass,
        stiffness and damping; settlingDuration and dampingRatio. Without any member the default
        spring.
      type: object
      allOf:
        - $ref: "#/components/schemas/SpringMembers"
        - dependentRequired: {"response": ["dampingRatio"], "extraBounce": ["preset"]}
          dependentSchemas:
            dampingRatio:
              if:
                required: ["response"]
              else:
                required: ["settlingDuration"]
      unevaluatedProperties: false
    SpringMembers:
      title: SpringMembers
      description: The members of springs, and which of them stand beside each other.
      type: object
      properties:
        preset:
          $ref: "#/components/schemas/SpringPreset"
        duration:
          description: The perceptual duration in seconds. Default 0.5.
          $ref: "#/components/schemas/PositiveNumber"
        bounce:
          description: Default 0.
          $ref: "#/components/schemas/Bounce"
        extraBounce:
          description: Added to the bounce of a preset; the sum is above -1 and at most 1. Default 0.
          type: number
        response:
          description: The period of the undamped oscillation in seconds.
          $ref: "#/components/schemas/PositiveNumber"
        dampingRatio:
          description: |
            The damping as a share of the critical one. Beside a settling duration it is above 0, and
            counts as 1 above 1.
          type: number
          minimum: 0
        mass:
          description: Default 1.
          $ref: "#/components/schemas/PositiveNumber"
        stiffness:
          $ref: "#/components/schemas/PositiveNumber"
        damping:
          type: number
          minimum: 0
        allowOverDamping:
          description: |
            Whether a damping above the critical one is kept; otherwise it becomes critical. Default
            false.
          type: boolean
        settlingDuration:
          description: The time to settle in seconds; taken within 0.01…10.
          $ref: "#/components/schemas/PositiveNumber"
        epsilon:
          description: The share of the way at which it counts as settled. Default 0.001.
          type: number
          exclusiveMinimum: 0
          exclusiveMaximum: 1
      dependentRequired: {"mass": ["stiffness", "damping"], "stiffness": ["damping"], "damping": ["stiffness"], "allowOverDamping": ["stiffness", "damping"], "settlingDuration": ["dampingRatio"], "epsilon": ["settlingDuration"]}
      dependentSchemas:
        preset:
          propertyNames:
            enum: ["type", "modifiers", "blendDuration", "initialVelocity", "preset", "duration", "extraBounce"]
        duration:
          propertyNames:
            enum: ["type", "modifiers", "blendDuration", "initialVelocity", "preset", "duration", "bounce", "extraBounce"]
        bounce:
          propertyNames:
            enum: ["type", "modifiers", "blendDuration", "initialVelocity", "duration", "bounce"]
        extraBounce:
          propertyNames:
            enum: ["type", "modifiers", "blendDuration", "initialVelocity", "preset", "duration", "extraBounce"]
        response:
          propertyNames:
            enum: ["type", "modifiers", "blendDuration", "initialVelocity", "response", "dampingRatio"]
        dampingRatio:
          propertyNames:
            enum: ["type", "modifiers", "blendDuration", "initialVelocity", "response", "dampingRatio", "settlingDuration", "epsilon"]
        stiffness:
          propertyNames:
            enum: ["type", "modifiers", "blendDuration", "initialVelocity", "mass", "stiffness", "damping", "allowOverDamping"]
        settlingDuration:
          propertyNames:
            enum: ["type", "modifiers", "blendDuration", "initialVelocity", "settlingDuration", "dampingRatio", "epsilon"]
          properties:
            dampingRatio:
              exclusiveMinimum: 0
    AnimationType:
      title: AnimationType
      enum: ["default", "linear", "easeIn", "easeOut", "easeInOut", "timingCurve", "spring", "smooth", "snappy", "bouncy", "interactiveSpring", "interpolatingSpring", "usingSpringWithDamping", "custom"]
    Animation:
      title: Animation
      description: A name for the preset with its defaults, or an object.
      oneOf:
        - $ref: "#/components/schemas/AnimationName"
        - $ref: "#/components/schemas/AnimationObject"
    AnimationName:
      title: AnimationName
      description: An animation with its defaults.
      enum: ["default", "linear", "easeIn", "easeOut", "easeInOut", "spring", "smooth", "snappy", "bouncy", "interactiveSpring"]
    AnimationObject:
      title: AnimationObject
      description: An animation by its type and the members that the type takes.
      oneOf:
        - $ref: "#/components/schemas/DefaultAnimation"
        - $ref: "#/components/schemas/CurveAnimation"
        - $ref: "#/components/schemas/TimingCurveAnimation"
        - $ref: "#/components/schemas/SpringAnimation"
        - $ref: "#/components/schemas/PresetAnimation"
        - $ref: "#/components/schemas/InteractiveSpringAnimation"
        - $ref: "#/components/schemas/InterpolatingSpringAnimation"
        - $ref: "#/components/schemas/ClassicSpringAnimation"
        - $ref: "#/components/schemas/CustomAnimation"
      discriminator:
        propertyName: type
        mapping:
          default: "#/components/schemas/DefaultAnimation"
          linear: "#/components/schemas/CurveAnimation"
          easeIn: "#/components/schemas/CurveAnimation"
          easeOut: "#/components/schemas/CurveAnimation"
          easeInOut: "#/components/schemas/CurveAnimation"
          timingCurve: "#/components/schemas/TimingCurveAnimation"
          spring: "#/components/schemas/SpringAnimation"
          smooth: "#/components/schemas/PresetAnimation"
          snappy: "#/components/schemas/PresetAnimation"
          bouncy: "#/components/schemas/PresetAnimation"
          interactiveSpring: "#/components/schemas/InteractiveSpringAnimation"
          interpolatingSpring: "#/components/schemas/InterpolatingSpringAnimation"
          usingSpringWithDamping: "#/components/schemas/ClassicSpringAnimation"
          custom: "#/components/schemas/CustomAnimation"
    AnimationHead:
      title: AnimationHead
      description: What every animation object takes.
      type: object
      properties:
        modifiers:
          description: Applied one after another, the first innermost.
          type: array
          maxItems: 64
          items:
            $ref: "#/components/schemas/Modifier"
    DefaultAnimation:
      title: DefaultAnimation
      type: object
      allOf:
        - $ref: "#/components/schemas/AnimationHead"
        - properties:
            type:
              const: default
      required: ["type"]
      unevaluatedProperties: false
    CurveAnimation:
      title: CurveAnimation
      type: object
      allOf:
        - $ref: "#/components/schemas/AnimationHead"
        - properties:
            type:
              $ref: "#/components/schemas/CurveAnimationType"
            duration:
              description: Seconds. Default 0.35.
              $ref: "#/components/schemas/Duration"
      required: ["type"]
      unevaluatedProperties: false
    CurveAnimationType:
      title: CurveAnimationType
      description: The animations by a named curve.
      enum: ["linear", "easeIn", "easeOut", "easeInOut"]
    TimingCurveAnimation:
      title: TimingCurveAnimation
      type: object
      allOf:
        - $ref: "#/components/schemas/AnimationHead"
        - properties:
            type:
              const: timingCurve
            curve:
              $ref: "#/components/schemas/Curve"
            duration:
              $ref: "#/components/schemas/Duration"
      required: ["type", "curve", "duration"]
      unevaluatedProperties: false
    SpringAnimation:
      title: SpringAnimation
      description: |
        Any set of a spring's members. Beside a damping ratio the response may be left out (0.5), and
        beside a response the damping ratio (0.825).
      type: object
      allOf:
        - $ref: "#/components/schemas/AnimationHead"
        - $ref: "#/components/schemas/SpringMembers"
      required: ["type"]
      properties:
        type:
          const: spring
        blendDuration:
          description: Accepted, and without effect in the model `analytic`.
          $ref: "#/components/schemas/Duration"
      dependentRequired: {"extraBounce": ["preset"]}
      unevaluatedProperties: false
    PresetAnimation:
      title: PresetAnimation
      description: Preset spring animation.
      type: object
      allOf:
        - $ref: "#/components/schemas/AnimationHead"
        - properties:
            type:
              $ref: "#/components/schemas/PresetAnimationType"
            duration:
              description: The perceptual duration in seconds. Default 0.5.
              $ref: "#/components/schemas/PositiveNumber"
            extraBounce:
              description: Added to the preset's bounce. Default 0.
              type: number
      required: ["type"]
      unevaluatedProperties: false
    PresetAnimationType:
      title: PresetAnimationType
      description: The animations by a named spring.
      enum: ["smooth", "snappy", "bouncy"]
    InteractiveSpringAnimation:
      title: InteractiveSpringAnimation
      description: |
        By response (default 0.15) and damping ratio (default 0.86), or by duration (default 0.15)
        and an extra bounce on top of 0.15, or by any other set of a spring's members.
      type: object
      allOf:
        - $ref: "#/components/schemas/AnimationHead"
        - $ref: "#/components/schemas/SpringMembers"
      required: ["type"]
      properties:
        type:
          const: interactiveSpring
        blendDuration:
          description: Default 0.25.
          $ref: "#/components/schemas/Duration"
      unevaluatedProperties: false
    InterpolatingSpringAnimation:
      title: InterpolatingSpringAnimation
      description: A spring by exactly one set of its members.
      type: object
      allOf:
        - $ref: "#/components/schemas/AnimationHead"
        - $ref: "#/components/schemas/SpringMembers"
      required: ["type"]
      properties:
        type:
          const: interpolatingSpring
        initialVelocity:
          description: In whole intervals per second, positive towards the target. Default 0.
          type: number
      dependentRequired: {"response": ["dampingRatio"], "extraBounce": ["preset"]}
      dependentSchemas:
        dampingRatio:
          if:
            required: ["response"]
          else:
            required: ["settlingDuration"]
      unevaluatedProperties: false
    ClassicSpringAnimation:
      title: ClassicSpringAnimation
      description: UIKit's form.
      type: object
      allOf:
        - $ref: "#/components/schemas/AnimationHead"
        - properties:
            type:
              const: usingSpringWithDamping
            duration:
              $ref: "#/components/schemas/PositiveNumber"
            damping:
              description: The damping ratio; above 1 it counts as 1.
              $ref: "#/components/schemas/PositiveNumber"
            initialVelocity:
              description: In whole intervals per second. Default 0.
              type: number
      required: ["type", "duration", "damping"]
      unevaluatedProperties: false
    CustomAnimation:
      title: CustomAnimation
      description: A measured response, read as CSS `linear()`.
      type: object
      allOf:
        - $ref: "#/components/schemas/AnimationHead"
        - properties:
            type:
              const: custom
            points:
              description: Pairs of a time in seconds and a progress; times do not fall.
              type: array
              minItems: 2
              items:
                $ref: "#/components/schemas/ProgressPoint"
      required: ["type", "points"]
      unevaluatedProperties: false
    ProgressPoint:
      title: ProgressPoint
      description: A time in seconds and a progress.
      type: array
      minItems: 2
      maxItems: 2
      items:
        type: number
    Modifier:
      title: Modifier
      description: One change to an animation.
      oneOf:
        - $ref: "#/components/schemas/DelayModifier"
        - $ref: "#/components/schemas/SpeedModifier"
        - $ref: "#/components/schemas/RepeatCountModifier"
        - $ref: "#/components/schemas/RepeatForeverModifier"
        - $ref: "#/components/schemas/LogicallyCompleteModifier"
    DelayModifier:
      title: DelayModifier
      description: Seconds; a negative delay starts inside.
      type: object
      required: ["delay"]
      properties:
        delay:
          type: number
      unevaluatedProperties: false
    SpeedModifier:
      title: SpeedModifier
      description: 2 is twice as fast; 0 never moves.
      type: object
      required: ["speed"]
      properties:
        speed:
          type: number
      unevaluatedProperties: false
    RepeatCountModifier:
      title: RepeatCountModifier
      description: How many times, ways back included; below 1 counts as 1.
      type: object
      required: ["repeatCount"]
      properties:
        repeatCount:
          type: integer
        autoreverses:
          description: Default true.
          type: boolean
      unevaluatedProperties: false
    RepeatForeverModifier:
      title: RepeatForeverModifier
      description: Repeat for ever.
      type: object
      required: ["repeatForever"]
      properties:
        repeatForever:
          const: true
        autoreverses:
          description: Default true.
          type: boolean
      unevaluatedProperties: false
    LogicallyCompleteModifier:
      title: LogicallyCompleteModifier
      description: Counts as complete after so many seconds at the latest.
      type: object
      required: ["logicallyCompleteAfter"]
      properties:
        logicallyCompleteAfter:
          $ref: "#/components/schemas/Duration"
      unevaluatedProperties: false
    Samples:
      title: Samples
      description: A sampled timeline, by columns or by frames.
      oneOf:
        - $ref: "#/components/schemas/SampleColumns"
        - $ref: "#/components/schemas/SampleFrames"
    SampleLayout:
      title: SampleLayout
      description: How samples are laid out in JSON and CBOR.
      enum: ["columns", "frames"]
    SpringModel:
      title: SpringModel
      description: How spring animations move.
      enum: ["analytic", "swiftui"]
    SampleFormat:
      title: SampleFormat
      description: The forms of samples.
      enum: ["json", "ndjson", "csv", "cbor", "f64", "f32", "svg"]
    PlotFormat:
      title: PlotFormat
      description: The forms of a plot.
      enum: ["svg"]
    AnimationFormat:
      title: AnimationFormat
      description: The forms of the samples of one animation.
      enum: ["json", "ndjson", "csv", "cbor", "f64", "f32", "svg", "css-linear"]
    SampleHead:
      title: SampleHead
      description: Head of samples.
      type: object
      required: ["kind", "duration", "events"]
      properties:
        kind:
          $ref: "#/components/schemas/SampleKind"
        duration:
          description: Seconds; null for an endless document.
          type: ["number", "null"]
          minimum: 0
        events:
          description: What happens on the way, in order of time.
          type: array
          items:
            $ref: "#/components/schemas/SampleEvent"
    SampleKind:
      title: SampleKind
      description: What was sampled.
      enum: ["animation", "keyframes", "phases", "scene", "curve"]
    SampleColumns:
      title: SampleColumns
      description: Samples by columns.
      type: object
      allOf:
        - $ref: "#/components/schemas/SampleHead"
        - properties:
            times:
              type: array
              items:
                type: number
            tracks:
              description: |
                In the order of `initial`, `from` or the first phase. Of a scene those of inserted views
                follow, and then those that its verbs show.
              type: array
              items:
                $ref: "#/components/schemas/SampleTrack"
      required: ["times", "tracks"]
    SampleTrack:
      title: SampleTrack
      description: Samples of one property.
      type: object
      required: ["property", "type", "values"]
      properties:
        property:
          type: string
        type:
          $ref: "#/components/schemas/PropertyType"
        values:
          $ref: "#/components/schemas/SampleValues"
        velocities:
          description: With `include=velocity`; null for a path.
          oneOf:
            - $ref: "#/components/schemas/SampleValues"
            - type: "null"
        model:
          description: |
            With `include=model`, the values that the motion is on its way to, in the shape of
            `values`.
          $ref: "#/components/schemas/SampleValues"
    SampleValues:
      title: SampleValues
      description: |
        A list for a scalar, an object of lists for a composite, of a transform by the entries of
        its matrix, `m11` to `m44`; a discrete property lists its values themselves, a path its
        texts. Where there is no value, null.
      oneOf:
        - type: array
          items: {}
        - $ref: "#/components/schemas/ComponentColumns"
    ComponentColumns:
      title: ComponentColumns
      description: A list for each component of a property, by its name.
      type: object
      additionalProperties:
        type: array
        items:
          type: ["number", "null"]
    SampleFrames:
      title: SampleFrames
      description: Samples by frames.
      type: object
      allOf:
        - $ref: "#/components/schemas/SampleHead"
        - properties:
            frames:
              type: array
              items:
                $ref: "#/components/schemas/Frame"
      required: ["frames"]
    Frame:
      title: Frame
      description: Every value at one time, in the form in which documents write it.
      type: object
      required: ["time", "values"]
      properties:
        time:
          type: number
        values:
          $ref: "#/components/schemas/FrameValues"
        velocities:
          description: With `include=velocity`, plain numbers; null for a path.
          $ref: "#/components/schemas/FrameValues"
        model:
          description: With `include=model`, in the form of the values.
          $ref: "#/components/schemas/FrameValues"
    FrameValues:
      title: FrameValues
      description: What each property has at one time, by its name.
      type: object
    SampleEvent:
      title: SampleEvent
      description: |
        A phase that begins, a completion, an animator that came to rest, a view that came or went,
        or the answer to a hit test.
      oneOf:
        - $ref: "#/components/schemas/PhaseReport"
        - $ref: "#/components/schemas/CompletedReport"
        - $ref: "#/components/schemas/ViewReport"
        - $ref: "#/components/schemas/HitTestReport"
      discriminator:
        propertyName: type
        mapping:
          phase: "#/components/schemas/PhaseReport"
          completed: "#/components/schemas/CompletedReport"
          appeared: "#/components/schemas/ViewReport"
          disappeared: "#/components/schemas/ViewReport"
          hitTest: "#/components/schemas/HitTestReport"
    PhaseReport:
      title: PhaseReport
      description: A phase begins.
      type: object
      required: ["time", "type", "name"]
      properties:
        time:
          type: number
        type:
          const: phase
        name:
          type: string
    CompletedReport:
      title: CompletedReport
      description: |
        A completion, by its `criteria`; or an animator that came to rest under its own name, by its
        `position`.
      type: object
      required: ["time", "type", "name", "finished"]
      properties:
        time:
          type: number
        type:
          const: completed
        name:
          description: The name of the completion or of the animator.
          type: string
        criteria:
          $ref: "#/components/schemas/CompletionCriteria"
        position:
          description: Where the animator came to rest.
          $ref: "#/components/schemas/AnimatorPosition"
        finished:
          description: |
            Whether nothing was removed before its end; of an animator whether it came to an end and
            not to rest on the way.
          type: boolean
      if:
        required: ["criteria"]
      then:
        not:
          required: ["position"]
      else:
        required: ["position"]
    ViewReport:
      title: ViewReport
      description: A view came or went, at the end of its transition.
      type: object
      required: ["time", "type", "name"]
      properties:
        time:
          type: number
        type:
          $ref: "#/components/schemas/ViewReportType"
        name:
          type: string
    ViewReportType:
      title: ViewReportType
      description: Whether a view came or went.
      enum: ["appeared", "disappeared"]
    HitTestReport:
      title: HitTestReport
      description: The answer to a hit test, the names of views; null where there is none.
      type: object
      required: ["time", "type", "model", "presentation", "hit"]
      properties:
        time:
          type: number
        type:
          const: hitTest
        model:
          description: The topmost view whose model frame contains the point.
          type: ["string", "null"]
        presentation:
          description: The topmost view whose frame contains the point as it shows.
          type: ["string", "null"]
        hit:
          description: |
            The view that a touch reaches: that of the model, but none while a block of UIKit
            moves it without `allowUserInteraction`.
          type: ["string", "null"]
    PropertyType:
      title: PropertyType
      description: Type of a property.
      enum: ["number", "angle", "point", "point3", "size", "rect", "insets", "vector", "color", "transform", "path", "integer", "discrete"]
    Validation:
      title: Validation
      type: object
      required: ["valid", "duration", "properties", "warnings"]
      properties:
        valid:
          const: true
        duration:
          description: Seconds; null for an endless document.
          type: ["number", "null"]
          minimum: 0
        properties:
          type: array
          items:
            $ref: "#/components/schemas/ValidatedProperty"
        warnings:
          type: array
          items:
            $ref: "#/components/schemas/ValidationWarning"
    ValidatedProperty:
      title: ValidatedProperty
      description: A property of the document.
      type: object
      required: ["name", "type"]
      properties:
        name:
          type: string
        type:
          $ref: "#/components/schemas/PropertyType"
    ValidationWarning:
      title: ValidationWarning
      description: Advice about a valid document.
      type: object
      required: ["code", "message"]
      properties:
        pointer:
          type: string
          format: json-pointer
        code:
          type: string
        message:
          type: string
    SpringReport:
      title: SpringReport
      description: One spring in every parametrisation; null where a form cannot say it.
      type: object
      required: ["mass", "stiffness", "damping", "response", "duration", "bounce", "dampingRatio", "angularFrequency", "decayConstant", "settling"]
      properties:
        mass:
          type: number
        stiffness:
          type: number
        damping:
          type: number
        response:
          type: number
        duration:
          type: number
        bounce:
          type: number
        dampingRatio:
          type: number
        angularFrequency:
          description: Radians per second; negative for an over-damped spring.
          type: number
        decayConstant:
          description: Per second.
          type: number
        settling:
          $ref: "#/components/schemas/SettlingTimes"
    SettlingTimes:
      title: SettlingTimes
      description: |
        Seconds until the spring counts as settled, by the rule of each system; null for a time that
        never comes.
      type: object
      required: ["lastCrossing", "swiftui", "coreAnimation", "motion", "anime", "compose", "remotion"]
      properties:
        lastCrossing:
          $ref: "#/components/schemas/LastCrossings"
      additionalProperties:
        type: ["number", "null"]
    LastCrossings:
      title: LastCrossings
      description: |
        The exact last time outside the band, by the band's half width as a share of the way.
      type: object
      additionalProperties:
        type: ["number", "null"]
    Limits:
      title: Limits
      description: |
        Every limit and deadline by the name of its setting: bytes, counts and seconds; null for one
        that is off.
      type: object
      required: ["max-body", "max-depth", "max-tracks", "max-keyframes", "max-events", "max-values", "max-work", "max-request-memory"]
      additionalProperties:
        type: ["number", "null"]
    Version:
      title: Version
      description: The versions of the service and of what it is built on.
      type: object
      required: ["name", "version"]
      properties:
        name:
          const: inbetween
        version:
          type: string
      additionalProperties:
        type: string
    Index:
      title: Index
      type: object
      required: ["name", "endpoints"]
      properties:
        name:
          const: inbetween
        description:
          description: Where the description of the interface is.
          type: string
        endpoints:
          type: array
          items:
            $ref: "#/components/schemas/IndexEntry"
    IndexEntry:
      title: IndexEntry
      description: A path with its methods.
      type: object
      required: ["href", "methods"]
      properties:
        href:
          type: string
        methods:
          type: array
          items:
            type: string
    OpenAPIDescription:
      title: OpenAPIDescription
      description: A description of this interface in OpenAPI 3.1.
      type: object
    Problem:
      title: Problem
      description: An error (RFC 9457).
      type: object
      required: ["type", "title", "status", "code", "detail", "instance"]
      properties:
        type:
          description: Where the code is explained, relative to the service.
          type: string
          format: uri-reference
        title:
          description: The same for every occurrence.
          type: string
        status:
          type: integer
          minimum: 400
          maximum: 599
        code:
          description: A word that never changes its meaning.
          $ref: "#/components/schemas/ProblemCode"
        detail:
          description: A sentence about this occurrence.
          type: string
        instance:
          description: The request's id.
          type: string
          format: uri-reference
        reason:
          description: Why the service is unavailable.
          type: string
        errors:
          description: Every single problem, 50 at most.
          type: array
          minItems: 1
          maxItems: 50
          items:
            $ref: "#/components/schemas/DocumentProblem"
        line:
          type: integer
          minimum: 1
        column:
          type: integer
          minimum: 1
        offset:
          type: integer
          minimum: 0
        limit:
          type: number
        actual:
          type: number
        setting:
          type: string
    ProblemCode:
      title: ProblemCode
      description: Code of an answer.
      enum: ["malformed", "unbounded", "unauthenticated", "forbidden", "library-needs-tokens", "not-found", "method-not-allowed", "not-acceptable", "conflict", "precondition-failed", "too-large", "too-much-work", "target-too-long", "unsupported", "expectation-failed", "invalid-document", "rate-limited", "headers-too-large", "internal", "not-implemented", "unavailable"]
    DocumentProblem:
      title: DocumentProblem
      description: Problem of a document or parameter.
      type: object
      required: ["code", "message"]
      properties:
        pointer:
          description: Where in the body (RFC 6901).
          type: string
          format: json-pointer
        parameter:
          description: Which query parameter.
          type: string
        code:
          $ref: "#/components/schemas/DocumentProblemCode"
        message:
          description: One sentence that states the rule and what was given.
          type: string
        hint:
          description: What may have been meant.
          type: string
        line:
          description: Of a text that is no JSON, from 1.
          type: integer
          minimum: 1
        column:
          description: In characters, from 1.
          type: integer
          minimum: 1
        offset:
          description: In bytes, from 0.
          type: integer
          minimum: 0
        limit:
          type: number
        actual:
          type: number
        setting:
          description: The flag that sets the limit.
          type: string
    DocumentProblemCode:
      title: DocumentProblemCode
      description: Code of a single problem.
      enum: ["syntax", "empty-body", "byte-order-mark", "invalid-utf8", "invalid-escape", "trailing-content", "too-deep", "unknown-parameter", "duplicate-parameter", "missing-parameter", "conflicting-parameters", "unbounded", "too-large", "too-much-work", "unknown-member", "duplicate-member", "missing-member", "wrong-type", "unknown-name", "unsupported-version", "type-mismatch", "unknown-property", "mixed-spring", "conflicting-members", "number-range", "negative-duration", "out-of-range", "invalid-curve", "invalid-color", "invalid-angle", "invalid-transform", "invalid-path", "empty", "not-rising", "too-many", "invalid-state", "malformed"]

"""####

  static let json = ####"""
{
  "openapi": "3.1.0",
  "info": {
    "title": "Inbetween",
    "summary": "Keyframes, phases, springs and scripts of what happens to them, as numbers",
    "description": "A document says how values change in time; everything else is a view of a document. This\nservice samples documents: JSON goes in, timelines of numbers come out.\n\n**Units.** Seconds, degrees, units per second. Numbers are IEEE 754 doubles; NaN and infinities\nare never written in JSON.\n\n**Bodies.** A body is read as JSON when its type is `application/json`, ends in `+json`, is\nmissing, or is `application/x-www-form-urlencoded`, which `curl -d` sends by itself. Any other\ntype answers 415. Members that are not described here are errors, and so are members given\ntwice. A byte order mark, trailing commas and comments are not JSON.\n\n**QUERY.** `/v1/sample` also takes the method QUERY (RFC 10008), which OpenAPI 3.1 cannot\ndescribe: body, parameters and answers are those of POST. The request is safe, so it may be\nrepeated and its answer kept; it carries an `ETag`, and `If-None-Match` answers 304.\n\n**Every path** answers OPTIONS with `Allow`, and HEAD wherever there is GET. A method that a\npath does not take answers 405 with `Allow`.\n\n**Formats.** The parameter `format` chooses the form of the samples; without it `Accept` does,\nwith quality values. A type that is not offered answers 406 with the list of those that are.\n\n**Errors** are `application/problem+json` (RFC 9457). All problems of a document are reported,\n50 at most. What is wrong with the framing of a request before it can be routed may come from\nthe HTTP layer as a short page of HTML instead (some 400, 413, 414, 431 and 505).\n\nMembers may be added to answers within `/v1`; clients leave out what they do not know.\n",
    "version": "0.1.0",
    "license": {"name": "Apache License 2.0", "identifier": "Apache-2.0"}
  },
  "jsonSchemaDialect": "https://json-schema.org/draft/2020-12/schema",
  "servers": [{"url": "http://127.0.0.1:8080", "description": "a daemon with default settings"}],
  "tags": [
    {"name": "documents", "description": "What takes a document."},
    {"name": "parts", "description": "One animation, spring or curve by query parameters alone."},
    {"name": "service", "description": "About the service itself."}
  ],
  "paths": {
    "/": {
      "get": {
        "tags": ["service"],
        "operationId": "listEndpoints",
        "summary": "The list of paths",
        "responses": {
          "200": {
            "description": "Every path with its methods.",
            "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Index"}}}
          },
          "304": {"$ref": "#/components/responses/NotModified"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/v1/sample": {
      "post": {
        "tags": ["documents"],
        "operationId": "sample",
        "summary": "Samples a document",
        "description": "The values of every property on a grid of times. At most one of `fps`, `step`, `count`,\n`times` and `tolerance` chooses the grid. The number of values, rows times components, is\ncomputed before any work and held against the limit `max-values`; each entry of a transform\nof many functions counts as a value for every four of them. Large answers are streamed. The\nmethod QUERY takes and gives the same.\n",
        "parameters": [
          {"$ref": "#/components/parameters/Fps"},
          {"$ref": "#/components/parameters/Step"},
          {"$ref": "#/components/parameters/Count"},
          {"$ref": "#/components/parameters/Times"},
          {"$ref": "#/components/parameters/Start"},
          {"$ref": "#/components/parameters/End"},
          {"$ref": "#/components/parameters/Tolerance"},
          {"$ref": "#/components/parameters/Precision"},
          {"$ref": "#/components/parameters/Include"},
          {"$ref": "#/components/parameters/Layout"},
          {"$ref": "#/components/parameters/Springs"},
          {"$ref": "#/components/parameters/Format"}
        ],
        "requestBody": {"$ref": "#/components/requestBodies/Document"},
        "responses": {
          "200": {"$ref": "#/components/responses/Samples"},
          "400": {"$ref": "#/components/responses/Malformed"},
          "406": {"$ref": "#/components/responses/NotAcceptable"},
          "413": {"$ref": "#/components/responses/TooLarge"},
          "415": {"$ref": "#/components/responses/Unsupported"},
          "417": {"$ref": "#/components/responses/ExpectationFailed"},
          "422": {"$ref": "#/components/responses/InvalidDocument"},
          "429": {"$ref": "#/components/responses/RateLimited"},
          "431": {"$ref": "#/components/responses/HeadersTooLarge"},
          "500": {"$ref": "#/components/responses/Internal"},
          "501": {"$ref": "#/components/responses/NotImplemented"},
          "503": {"$ref": "#/components/responses/Unavailable"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/v1/validate": {
      "post": {
        "tags": ["documents"],
        "operationId": "validate",
        "summary": "Says whether a document is valid",
        "description": "Reads and checks a document without sampling it. Warnings are advice: a spring that is cut\nwhile it still moves, a velocity that jumps at a joint, a value that cannot animate, tracks\nthat overlap; in a scene also an animation that listens to the wrong value, a layer that\nsnaps back, a frame that nobody leads, and more, each with what would mend it.\n",
        "requestBody": {"$ref": "#/components/requestBodies/Document"},
        "responses": {
          "200": {
            "description": "The document is valid.",
            "headers": {"X-Request-Id": {"$ref": "#/components/headers/RequestId"}},
            "content": {
              "application/json": {"schema": {"$ref": "#/components/schemas/Validation"}}
            }
          },
          "400": {"$ref": "#/components/responses/Malformed"},
          "413": {"$ref": "#/components/responses/TooLarge"},
          "415": {"$ref": "#/components/responses/Unsupported"},
          "422": {"$ref": "#/components/responses/InvalidDocument"},
          "429": {"$ref": "#/components/responses/RateLimited"},
          "503": {"$ref": "#/components/responses/Unavailable"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/v1/plot": {
      "post": {
        "tags": ["documents"],
        "operationId": "plot",
        "summary": "Draws a document",
        "description": "A picture: the values of every property over time, a panel for each of the first 40. Dots\nare keyframes, upright lines with names are phases and completions; colours show what they\nlook like, discrete values are named bands. `include=velocity` adds the velocities, and\n`include=model` where the values are bound for. It follows the reader's light or dark\nscheme and says in words what it shows.\n\n`start` and `end` choose the part that is drawn. `fps`, `step`, `count`, `times` and\n`tolerance` choose the points that are drawn through; without them they are as many as a\npicture needs. `precision` and `layout` change nothing. The number of values is held\nagainst the limit `max-values` before any work.\n",
        "parameters": [
          {"$ref": "#/components/parameters/Fps"},
          {"$ref": "#/components/parameters/Step"},
          {"$ref": "#/components/parameters/Count"},
          {"$ref": "#/components/parameters/Times"},
          {"$ref": "#/components/parameters/Start"},
          {"$ref": "#/components/parameters/End"},
          {"$ref": "#/components/parameters/Tolerance"},
          {"$ref": "#/components/parameters/Precision"},
          {"$ref": "#/components/parameters/Include"},
          {"$ref": "#/components/parameters/Layout"},
          {"$ref": "#/components/parameters/Springs"},
          {"$ref": "#/components/parameters/PlotFormat"}
        ],
        "requestBody": {"$ref": "#/components/requestBodies/Document"},
        "responses": {
          "200": {"$ref": "#/components/responses/Plot"},
          "400": {"$ref": "#/components/responses/Malformed"},
          "406": {"$ref": "#/components/responses/NotAcceptable"},
          "413": {"$ref": "#/components/responses/TooLarge"},
          "415": {"$ref": "#/components/responses/Unsupported"},
          "417": {"$ref": "#/components/responses/ExpectationFailed"},
          "422": {"$ref": "#/components/responses/InvalidDocument"},
          "429": {"$ref": "#/components/responses/RateLimited"},
          "431": {"$ref": "#/components/responses/HeadersTooLarge"},
          "500": {"$ref": "#/components/responses/Internal"},
          "501": {"$ref": "#/components/responses/NotImplemented"},
          "503": {"$ref": "#/components/responses/Unavailable"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/v1/animation": {
      "get": {
        "tags": ["parts"],
        "operationId": "animation",
        "summary": "Samples one animation",
        "description": "The animation that the parameters describe, of a property `value` from `from` to `to`. The\nmembers of an animation object are parameters of the same names; the modifiers `delay`,\n`speed`, `repeatCount` or `repeatForever`, `autoreverses` and `logicallyCompleteAfter` are\napplied in this order.\n",
        "parameters": [
          {"$ref": "#/components/parameters/AnimationType"},
          {"$ref": "#/components/parameters/From"},
          {"$ref": "#/components/parameters/To"},
          {"$ref": "#/components/parameters/AnimationDuration"},
          {"$ref": "#/components/parameters/Bounce"},
          {"$ref": "#/components/parameters/ExtraBounce"},
          {"$ref": "#/components/parameters/Preset"},
          {"$ref": "#/components/parameters/Response"},
          {"$ref": "#/components/parameters/DampingRatio"},
          {"$ref": "#/components/parameters/Mass"},
          {"$ref": "#/components/parameters/Stiffness"},
          {"$ref": "#/components/parameters/Damping"},
          {"$ref": "#/components/parameters/AllowOverDamping"},
          {"$ref": "#/components/parameters/SettlingDuration"},
          {"$ref": "#/components/parameters/Epsilon"},
          {"$ref": "#/components/parameters/BlendDuration"},
          {"$ref": "#/components/parameters/InitialVelocity"},
          {"$ref": "#/components/parameters/AnimationCurve"},
          {"$ref": "#/components/parameters/Points"},
          {"$ref": "#/components/parameters/Delay"},
          {"$ref": "#/components/parameters/Speed"},
          {"$ref": "#/components/parameters/RepeatCount"},
          {"$ref": "#/components/parameters/RepeatForever"},
          {"$ref": "#/components/parameters/Autoreverses"},
          {"$ref": "#/components/parameters/LogicallyCompleteAfter"},
          {"$ref": "#/components/parameters/Fps"},
          {"$ref": "#/components/parameters/Step"},
          {"$ref": "#/components/parameters/Count"},
          {"$ref": "#/components/parameters/Times"},
          {"$ref": "#/components/parameters/Start"},
          {"$ref": "#/components/parameters/End"},
          {"$ref": "#/components/parameters/Tolerance"},
          {"$ref": "#/components/parameters/Precision"},
          {"$ref": "#/components/parameters/Include"},
          {"$ref": "#/components/parameters/Layout"},
          {"$ref": "#/components/parameters/Springs"},
          {"$ref": "#/components/parameters/AnimationFormat"}
        ],
        "responses": {
          "200": {"$ref": "#/components/responses/AnimationSamples"},
          "304": {"$ref": "#/components/responses/NotModified"},
          "400": {"$ref": "#/components/responses/Malformed"},
          "406": {"$ref": "#/components/responses/NotAcceptable"},
          "413": {"$ref": "#/components/responses/TooLarge"},
          "429": {"$ref": "#/components/responses/RateLimited"},
          "503": {"$ref": "#/components/responses/Unavailable"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/v1/spring": {
      "get": {
        "tags": ["parts"],
        "operationId": "spring",
        "summary": "Every parametrisation of one spring",
        "description": "Takes the members of any one spring form as parameters; without any it is the default\nspring. `epsilon` beside a form that has none of its own adds its entry to `lastCrossing`.\n",
        "parameters": [
          {"$ref": "#/components/parameters/Preset"},
          {"$ref": "#/components/parameters/Duration"},
          {"$ref": "#/components/parameters/Bounce"},
          {"$ref": "#/components/parameters/ExtraBounce"},
          {"$ref": "#/components/parameters/Response"},
          {"$ref": "#/components/parameters/DampingRatio"},
          {"$ref": "#/components/parameters/Mass"},
          {"$ref": "#/components/parameters/Stiffness"},
          {"$ref": "#/components/parameters/Damping"},
          {"$ref": "#/components/parameters/AllowOverDamping"},
          {"$ref": "#/components/parameters/SettlingDuration"},
          {"$ref": "#/components/parameters/Epsilon"}
        ],
        "responses": {
          "200": {
            "description": "The spring in every form, and how long it takes by each rule.",
            "headers": {
              "ETag": {"$ref": "#/components/headers/ETag"},
              "X-Request-Id": {"$ref": "#/components/headers/RequestId"}
            },
            "content": {
              "application/json": {"schema": {"$ref": "#/components/schemas/SpringReport"}}
            }
          },
          "304": {"$ref": "#/components/responses/NotModified"},
          "400": {"$ref": "#/components/responses/Malformed"},
          "429": {"$ref": "#/components/responses/RateLimited"},
          "503": {"$ref": "#/components/responses/Unavailable"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/v1/curve": {
      "get": {
        "tags": ["parts"],
        "operationId": "curve",
        "summary": "Samples a unit curve",
        "description": "The curve as a property `value` over progress, which takes the place of time: the grid runs\nfrom 0 to 1 unless `start` and `end` say otherwise.\n",
        "parameters": [
          {"$ref": "#/components/parameters/Curve"},
          {"$ref": "#/components/parameters/Fps"},
          {"$ref": "#/components/parameters/Step"},
          {"$ref": "#/components/parameters/Count"},
          {"$ref": "#/components/parameters/Times"},
          {"$ref": "#/components/parameters/Start"},
          {"$ref": "#/components/parameters/End"},
          {"$ref": "#/components/parameters/Tolerance"},
          {"$ref": "#/components/parameters/Precision"},
          {"$ref": "#/components/parameters/Include"},
          {"$ref": "#/components/parameters/Layout"},
          {"$ref": "#/components/parameters/Springs"},
          {"$ref": "#/components/parameters/Format"}
        ],
        "responses": {
          "200": {"$ref": "#/components/responses/Samples"},
          "304": {"$ref": "#/components/responses/NotModified"},
          "400": {"$ref": "#/components/responses/Malformed"},
          "406": {"$ref": "#/components/responses/NotAcceptable"},
          "413": {"$ref": "#/components/responses/TooLarge"},
          "429": {"$ref": "#/components/responses/RateLimited"},
          "503": {"$ref": "#/components/responses/Unavailable"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/v1/limits": {
      "get": {
        "tags": ["service"],
        "operationId": "limits",
        "summary": "The limits and deadlines in force",
        "responses": {
          "200": {
            "description": "Every limit by the name of its setting.",
            "headers": {"ETag": {"$ref": "#/components/headers/ETag"}},
            "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Limits"}}}
          },
          "304": {"$ref": "#/components/responses/NotModified"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/version": {
      "get": {
        "tags": ["service"],
        "operationId": "version",
        "summary": "The versions of the service and of what it is built on",
        "responses": {
          "200": {
            "description": "The versions.",
            "headers": {"ETag": {"$ref": "#/components/headers/ETag"}},
            "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Version"}}}
          },
          "304": {"$ref": "#/components/responses/NotModified"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/openapi.yaml": {
      "get": {
        "tags": ["service"],
        "operationId": "openapiYAML",
        "summary": "This description",
        "responses": {
          "200": {
            "description": "This text.",
            "headers": {"ETag": {"$ref": "#/components/headers/ETag"}},
            "content": {"application/yaml": {"schema": {"type": "string"}}}
          },
          "304": {"$ref": "#/components/responses/NotModified"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/openapi.json": {
      "get": {
        "tags": ["service"],
        "operationId": "openapiJSON",
        "summary": "This description as JSON",
        "responses": {
          "200": {
            "description": "The same description.",
            "headers": {"ETag": {"$ref": "#/components/headers/ETag"}},
            "content": {
              "application/json": {"schema": {"$ref": "#/components/schemas/OpenAPIDescription"}}
            }
          },
          "304": {"$ref": "#/components/responses/NotModified"},
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    },
    "/problems/{slug}": {
      "get": {
        "tags": ["service"],
        "operationId": "problem",
        "summary": "What an error code means and what helps",
        "parameters": [
          {
            "name": "slug",
            "in": "path",
            "required": true,
            "description": "The code, the last part of a problem's `type`.",
            "schema": {"type": "string", "examples": ["invalid-document"]}
          }
        ],
        "responses": {
          "200": {
            "description": "A text for people.",
            "content": {"text/plain": {"schema": {"type": "string"}}}
          },
          "default": {"$ref": "#/components/responses/Problem"}
        }
      }
    }
  },
  "components": {
    "parameters": {
      "Fps": {
        "name": "fps",
        "in": "query",
        "description": "Samples at `start + k/fps` while below `end`, and one last sample exactly at `end`. Without\nany other grid 60.\n",
        "schema": {"type": "number", "exclusiveMinimum": 0, "examples": [60]}
      },
      "Step": {
        "name": "step",
        "in": "query",
        "description": "The same with a step in seconds.",
        "schema": {"type": "number", "exclusiveMinimum": 0, "examples": [0.05]}
      },
      "Count": {
        "name": "count",
        "in": "query",
        "description": "So many samples, evenly from `start` to `end`, both included.",
        "schema": {"type": "integer", "minimum": 1, "examples": [5]}
      },
      "Times": {
        "name": "times",
        "in": "query",
        "description": "Exactly these times in the order given, apart by commas. They may lie outside the timeline,\nand an endless document needs no `end` with them.\n",
        "schema": {"type": "string", "examples": ["0,0.1,0.25"]}
      },
      "Start": {
        "name": "start",
        "in": "query",
        "description": "Where the grid begins, in seconds. Default 0.",
        "schema": {"type": "number", "examples": [0]}
      },
      "End": {
        "name": "end",
        "in": "query",
        "description": "Where the grid ends, in seconds. Default the duration; an endless document needs it.",
        "schema": {"type": "number", "examples": [1]}
      },
      "Tolerance": {
        "name": "tolerance",
        "in": "query",
        "description": "Adaptive: few times whose straight lines stay within this error of every component, in\nrising order.\n",
        "schema": {"type": "number", "exclusiveMinimum": 0, "examples": [0.01]}
      },
      "Precision": {
        "name": "precision",
        "in": "query",
        "description": "How many decimals of values, velocities and model values to keep. Without it numbers are the\nshortest text that reads back as the same double. Times and binary formats are not rounded.\n",
        "schema": {"type": "integer", "minimum": 0, "maximum": 15, "examples": [4]}
      },
      "Include": {
        "name": "include",
        "in": "query",
        "description": "What to add to the values, apart by commas: `velocity`, how fast each value changes, per\nsecond; `model`, the value that the motion is on its way to, which a change sets at once\nwhile the value that shows follows. The model of keyframes is what shows. CSV and the binary\nformats add the columns `velocity(scale)` and, last, `model(scale)`.\n",
        "schema": {"type": "string", "examples": ["velocity", "velocity,model"]}
      },
      "Layout": {
        "name": "layout",
        "in": "query",
        "description": "A list of columns per property, or a list of frames. JSON and CBOR only.",
        "schema": {
          "description": "Default `columns`.",
          "$ref": "#/components/schemas/SampleLayout"
        }
      },
      "Springs": {
        "name": "springs",
        "in": "query",
        "description": "How spring animations move: by their closed form, or as SwiftUI integrates them in steps of\n1/300 s.\n",
        "schema": {
          "description": "Default `analytic`.",
          "$ref": "#/components/schemas/SpringModel"
        }
      },
      "Format": {
        "name": "format",
        "in": "query",
        "description": "The form of the answer; wins over `Accept`. `svg` is the plot of `/v1/plot`.",
        "schema": {"description": "Default `json`.", "$ref": "#/components/schemas/SampleFormat"}
      },
      "PlotFormat": {
        "name": "format",
        "in": "query",
        "description": "The form of the answer; wins over `Accept`.",
        "schema": {"description": "Default `svg`.", "$ref": "#/components/schemas/PlotFormat"}
      },
      "AnimationFormat": {
        "name": "format",
        "in": "query",
        "description": "The form of the answer; wins over `Accept`. `css-linear` is a CSS easing `linear()` that\nstays within `tolerance` (default 0.001) of the animation.\n",
        "schema": {
          "description": "Default `json`.",
          "$ref": "#/components/schemas/AnimationFormat"
        }
      },
      "AnimationType": {
        "name": "type",
        "in": "query",
        "description": "The name of the animation. Without it `default`; beside any other member of an animation it\nhas to be given.\n",
        "schema": {"$ref": "#/components/schemas/AnimationType"}
      },
      "From": {
        "name": "from",
        "in": "query",
        "description": "The value at the start, in any form in which a text can say it. Default 0.",
        "schema": {"type": ["number", "string"], "examples": [0, "15deg", "#ff3b30"]}
      },
      "To": {
        "name": "to",
        "in": "query",
        "description": "The value at the end, of the same type. Default 1.",
        "schema": {"type": ["number", "string"], "examples": [1, "90deg", "#34c759"]}
      },
      "AnimationDuration": {
        "name": "duration",
        "in": "query",
        "description": "The duration of a curve in seconds, at least 0, or that of a spring, above 0.\n",
        "schema": {"type": "number", "minimum": 0, "examples": [0.5]}
      },
      "Duration": {
        "name": "duration",
        "in": "query",
        "description": "The perceptual duration in seconds.",
        "schema": {"$ref": "#/components/schemas/PositiveNumber"}
      },
      "Bounce": {
        "name": "bounce",
        "in": "query",
        "description": "How far the spring bounces; below 0 it is over-damped.",
        "schema": {"$ref": "#/components/schemas/Bounce"}
      },
      "ExtraBounce": {
        "name": "extraBounce",
        "in": "query",
        "description": "What is added to a preset's bounce.",
        "schema": {"type": "number"}
      },
      "Preset": {
        "name": "preset",
        "in": "query",
        "description": "One of the named springs.",
        "schema": {"$ref": "#/components/schemas/SpringPreset"}
      },
      "Response": {
        "name": "response",
        "in": "query",
        "description": "The period of the undamped oscillation in seconds; needs `dampingRatio`.",
        "schema": {"$ref": "#/components/schemas/PositiveNumber"}
      },
      "DampingRatio": {
        "name": "dampingRatio",
        "in": "query",
        "description": "The damping as a share of the critical one.",
        "schema": {"type": "number", "minimum": 0}
      },
      "Mass": {
        "name": "mass",
        "in": "query",
        "description": "The mass. Default 1; needs `stiffness` and `damping`.",
        "schema": {"$ref": "#/components/schemas/PositiveNumber"}
      },
      "Stiffness": {
        "name": "stiffness",
        "in": "query",
        "description": "The stiffness; needs `damping`.",
        "schema": {"$ref": "#/components/schemas/PositiveNumber"}
      },
      "Damping": {
        "name": "damping",
        "in": "query",
        "description": "The damping coefficient; needs `stiffness`. Beside the type `usingSpringWithDamping` it is\nthe damping ratio.\n",
        "schema": {"type": "number", "minimum": 0}
      },
      "AllowOverDamping": {
        "name": "allowOverDamping",
        "in": "query",
        "description": "Whether a damping above the critical one is kept; otherwise it becomes critical.",
        "schema": {"description": "Default false.", "type": "boolean"}
      },
      "SettlingDuration": {
        "name": "settlingDuration",
        "in": "query",
        "description": "The time to settle in seconds; needs `dampingRatio`.",
        "schema": {"$ref": "#/components/schemas/PositiveNumber"}
      },
      "Epsilon": {
        "name": "epsilon",
        "in": "query",
        "description": "The share of the way at which a spring counts as settled.",
        "schema": {"$ref": "#/components/schemas/PositiveNumber"}
      },
      "BlendDuration": {
        "name": "blendDuration",
        "in": "query",
        "description": "How long a spring blends with the one before, in seconds.",
        "schema": {"type": "number", "minimum": 0}
      },
      "InitialVelocity": {
        "name": "initialVelocity",
        "in": "query",
        "description": "The velocity at the start, in whole intervals per second.",
        "schema": {"type": "number"}
      },
      "AnimationCurve": {
        "name": "curve",
        "in": "query",
        "description": "The unit curve of the type `timingCurve`, as text.",
        "schema": {"type": "string", "examples": ["cubic-bezier(0.2, 0, 0, 1)"]}
      },
      "Points": {
        "name": "points",
        "in": "query",
        "description": "The points of the type `custom`, as JSON.",
        "schema": {"type": "string", "examples": ["[[0,0],[0.2,0.9],[0.5,1]]"]}
      },
      "Curve": {
        "name": "curve",
        "in": "query",
        "required": true,
        "description": "A name of a unit curve or a CSS easing.",
        "schema": {"type": "string", "examples": ["easeInOut", "linear(0, 0.5 20%, 1)"]}
      },
      "Delay": {
        "name": "delay",
        "in": "query",
        "description": "Seconds before the animation begins; a negative one starts inside.",
        "schema": {"type": "number"}
      },
      "Speed": {
        "name": "speed",
        "in": "query",
        "description": "How many times faster it runs.",
        "schema": {"type": "number"}
      },
      "RepeatCount": {
        "name": "repeatCount",
        "in": "query",
        "description": "How many times it runs, ways back included; below 1 counts as 1.",
        "schema": {"type": "integer"}
      },
      "RepeatForever": {
        "name": "repeatForever",
        "in": "query",
        "description": "Whether it repeats without end; such an animation needs `end` or `times`.",
        "schema": {"type": "boolean"}
      },
      "Autoreverses": {
        "name": "autoreverses",
        "in": "query",
        "description": "Whether every second run goes back. Default true; goes with a repeat.",
        "schema": {"type": "boolean"}
      },
      "LogicallyCompleteAfter": {
        "name": "logicallyCompleteAfter",
        "in": "query",
        "description": "Seconds after which the animation counts as complete at the latest.",
        "schema": {"type": "number", "minimum": 0}
      }
    },
    "requestBodies": {
      "Document": {
        "required": true,
        "description": "A document. It may come as any type that ends in `+json`, or without a type.",
        "content": {
          "application/json": {
            "schema": {"$ref": "#/components/schemas/Document"},
            "examples": {
              "bouncy": {
                "summary": "One animation",
                "value": {
                  "kind": "animation",
                  "from": {"x": 0},
                  "to": {"x": 100},
                  "animation": "bouncy"
                }
              },
              "tappedTwice": {
                "summary": "A spring that is turned round half-way",
                "value": {
                  "kind": "scene",
                  "initial": {"x": 0},
                  "events": [
                    {"at": 0, "set": {"x": 150}, "animation": "spring"},
                    {"at": 0.2, "set": {"x": 0}, "animation": "spring"}
                  ]
                }
              }
            }
          }
        }
      }
    },
    "headers": {
      "RequestId": {
        "description": "The request's id: the one that came, if it is 1 to 128 of letters, digits and `._~-`, else a\nnew one.\n",
        "schema": {"type": "string"}
      },
      "ETag": {
        "description": "A strong entity tag for `If-None-Match`.",
        "schema": {"type": "string"}
      },
      "Columns": {
        "description": "The names of the columns, apart by commas, `time` first.",
        "schema": {"type": "string"}
      },
      "Count": {
        "description": "How many rows there are.",
        "schema": {"type": "integer", "minimum": 0}
      },
      "Omitted": {
        "description": "The properties without a column, apart by commas; absent when there are none.",
        "schema": {"type": "string"}
      },
      "Allow": {"description": "The methods that the path takes.", "schema": {"type": "string"}},
      "AcceptPost": {"description": "The media types that are read.", "schema": {"type": "string"}},
      "RetryAfter": {
        "description": "Seconds to wait before the next try.",
        "schema": {"type": "integer", "minimum": 0}
      }
    },
    "responses": {
      "Samples": {
        "description": "The samples in the form that was asked for.",
        "headers": {
          "X-Request-Id": {"$ref": "#/components/headers/RequestId"},
          "ETag": {"$ref": "#/components/headers/ETag"},
          "Inbetween-Columns": {"$ref": "#/components/headers/Columns"},
          "Inbetween-Count": {"$ref": "#/components/headers/Count"},
          "Inbetween-Omitted": {"$ref": "#/components/headers/Omitted"}
        },
        "content": {
          "application/json": {"schema": {"$ref": "#/components/schemas/Samples"}},
          "application/x-ndjson": {
            "schema": {
              "description": "The first line is a header (`kind`, `duration`, `properties`, `events`), then one\nframe a line, and last `{\"end\":true,\"count\":n}`.\n",
              "type": "string"
            }
          },
          "text/csv": {
            "schema": {
              "description": "RFC 4180: a header line `time,scale,offset.x,offset.y`, then a line a sample; where\nthere is no value, nothing.\n",
              "type": "string"
            }
          },
          "application/cbor": {
            "schema": {
              "description": "RFC 8949, deterministic: the structure of the JSON answer with columns as typed arrays\nof little-endian doubles (RFC 8746, tag 86). A column that lacks a value is a plain\narray with nulls.\n"
            }
          },
          "application/vnd.inbetween.f64": {
            "schema": {
              "description": "Little-endian 64-bit floats: the column of times, then each component's column. The\nheaders name them. Discrete properties have no column; NaN is no value.\n"
            }
          },
          "application/vnd.inbetween.f32": {
            "schema": {"description": "The same as 32-bit floats."}
          },
          "image/svg+xml": {
            "schema": {"description": "The plot, as `/v1/plot` draws it.", "type": "string"}
          }
        }
      },
      "Plot": {
        "description": "The picture, SVG in UTF-8; it needs nothing from outside and runs no script.",
        "headers": {"X-Request-Id": {"$ref": "#/components/headers/RequestId"}},
        "content": {"image/svg+xml": {"schema": {"type": "string"}}}
      },
      "AnimationSamples": {
        "description": "The samples in the form that was asked for.",
        "headers": {
          "X-Request-Id": {"$ref": "#/components/headers/RequestId"},
          "ETag": {"$ref": "#/components/headers/ETag"},
          "Inbetween-Columns": {"$ref": "#/components/headers/Columns"},
          "Inbetween-Count": {"$ref": "#/components/headers/Count"}
        },
        "content": {
          "application/json": {"schema": {"$ref": "#/components/schemas/Samples"}},
          "application/x-ndjson": {"schema": {"type": "string"}},
          "text/csv": {"schema": {"type": "string"}},
          "application/cbor": {"schema": {"description": "As for `/v1/sample`."}},
          "application/vnd.inbetween.f64": {"schema": {"description": "As for `/v1/sample`."}},
          "application/vnd.inbetween.f32": {"schema": {"description": "As for `/v1/sample`."}},
          "image/svg+xml": {
            "schema": {"description": "The plot, as `/v1/plot` draws it.", "type": "string"}
          },
          "text/css": {
            "schema": {"description": "The CSS easing of `format=css-linear`.", "type": "string"}
          }
        }
      },
      "NotModified": {
        "description": "The client has the answer already; it named its `ETag` in `If-None-Match`.",
        "headers": {"ETag": {"$ref": "#/components/headers/ETag"}}
      },
      "Malformed": {
        "description": "The body is not JSON (`malformed`, with `line`, `column` and `offset`), a parameter is wrong\n(`malformed`, with `errors[].parameter`), or an endless document lacks `end` (`unbounded`).\n",
        "content": {
          "application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}
        }
      },
      "NotAcceptable": {
        "description": "None of the types in `Accept` is offered (`not-acceptable`).",
        "content": {
          "application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}
        }
      },
      "TooLarge": {
        "description": "The body has too many bytes, the answer would have too many values, or what has to be kept\nfor it too many bytes (`too-large`); or the answer would take too much work\n(`too-much-work`). Both come with `limit`, `actual` and `setting`. Work is counted, not\ntimed: the same request gets the same verdict everywhere. Where the place is known, the\nproblem's `pointer` names it.\n",
        "content": {
          "application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}
        }
      },
      "Unsupported": {
        "description": "The body's type or coding is not read (`unsupported`).",
        "headers": {"Accept-Post": {"$ref": "#/components/headers/AcceptPost"}},
        "content": {
          "application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}
        }
      },
      "ExpectationFailed": {
        "description": "An expectation other than `100-continue` (`expectation-failed`).",
        "content": {
          "application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}
        }
      },
      "InvalidDocument": {
        "description": "The body is JSON but breaks a rule of documents (`invalid-document`): `errors` has each\nproblem with a pointer to its place.\n",
        "content": {
          "application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}
        }
      },
      "RateLimited": {
        "description": "The client is over its rate (`rate-limited`).",
        "headers": {"Retry-After": {"$ref": "#/components/headers/RetryAfter"}},
        "content": {
          "application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}
        }
      },
      "HeadersTooLarge": {
        "description": "The header block is larger than `max-header` (`headers-too-large`).",
        "content": {
          "application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}
        }
      },
      "Internal": {
        "description": "A fault of the service (`internal`).",
        "content": {
          "application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}
        }
      },
      "NotImplemented": {
        "description": "A method or transfer coding that is not known (`not-implemented`).",
        "content": {
          "application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}
        }
      },
      "Unavailable": {
        "description": "Overloaded or about to stop (`unavailable`, with `reason`).",
        "headers": {"Retry-After": {"$ref": "#/components/headers/RetryAfter"}},
        "content": {
          "application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}
        }
      },
      "Problem": {
        "description": "Any other error, among them 404 (`not-found`) and 405 (`method-not-allowed`, with `Allow`).\n",
        "headers": {
          "Allow": {"$ref": "#/components/headers/Allow"},
          "X-Request-Id": {"$ref": "#/components/headers/RequestId"}
        },
        "content": {
          "application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}
        }
      }
    },
    "schemas": {
      "Document": {
        "title": "Document",
        "description": "How values change in time, as one of four kinds.",
        "oneOf": [
          {"$ref": "#/components/schemas/AnimationDocument"},
          {"$ref": "#/components/schemas/KeyframesDocument"},
          {"$ref": "#/components/schemas/PhasesDocument"},
          {"$ref": "#/components/schemas/SceneDocument"}
        ],
        "discriminator": {
          "propertyName": "kind",
          "mapping": {
            "animation": "#/components/schemas/AnimationDocument",
            "keyframes": "#/components/schemas/KeyframesDocument",
            "phases": "#/components/schemas/PhasesDocument",
            "scene": "#/components/schemas/SceneDocument"
          }
        }
      },
      "DocumentHead": {
        "title": "DocumentHead",
        "description": "What every kind of document takes.",
        "type": "object",
        "properties": {
          "name": {"description": "A name for people.", "type": "string"},
          "description": {"description": "A description for people.", "type": "string"},
          "timing": {"$ref": "#/components/schemas/Timing"},
          "inbetween": {
            "description": "The version of the document format. Default 1.",
            "const": 1
          }
        }
      },
      "Timing": {
        "title": "Timing",
        "description": "How the document is laid on the time axis: the timing model of Web Animations. An iteration\nshows the whole document, stretched to `iterationDuration`. Where nothing fills there are no\nvalues.\n",
        "type": "object",
        "properties": {
          "delay": {
            "description": "Seconds before the first iteration; a negative one starts inside. Default 0.",
            "type": "number"
          },
          "endDelay": {
            "description": "Seconds after the last iteration; a negative one ends inside. Default 0.",
            "type": "number"
          },
          "iterations": {
            "description": "How often; a fraction ends inside an iteration. Default 1.",
            "oneOf": [{"type": "number", "minimum": 0}, {"const": "infinite"}]
          },
          "iterationStart": {
            "description": "Where the first iteration begins, in iterations. Default 0.",
            "type": "number",
            "minimum": 0
          },
          "iterationDuration": {
            "description": "How long an iteration lasts, in seconds; without it as long as the document. A document\nwithout an end needs it and is cut there.\n",
            "type": "number",
            "minimum": 0
          },
          "direction": {
            "description": "Which iterations run backwards. Default `normal`.",
            "$ref": "#/components/schemas/PlaybackDirection"
          },
          "fill": {
            "description": "Whether the start shows before all iterations and the end after them. Default `auto`.\n",
            "$ref": "#/components/schemas/FillMode"
          },
          "easing": {
            "description": "Eases the progress of each iteration. Where it leaves 0…1, straight lines and curves of\nCSS go on; all others hold their ends.\n",
            "$ref": "#/components/schemas/Curve"
          },
          "playbackRate": {
            "description": "By how much the time is multiplied. A negative rate runs from the end, 0 stays at the\nstart. Default 1.\n",
            "type": "number"
          },
          "iterationComposite": {
            "description": "Whether each iteration adds to where the one before ended. Numbers, angles, vectors and\ncolours do, by their components; all else is replaced. Default `replace`.\n",
            "$ref": "#/components/schemas/IterationComposite"
          }
        },
        "unevaluatedProperties": false,
        "examples": [{"delay": 0.5, "iterations": 3, "direction": "alternate", "fill": "both"}]
      },
      "PlaybackDirection": {
        "title": "PlaybackDirection",
        "description": "Which iterations run backwards.",
        "enum": ["normal", "reverse", "alternate", "alternate-reverse"]
      },
      "FillMode": {
        "title": "FillMode",
        "description": "On which sides of its time a timing fills.",
        "enum": ["none", "forwards", "backwards", "both", "auto"]
      },
      "IterationComposite": {
        "title": "IterationComposite",
        "description": "Whether iterations add up.",
        "enum": ["replace", "accumulate"]
      },
      "AnimationDocument": {
        "title": "AnimationDocument",
        "description": "One change from a set of values to another.",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/DocumentHead"},
          {
            "properties": {
              "kind": {"const": "animation"},
              "from": {"$ref": "#/components/schemas/Values"},
              "to": {"$ref": "#/components/schemas/Values"},
              "animation": {"$ref": "#/components/schemas/Animation"},
              "velocity": {"$ref": "#/components/schemas/Velocities"}
            }
          }
        ],
        "required": ["kind", "from", "to"],
        "unevaluatedProperties": false,
        "examples": [
          {"kind": "animation", "from": {"x": 0}, "to": {"x": 100}, "animation": "bouncy"}
        ]
      },
      "KeyframesDocument": {
        "title": "KeyframesDocument",
        "description": "Tracks of keyframes, one per property. A property of `initial` without a track stays\nconstant. Of two tracks on one property the later wins.\n",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/DocumentHead"},
          {
            "properties": {
              "kind": {"const": "keyframes"},
              "initial": {"$ref": "#/components/schemas/Values"},
              "tracks": {"type": "array", "items": {"$ref": "#/components/schemas/Track"}},
              "velocity": {"$ref": "#/components/schemas/Velocities"}
            }
          }
        ],
        "required": ["kind", "initial"],
        "unevaluatedProperties": false,
        "examples": [
          {
            "kind": "keyframes",
            "initial": {"scale": 1},
            "tracks": [
              {"property": "scale", "keyframes": [{"type": "cubic", "to": 1.5, "duration": 0.3}]}
            ]
          }
        ]
      },
      "PhasesDocument": {
        "title": "PhasesDocument",
        "description": "A sequence of phases. A cycle runs through the phases 1, 2 … last and back to 0; each step\nbegins when the one before is logically complete.\n",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/DocumentHead"},
          {
            "properties": {
              "kind": {"const": "phases"},
              "phases": {
                "description": "The values of the first phase declare the properties.",
                "type": "array",
                "minItems": 1,
                "if": {"minItems": 1},
                "then": {"prefixItems": [{"required": ["values"]}]},
                "items": {"$ref": "#/components/schemas/Phase"}
              },
              "cycles": {
                "description": "How many cycles; 0 rests at the first phase. Default 1.",
                "oneOf": [{"type": "integer", "minimum": 0}, {"const": "forever"}]
              },
              "triggers": {
                "description": "The times at which a trigger changes, none before the last, in seconds; takes the place\nof `cycles`.\n",
                "type": "array",
                "items": {"type": "number", "minimum": 0}
              }
            }
          }
        ],
        "required": ["kind", "phases"],
        "not": {"required": ["cycles", "triggers"]},
        "unevaluatedProperties": false,
        "examples": [
          {
            "kind": "phases",
            "phases": [
              {"name": "idle", "values": {"scale": 1}},
              {"name": "expand", "values": {"scale": 1.3}, "animation": "bouncy"}
            ]
          }
        ]
      },
      "SceneDocument": {
        "title": "SceneDocument",
        "description": "A script of what happens to properties over time: interruptions, gestures, animators,\nlayers, views that come and go. Events happen in order, each at an exact time, at which the\nstate after it holds. A scene lasts until its last motion ends or its last event, whichever\nis later.\n",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/DocumentHead"},
          {
            "properties": {
              "kind": {"const": "scene"},
              "initial": {
                "description": "The values before anything happens; they declare the properties. A name with a point\nbelongs to a view, such as `card.opacity` to the view `card`, which is there from the\nbeginning. Empty when every property comes with an inserted view or a verb.\n",
                "$ref": "#/components/schemas/Values"
              },
              "animations": {
                "description": "The animations that stand beside properties. They carry every change that says nothing\nof its own; of several that apply the first one counts.\n",
                "type": "array",
                "items": {"$ref": "#/components/schemas/ImplicitAnimation"}
              },
              "layout": {
                "description": "What frames are laid out from. Every box with a name shows its frame, in the coordinates\nof the outermost box, as the property `frame` of the view of that name.\n",
                "$ref": "#/components/schemas/LayoutBox"
              },
              "events": {
                "description": "What happens, by times that never fall; of one time in this order.",
                "type": "array",
                "items": {"$ref": "#/components/schemas/SceneEvent"}
              }
            }
          }
        ],
        "required": ["kind", "initial", "events"],
        "unevaluatedProperties": false,
        "examples": [
          {
            "kind": "scene",
            "initial": {"x": 0},
            "events": [
              {"at": 0, "set": {"x": 150}, "animation": "spring"},
              {"at": 0.2, "set": {"x": 0}, "animation": "spring"}
            ]
          }
        ]
      },
      "ImplicitAnimation": {
        "title": "ImplicitAnimation",
        "description": "An animation for changes of some properties, whatever causes them: SwiftUI's\n`.animation(_, value:)`. In an event it is scoped to that event.\n",
        "type": "object",
        "required": ["animation"],
        "if": {"required": ["property"]},
        "then": {"not": {"required": ["properties"]}},
        "else": {"required": ["properties"]},
        "properties": {
          "property": {"description": "The property that it carries.", "type": "string"},
          "properties": {
            "description": "The properties that it carries.",
            "type": "array",
            "items": {"type": "string"}
          },
          "animation": {
            "description": "What carries them; null shows their changes at once.",
            "oneOf": [{"$ref": "#/components/schemas/Animation"}, {"type": "null"}]
          },
          "value": {
            "description": "The property that has to change in the same event; without it every change counts.\n",
            "type": "string"
          },
          "when": {
            "description": "Transaction keys with the values that they must have; an event says its own in `keys`.\n",
            "$ref": "#/components/schemas/TransactionKeys"
          }
        },
        "unevaluatedProperties": false,
        "examples": [
          {"property": "opacity", "animation": "easeInOut"},
          {"properties": ["x", "y"], "animation": "bouncy", "when": {"source": "tap"}}
        ]
      },
      "TransactionKeys": {
        "title": "TransactionKeys",
        "description": "Values of transaction keys by their names, any JSON.",
        "type": "object"
      },
      "SceneEvent": {
        "title": "SceneEvent",
        "description": "Something that happens at one moment, by exactly one verb.",
        "oneOf": [
          {"$ref": "#/components/schemas/SetEvent"},
          {"$ref": "#/components/schemas/GestureEvent"},
          {"$ref": "#/components/schemas/AnimatorEvent"},
          {"$ref": "#/components/schemas/KeyframesEvent"},
          {"$ref": "#/components/schemas/LayerEvent"},
          {"$ref": "#/components/schemas/RemoveAnimationsEvent"},
          {"$ref": "#/components/schemas/InsertEvent"},
          {"$ref": "#/components/schemas/RemoveEvent"},
          {"$ref": "#/components/schemas/MatchEvent"},
          {"$ref": "#/components/schemas/ContentEvent"},
          {"$ref": "#/components/schemas/SwapEvent"},
          {"$ref": "#/components/schemas/ZoomEvent"},
          {"$ref": "#/components/schemas/LayoutEvent"},
          {"$ref": "#/components/schemas/RecommitEvent"},
          {"$ref": "#/components/schemas/HitTestEvent"}
        ]
      },
      "EventHead": {
        "title": "EventHead",
        "description": "What every event takes.",
        "type": "object",
        "required": ["at"],
        "properties": {
          "at": {
            "description": "When, in seconds; never before the event before it.",
            "type": "number",
            "minimum": 0
          }
        }
      },
      "SceneTransaction": {
        "title": "SceneTransaction",
        "description": "How an event carries what it changes. A scoped animation counts most, then `animation` or\n`uikit`, then the animations of the document.\n",
        "type": "object",
        "properties": {
          "animation": {
            "description": "What carries the changes. Without it the animation beside each property does, or the\nverb's own default; null shows them at once.\n",
            "oneOf": [{"$ref": "#/components/schemas/Animation"}, {"type": "null"}]
          },
          "uikit": {"$ref": "#/components/schemas/UIKitAnimation"},
          "animations": {
            "description": "Animations for some of the event's properties only; of several that apply the first one\ncounts, and counts more than `animation` or `uikit`.\n",
            "type": "array",
            "items": {"$ref": "#/components/schemas/ImplicitAnimation"}
          },
          "keys": {
            "description": "Values of transaction keys, any JSON; the member `when` of an animation asks for them.\n",
            "$ref": "#/components/schemas/TransactionKeys"
          },
          "disablesAnimations": {
            "description": "Whether the animations of the document keep still in this event. Default false.\n",
            "type": "boolean"
          },
          "completion": {"$ref": "#/components/schemas/Completion"}
        },
        "not": {"required": ["animation", "uikit"]}
      },
      "Completion": {
        "title": "Completion",
        "description": "What reports, once, that all that the event animates is complete; an event that animates\nnothing reports at once. A name alone is enough.\n",
        "oneOf": [{"type": "string"}, {"$ref": "#/components/schemas/CompletionReport"}],
        "examples": [{"name": "first", "criteria": "removed"}]
      },
      "CompletionReport": {
        "title": "CompletionReport",
        "description": "A completion by its name and what it waits for.",
        "type": "object",
        "required": ["name"],
        "properties": {
          "name": {"description": "What the report is called.", "type": "string"},
          "criteria": {
            "description": "`logicallyComplete` is the end that counts for a person, a spring's duration;\n`removed` is when nothing of the animation is left; `progress` is when what shows\nhas first come within a ten thousandth of its way to every target, whatever\ninterrupts it. Without it `logicallyComplete`, and `removed` for animations of\nUIKit, of layers and of swaps.\n",
            "$ref": "#/components/schemas/CompletionCriteria"
          }
        },
        "unevaluatedProperties": false
      },
      "CompletionCriteria": {
        "title": "CompletionCriteria",
        "description": "When a completion reports.",
        "enum": ["logicallyComplete", "removed", "progress"]
      },
      "UIKitAnimation": {
        "title": "UIKitAnimation",
        "description": "A block animation of UIKit, with its own way to blend. Positions, sizes, rectangles,\ntransforms and plain numbers add up: every running animation keeps its own clock, and what\nshows is the model less what each has still to go. Colours, and numbers called `opacity` or\n`alpha`, are replaced: the new animation removes the running one, whose completion reports\n`finished` false, and begins at the old model.\n",
        "oneOf": [
          {"$ref": "#/components/schemas/UIKitCurve"},
          {"$ref": "#/components/schemas/UIKitDampedSpring"},
          {"$ref": "#/components/schemas/UIKitSpring"},
          {"$ref": "#/components/schemas/UIKitBridge"}
        ],
        "examples": [
          {"duration": 0.3, "curve": "easeInOut", "options": ["beginFromCurrentState"]},
          {"duration": 0.6, "damping": 0.7},
          {"springDuration": 0.5, "bounce": 0.2},
          {"animation": "bouncy"}
        ]
      },
      "UIKitHead": {
        "title": "UIKitHead",
        "description": "What every UIKit animation takes.",
        "type": "object",
        "properties": {
          "delay": {
            "description": "Seconds in which nothing moves at first. Default 0.",
            "type": "number",
            "minimum": 0
          },
          "options": {
            "description": "How the block behaves. `beginFromCurrentState` removes what runs and starts from what\nshows; `repeat` goes on without end, with `autoreverse` there and back; `flushUpdates`\nflushes a layout that is pending before the block, and what the block changes inside\nit; `showHideTransitionViews` lets a swap hide; `allowUserInteraction` lets a hit test\nreach views while they move. The curves are those of `curve`, of a block that has none.\nThe others change no value.\n",
            "type": "array",
            "items": {"$ref": "#/components/schemas/UIKitOption"}
          }
        }
      },
      "UIKitOption": {
        "title": "UIKitOption",
        "description": "Option of a UIKit animation.",
        "enum": [
          "allowUserInteraction",
          "beginFromCurrentState",
          "repeat",
          "autoreverse",
          "flushUpdates",
          "layoutSubviews",
          "overrideInheritedDuration",
          "overrideInheritedCurve",
          "showHideTransitionViews",
          "curveEaseInOut",
          "curveEaseIn",
          "curveEaseOut",
          "curveLinear"
        ]
      },
      "UIKitCurve": {
        "title": "UIKitCurve",
        "description": "UIKit animation by duration and curve.",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/UIKitHead"},
          {
            "properties": {
              "duration": {"$ref": "#/components/schemas/Duration"},
              "curve": {"description": "Default easeInOut.", "$ref": "#/components/schemas/Curve"}
            }
          }
        ],
        "required": ["duration"],
        "unevaluatedProperties": false
      },
      "UIKitDampedSpring": {
        "title": "UIKitDampedSpring",
        "description": "The classic spring, which settles in its duration.",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/UIKitHead"},
          {
            "properties": {
              "duration": {
                "description": "Seconds until it has settled.",
                "$ref": "#/components/schemas/PositiveNumber"
              },
              "damping": {
                "description": "The damping ratio.",
                "type": "number",
                "exclusiveMinimum": 0,
                "maximum": 1
              },
              "initialVelocity": {
                "description": "1 covers the whole way in one second. Default 0.",
                "type": "number"
              }
            }
          }
        ],
        "required": ["duration", "damping"],
        "unevaluatedProperties": false
      },
      "UIKitSpring": {
        "title": "UIKitSpring",
        "description": "UIKit animation by spring duration and bounce.",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/UIKitHead"},
          {
            "properties": {
              "springDuration": {
                "description": "The perceptual duration in seconds. Default 0.5.",
                "$ref": "#/components/schemas/PositiveNumber"
              },
              "bounce": {"$ref": "#/components/schemas/Bounce"},
              "initialVelocity": {
                "description": "1 covers the whole way in one second. Default 0.",
                "type": "number"
              }
            }
          }
        ],
        "if": {"required": ["bounce"]},
        "else": {"required": ["springDuration"]},
        "unevaluatedProperties": false
      },
      "UIKitBridge": {
        "title": "UIKitBridge",
        "description": "It merges and combines as SwiftUI's animations do.",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/UIKitHead"},
          {"properties": {"animation": {"$ref": "#/components/schemas/Animation"}}}
        ],
        "required": ["animation"],
        "unevaluatedProperties": false
      },
      "SetEvent": {
        "title": "SetEvent",
        "description": "Values change in one transaction. Curves combine with what runs, springs merge with it and\nkeep its velocity.\n",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/EventHead"},
          {"$ref": "#/components/schemas/SceneTransaction"}
        ],
        "required": ["set"],
        "properties": {"set": {"$ref": "#/components/schemas/Values"}},
        "unevaluatedProperties": false,
        "examples": [
          {"at": 0, "set": {"x": 150, "offset.y": 3}, "animation": "spring", "completion": "first"}
        ]
      },
      "GestureEvent": {
        "title": "GestureEvent",
        "description": "A property follows a movement by hand. Its velocity is tracked from the samples; the next\nspring on the property begins with it.\n",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/EventHead"},
          {"properties": {"gesture": {"$ref": "#/components/schemas/Gesture"}}}
        ],
        "required": ["gesture"],
        "unevaluatedProperties": false,
        "examples": [
          {
            "at": 0,
            "gesture": {
              "property": "x",
              "samples": [[0, 0], [0.05, 12], [0.1, 30]],
              "animation": "interactiveSpring"
            }
          }
        ]
      },
      "Gesture": {
        "title": "Gesture",
        "description": "Movement by hand.",
        "type": "object",
        "required": ["property", "samples"],
        "properties": {
          "property": {
            "description": "The property, or one member of a composite; none that is discrete.",
            "type": "string"
          },
          "samples": {
            "description": "Pairs of a time, in seconds since the event, and a place in the form of the property;\ntimes never fall.\n",
            "type": "array",
            "minItems": 1,
            "items": {"$ref": "#/components/schemas/GestureSample"}
          },
          "animation": {
            "description": "What carries the property from sample to sample; without it, and with null, it is where\nthe hand is.\n",
            "oneOf": [{"$ref": "#/components/schemas/Animation"}, {"type": "null"}]
          }
        },
        "unevaluatedProperties": false
      },
      "GestureSample": {
        "title": "GestureSample",
        "description": "A time in seconds since the event, and a place in the form of the property.",
        "type": "array",
        "minItems": 2,
        "maxItems": 2,
        "prefixItems": [
          {"$ref": "#/components/schemas/Duration"},
          {"$ref": "#/components/schemas/Value"}
        ]
      },
      "AnimatorEvent": {
        "title": "AnimatorEvent",
        "description": "A property animator is told what to do. An action that its state forbids (`inactive`,\n`active` or `stopped`) is an error of the document (`invalid-state`) that names the state\nand what is allowed in it.\n",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/EventHead"},
          {"properties": {"animator": {"$ref": "#/components/schemas/AnimatorCommand"}}}
        ],
        "required": ["animator"],
        "unevaluatedProperties": false,
        "examples": [
          {
            "at": 0,
            "animator": {
              "name": "lift",
              "do": "create",
              "set": {"y": -40},
              "duration": 1,
              "curve": "easeInOut"
            }
          },
          {"at": 0.2, "animator": {"name": "lift", "do": "scrub", "fraction": 0.4}}
        ]
      },
      "AnimatorCommand": {
        "title": "AnimatorCommand",
        "description": "An animator that comes to its end reports `completed`, with its `position`.",
        "oneOf": [
          {"$ref": "#/components/schemas/AnimatorCreate"},
          {"$ref": "#/components/schemas/AnimatorAnimate"},
          {"$ref": "#/components/schemas/AnimatorStart"},
          {"$ref": "#/components/schemas/AnimatorPause"},
          {"$ref": "#/components/schemas/AnimatorScrub"},
          {"$ref": "#/components/schemas/AnimatorReverse"},
          {"$ref": "#/components/schemas/AnimatorContinue"},
          {"$ref": "#/components/schemas/AnimatorStop"},
          {"$ref": "#/components/schemas/AnimatorFinish"}
        ],
        "discriminator": {
          "propertyName": "do",
          "mapping": {
            "create": "#/components/schemas/AnimatorCreate",
            "animate": "#/components/schemas/AnimatorAnimate",
            "start": "#/components/schemas/AnimatorStart",
            "pause": "#/components/schemas/AnimatorPause",
            "scrub": "#/components/schemas/AnimatorScrub",
            "reverse": "#/components/schemas/AnimatorReverse",
            "continue": "#/components/schemas/AnimatorContinue",
            "stop": "#/components/schemas/AnimatorStop",
            "finish": "#/components/schemas/AnimatorFinish"
          }
        }
      },
      "AnimatorHead": {
        "title": "AnimatorHead",
        "description": "Head of a command to an animator.",
        "type": "object",
        "required": ["name"],
        "properties": {"name": {"description": "The animator's name.", "type": "string"}}
      },
      "AnimatorSpring": {
        "title": "AnimatorSpring",
        "description": "Any spring, or a damping ratio alone, which settles in the animator's duration.",
        "oneOf": [
          {"$ref": "#/components/schemas/Spring"},
          {"$ref": "#/components/schemas/DampingRatioSpring"}
        ]
      },
      "DampingRatioSpring": {
        "title": "DampingRatioSpring",
        "description": "A spring that settles in the duration of its animator.",
        "type": "object",
        "required": ["dampingRatio"],
        "properties": {"dampingRatio": {"$ref": "#/components/schemas/PositiveNumber"}},
        "unevaluatedProperties": false
      },
      "AnimatorCreate": {
        "title": "AnimatorCreate",
        "description": "Makes an animator, inactive, under a name that is not in use by an active or stopped one.\n",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/AnimatorHead"},
          {
            "properties": {
              "do": {"const": "create"},
              "set": {"$ref": "#/components/schemas/Values"},
              "duration": {
                "description": "Seconds of the whole way. Needed with a curve and with a damping ratio alone; any other\nspring knows its own.\n",
                "$ref": "#/components/schemas/Duration"
              },
              "curve": {"description": "Default easeInOut.", "$ref": "#/components/schemas/Curve"},
              "spring": {"$ref": "#/components/schemas/AnimatorSpring"},
              "velocity": {
                "description": "With a spring; 1 covers the whole way in one second. Default 0.",
                "type": "number"
              },
              "scrubsLinearly": {
                "description": "Whether a fraction that is scrubbed to is one of the way, whatever the curve. Default\ntrue.\n",
                "type": "boolean"
              },
              "pausesOnCompletion": {
                "description": "Whether it stays active, paused, when it comes to an end by itself. Default false.\n",
                "type": "boolean"
              }
            }
          }
        ],
        "required": ["do", "set"],
        "not": {"required": ["curve", "spring"]},
        "dependentRequired": {"velocity": ["spring"]},
        "if": {"required": ["spring"]},
        "else": {"required": ["duration"]},
        "unevaluatedProperties": false
      },
      "AnimatorAnimate": {
        "title": "AnimatorAnimate",
        "description": "Gives an inactive animator something to animate.",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/AnimatorHead"},
          {
            "properties": {
              "do": {"const": "animate"},
              "set": {"$ref": "#/components/schemas/Values"}
            }
          }
        ],
        "required": ["do", "set"],
        "unevaluatedProperties": false
      },
      "AnimatorStart": {
        "title": "AnimatorStart",
        "description": "Starts it, or lets one that is paused run on.",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/AnimatorHead"},
          {
            "properties": {
              "do": {"const": "start"},
              "afterDelay": {
                "description": "Seconds until it starts. Default 0.",
                "type": "number",
                "minimum": 0
              }
            }
          }
        ],
        "required": ["do"],
        "unevaluatedProperties": false
      },
      "AnimatorPause": {
        "title": "AnimatorPause",
        "description": "Freezes what shows; one that is inactive is active from now on, at fraction 0.",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/AnimatorHead"},
          {"properties": {"do": {"const": "pause"}}}
        ],
        "required": ["do"],
        "unevaluatedProperties": false
      },
      "AnimatorScrub": {
        "title": "AnimatorScrub",
        "description": "Pauses it at a fraction.",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/AnimatorHead"},
          {
            "properties": {
              "do": {"const": "scrub"},
              "fraction": {
                "description": "Which part of the way.",
                "type": "number",
                "minimum": 0,
                "maximum": 1
              }
            }
          }
        ],
        "required": ["do", "fraction"],
        "unevaluatedProperties": false
      },
      "AnimatorReverse": {
        "title": "AnimatorReverse",
        "description": "Turns the direction round, from where it is.",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/AnimatorHead"},
          {
            "properties": {
              "do": {"const": "reverse"},
              "isReversed": {
                "description": "Gives the direction, in place of turning it round.",
                "type": "boolean"
              }
            }
          }
        ],
        "required": ["do"],
        "unevaluatedProperties": false
      },
      "AnimatorContinue": {
        "title": "AnimatorContinue",
        "description": "Lets an active animator run on; with a curve or a spring from what shows over what is left.\n",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/AnimatorHead"},
          {
            "properties": {
              "do": {"const": "continue"},
              "curve": {"$ref": "#/components/schemas/Curve"},
              "spring": {"$ref": "#/components/schemas/AnimatorSpring"},
              "velocity": {
                "description": "With a spring; 1 covers what is left in one second. Default 0.",
                "type": "number"
              },
              "durationFactor": {
                "description": "How long the rest takes, as a share of the animator's duration; 0 is as long as is left\nof it. Default 0.\n",
                "type": "number",
                "minimum": 0
              }
            }
          }
        ],
        "required": ["do"],
        "not": {"required": ["curve", "spring"]},
        "dependentRequired": {"velocity": ["spring"]},
        "unevaluatedProperties": false
      },
      "AnimatorStop": {
        "title": "AnimatorStop",
        "description": "Freezes an active animator where it is; `finish` brings it to rest.",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/AnimatorHead"},
          {
            "properties": {
              "do": {"const": "stop"},
              "withoutFinishing": {
                "description": "Whether it is inactive at once and stays where it is, without a report. Default false.\n",
                "type": "boolean"
              }
            }
          }
        ],
        "required": ["do"],
        "unevaluatedProperties": false
      },
      "AnimatorFinish": {
        "title": "AnimatorFinish",
        "description": "Brings a stopped animator to rest, and reports it.",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/AnimatorHead"},
          {
            "properties": {
              "do": {"const": "finish"},
              "at": {
                "description": "Where. Default `end`.",
                "$ref": "#/components/schemas/AnimatorPosition"
              }
            }
          }
        ],
        "required": ["do"],
        "unevaluatedProperties": false
      },
      "AnimatorPosition": {
        "title": "AnimatorPosition",
        "description": "Where an animator comes to rest.",
        "enum": ["start", "end", "current"]
      },
      "KeyframesEvent": {
        "title": "KeyframesEvent",
        "description": "One block of UIKit's whose parts change values at relative times; it blends as a block\nanimation does.\n",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/EventHead"},
          {
            "properties": {
              "keyframes": {"$ref": "#/components/schemas/ViewKeyframes"},
              "completion": {"$ref": "#/components/schemas/Completion"}
            }
          }
        ],
        "required": ["keyframes"],
        "unevaluatedProperties": false
      },
      "ViewKeyframes": {
        "title": "ViewKeyframes",
        "type": "object",
        "required": ["duration", "keyframes"],
        "properties": {
          "duration": {
            "description": "Seconds of the whole block.",
            "$ref": "#/components/schemas/Duration"
          },
          "delay": {
            "description": "Seconds in which nothing moves at first. Default 0.",
            "type": "number",
            "minimum": 0
          },
          "calculationMode": {"$ref": "#/components/schemas/CalculationMode"},
          "options": {"type": "array", "items": {"$ref": "#/components/schemas/UIKitOption"}},
          "keyframes": {
            "description": "The parts, by starts that never fall.",
            "type": "array",
            "items": {"$ref": "#/components/schemas/ViewKeyframe"}
          }
        },
        "unevaluatedProperties": false,
        "examples": [
          {
            "duration": 2,
            "keyframes": [
              {"relativeStartTime": 0, "relativeDuration": 0.25, "set": {"x": 100}},
              {"relativeStartTime": 0.5, "relativeDuration": 0.5, "set": {"x": 0}}
            ]
          }
        ]
      },
      "ViewKeyframe": {
        "title": "ViewKeyframe",
        "description": "One part of the block; it ends within it.",
        "type": "object",
        "required": ["relativeStartTime", "relativeDuration", "set"],
        "properties": {
          "relativeStartTime": {
            "description": "When it begins, as a share of the duration.",
            "type": "number",
            "minimum": 0,
            "maximum": 1
          },
          "relativeDuration": {
            "description": "How long it takes, as a share of the duration.",
            "type": "number",
            "minimum": 0,
            "maximum": 1
          },
          "set": {"$ref": "#/components/schemas/Values"}
        },
        "unevaluatedProperties": false
      },
      "CalculationMode": {
        "title": "CalculationMode",
        "description": "How values get from keyframe to keyframe: in straight lines, by jumps, at even speed, along\na spline, or along it at even speed. At even speed key times and timing functions do not\ncount. Default `linear`.\n",
        "enum": ["linear", "discrete", "paced", "cubic", "cubicPaced"]
      },
      "LayerEvent": {
        "title": "LayerEvent",
        "description": "An animation of Core Animation is added or removed. It shows over the model for its time and\nleaves the model alone: when it is removed, the model shows again.\n",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/EventHead"},
          {
            "properties": {
              "layer": {"$ref": "#/components/schemas/LayerCommand"},
              "completion": {
                "description": "Only with `add`.",
                "$ref": "#/components/schemas/Completion"
              }
            }
          }
        ],
        "required": ["layer"],
        "unevaluatedProperties": false,
        "examples": [
          {
            "at": 0,
            "layer": {
              "add": {
                "key": "corner",
                "property": "card.cornerRadius",
                "basic": {"from": 0, "to": 20, "duration": 0.3}
              }
            }
          }
        ]
      },
      "LayerCommand": {
        "title": "LayerCommand",
        "description": "An animation is added, or some are removed.",
        "oneOf": [
          {"$ref": "#/components/schemas/LayerAdd"},
          {"$ref": "#/components/schemas/LayerRemove"},
          {"$ref": "#/components/schemas/LayerRemoveAll"}
        ]
      },
      "LayerAdd": {
        "title": "LayerAdd",
        "description": "Adds an animation.",
        "type": "object",
        "required": ["add"],
        "properties": {"add": {"$ref": "#/components/schemas/LayerAddition"}},
        "unevaluatedProperties": false
      },
      "LayerRemove": {
        "title": "LayerRemove",
        "description": "Removes the animation of a key; of an unknown key nothing.",
        "type": "object",
        "required": ["remove"],
        "properties": {"remove": {"type": "string"}},
        "unevaluatedProperties": false
      },
      "LayerRemoveAll": {
        "title": "LayerRemoveAll",
        "description": "Removes all animations of layers, or those of a view.",
        "type": "object",
        "required": ["removeAll"],
        "properties": {
          "removeAll": {
            "oneOf": [{"const": true}, {"description": "The name of a view.", "type": "string"}]
          }
        },
        "unevaluatedProperties": false
      },
      "LayerAddition": {
        "title": "LayerAddition",
        "description": "An animation with its key; one that has the same key on the same view is removed. All\nproperties without a view count as one view.\n",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/LayerAnimation"},
          {"properties": {"key": {"type": "string"}}}
        ],
        "required": ["key"],
        "unevaluatedProperties": false
      },
      "LayerAnimation": {
        "title": "LayerAnimation",
        "description": "What moves and how, by exactly one kind. A group has no property of its own; its animations\nrun on its clock and are cut at its duration.\n",
        "type": "object",
        "properties": {
          "property": {
            "description": "The property, or one member of a composite; of all but a group.",
            "type": "string"
          },
          "basic": {"$ref": "#/components/schemas/BasicLayerAnimation"},
          "keyframe": {"$ref": "#/components/schemas/KeyframeLayerAnimation"},
          "spring": {"$ref": "#/components/schemas/SpringLayerAnimation"},
          "group": {"$ref": "#/components/schemas/GroupLayerAnimation"}
        },
        "dependentRequired": {
          "basic": ["property"],
          "keyframe": ["property"],
          "spring": ["property"]
        },
        "dependentSchemas": {
          "basic": {"propertyNames": {"enum": ["key", "property", "basic"]}},
          "keyframe": {"propertyNames": {"enum": ["key", "property", "keyframe"]}},
          "spring": {"propertyNames": {"enum": ["key", "property", "spring"]}},
          "group": {"propertyNames": {"enum": ["key", "group"]}}
        },
        "if": {"required": ["property"]},
        "then": {
          "if": {"required": ["basic"]},
          "else": {"if": {"required": ["keyframe"]}, "else": {"required": ["spring"]}}
        },
        "else": {"required": ["group"]}
      },
      "MediaTiming": {
        "title": "MediaTiming",
        "description": "When a layer animation runs, and what shows of it otherwise (`CAMediaTiming`).",
        "type": "object",
        "properties": {
          "beginTime": {
            "description": "Seconds since the event, in a group since the group, until it begins; below 0 it is\nunder way. Default 0.\n",
            "type": "number"
          },
          "timeOffset": {
            "description": "How far into its own time it begins, in seconds. Default 0.",
            "type": "number"
          },
          "speed": {
            "description": "How many seconds of its own pass in one second; below 0 it runs backwards. Default 1.\n",
            "type": "number"
          },
          "duration": {
            "description": "Seconds of one repetition. Default 0.25, for a spring until it has settled; one that\nnever does needs it.\n",
            "$ref": "#/components/schemas/Duration"
          },
          "repeatCount": {
            "description": "How often it runs, there and back counting once, also a fraction; 0 counts as not set.\nDefault 0.\n",
            "oneOf": [{"type": "number", "minimum": 0}, {"const": "infinite"}]
          },
          "repeatDuration": {
            "description": "For how long it repeats, in seconds of its own; 0 counts as not set. Of both the shorter\none counts. Default 0.\n",
            "oneOf": [{"type": "number", "minimum": 0}, {"const": "infinite"}]
          },
          "autoreverses": {
            "description": "Whether each repetition also runs back. Default false.",
            "type": "boolean"
          },
          "fillMode": {
            "description": "Whether its first value shows before it, and its last one after it. Default `removed`.\n",
            "$ref": "#/components/schemas/LayerFillMode"
          },
          "removedOnCompletion": {
            "description": "Whether it is removed when it is over, so that the model shows again. Default true.\n",
            "type": "boolean"
          }
        }
      },
      "LayerFillMode": {
        "title": "LayerFillMode",
        "description": "On which sides of its time a layer animation shows.",
        "enum": ["removed", "forwards", "backwards", "both"]
      },
      "LayerCurve": {
        "title": "LayerCurve",
        "description": "A unit curve, or one of Core Animation's names `easeInEaseOut` and `default`, which is\ncubic-bezier(0.25, 0.1, 0.25, 1).\n",
        "oneOf": [
          {"$ref": "#/components/schemas/LayerCurveName"},
          {"$ref": "#/components/schemas/Curve"}
        ]
      },
      "LayerCurveName": {
        "title": "LayerCurveName",
        "description": "Core Animation's own names of timing functions.",
        "enum": ["default", "easeInEaseOut"]
      },
      "BasicLayerAnimation": {
        "title": "BasicLayerAnimation",
        "description": "From one value to another.",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/MediaTiming"},
          {"$ref": "#/components/schemas/LayerInterval"},
          {"$ref": "#/components/schemas/LayerBlending"}
        ],
        "properties": {"timingFunction": {"$ref": "#/components/schemas/LayerCurve"}},
        "unevaluatedProperties": false
      },
      "LayerInterval": {
        "title": "LayerInterval",
        "description": "Any two of the three, or one, or none. What is left out is read when the animation is added:\nfrom what shows then, or to it; with none of them from what showed before to what shows. An\nadditive animation has zero in its place.\n",
        "type": "object",
        "properties": {
          "from": {"$ref": "#/components/schemas/Value"},
          "to": {"$ref": "#/components/schemas/Value"},
          "by": {
            "description": "The way. Not for transforms, paths and discrete values, nor for colours that mix in\noklch or by the rule of CSS.\n",
            "$ref": "#/components/schemas/Value"
          }
        },
        "not": {"required": ["from", "to", "by"]}
      },
      "LayerBlending": {
        "title": "LayerBlending",
        "description": "Blending of a layer animation.",
        "type": "object",
        "properties": {
          "additive": {
            "description": "Whether its values are added to what shows below it. Default false.",
            "type": "boolean"
          },
          "cumulative": {
            "description": "Whether the value at which a repetition ends is added to all later ones: from zero on,\neach of them begins where the last one ended. Default false.\n",
            "type": "boolean"
          }
        }
      },
      "KeyframeLayerAnimation": {
        "title": "KeyframeLayerAnimation",
        "description": "Through values at times.",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/MediaTiming"},
          {"$ref": "#/components/schemas/LayerBlending"}
        ],
        "required": ["values"],
        "properties": {
          "values": {
            "type": "array",
            "minItems": 1,
            "items": {"$ref": "#/components/schemas/Value"}
          },
          "keyTimes": {
            "description": "When each value is reached, as a share of the duration; never falling, one for each\nvalue. Without them the parts are even. With the mode `discrete` there may be one more,\nthe end of the last value.\n",
            "type": "array",
            "items": {"type": "number", "minimum": 0, "maximum": 1}
          },
          "timingFunctions": {
            "description": "One for each part between two values; without them straight.",
            "type": "array",
            "items": {"$ref": "#/components/schemas/LayerCurve"}
          },
          "timingFunction": {
            "description": "For the whole, before those of the parts.",
            "$ref": "#/components/schemas/LayerCurve"
          },
          "calculationMode": {"$ref": "#/components/schemas/CalculationMode"},
          "tensionValues": {
            "description": "How tight the spline is at each value, 0 where it is missing.",
            "type": "array",
            "items": {"type": "number"}
          },
          "continuityValues": {
            "description": "How smooth it is at each value, 0 where it is missing.",
            "type": "array",
            "items": {"type": "number"}
          },
          "biasValues": {
            "description": "Which way it leans at each value, 0 where it is missing; 1 goes on as it comes, -1 comes\nas it goes on.\n",
            "type": "array",
            "items": {"type": "number"}
          }
        },
        "unevaluatedProperties": false
      },
      "SpringLayerAnimation": {
        "title": "SpringLayerAnimation",
        "description": "From one value to another by a spring: mass, stiffness and damping, or a perceptual duration\nand a bounce.\n",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/MediaTiming"},
          {"$ref": "#/components/schemas/LayerInterval"},
          {"$ref": "#/components/schemas/LayerBlending"}
        ],
        "properties": {
          "mass": {"description": "Default 1.", "$ref": "#/components/schemas/PositiveNumber"},
          "stiffness": {
            "description": "Default 100.",
            "$ref": "#/components/schemas/PositiveNumber"
          },
          "damping": {"description": "Default 10.", "type": "number", "minimum": 0},
          "perceptualDuration": {
            "description": "Seconds. Default 0.5.",
            "$ref": "#/components/schemas/PositiveNumber"
          },
          "bounce": {"$ref": "#/components/schemas/Bounce"},
          "initialVelocity": {
            "description": "1 covers the whole way in one second. Default 0.",
            "type": "number"
          }
        },
        "dependentSchemas": {
          "perceptualDuration": {
            "propertyNames": {"not": {"enum": ["mass", "stiffness", "damping"]}}
          },
          "bounce": {"propertyNames": {"not": {"enum": ["mass", "stiffness", "damping"]}}}
        },
        "unevaluatedProperties": false
      },
      "GroupLayerAnimation": {
        "title": "GroupLayerAnimation",
        "description": "Group of layer animations.",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/MediaTiming"},
          {
            "properties": {
              "animations": {
                "type": "array",
                "minItems": 1,
                "items": {"$ref": "#/components/schemas/GroupedLayerAnimation"}
              },
              "timingFunction": {"$ref": "#/components/schemas/LayerCurve"}
            }
          }
        ],
        "required": ["animations"],
        "unevaluatedProperties": false
      },
      "GroupedLayerAnimation": {
        "title": "GroupedLayerAnimation",
        "description": "An animation in a group.",
        "type": "object",
        "allOf": [{"$ref": "#/components/schemas/LayerAnimation"}],
        "unevaluatedProperties": false
      },
      "RemoveAnimationsEvent": {
        "title": "RemoveAnimationsEvent",
        "description": "Running animations are removed, with `finished` false; the models show. An empty object\nmeans those of all properties.\n",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/EventHead"},
          {"properties": {"removeAnimations": {"$ref": "#/components/schemas/AnimationRemoval"}}}
        ],
        "required": ["removeAnimations"],
        "unevaluatedProperties": false
      },
      "AnimationRemoval": {
        "title": "AnimationRemoval",
        "description": "Whose running animations are removed; by itself those of all properties.",
        "type": "object",
        "maxProperties": 1,
        "properties": {
          "view": {"description": "Those of the properties of a view.", "type": "string"},
          "property": {"type": "string"},
          "properties": {"type": "array", "items": {"type": "string"}}
        },
        "unevaluatedProperties": false
      },
      "InsertEvent": {
        "title": "InsertEvent",
        "description": "A view comes, with its values, by a transition. Another view under the same name must be\ngone or on its way out.\n",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/EventHead"},
          {"$ref": "#/components/schemas/SceneTransaction"}
        ],
        "required": ["insert"],
        "properties": {"insert": {"$ref": "#/components/schemas/ViewInsertion"}},
        "unevaluatedProperties": false,
        "examples": [
          {
            "at": 0,
            "insert": {
              "view": "detail",
              "values": {"opacity": 1},
              "transition": {"type": "move", "edge": "bottom"},
              "container": {"width": 390, "height": 844}
            },
            "animation": "snappy"
          }
        ]
      },
      "ViewInsertion": {
        "title": "ViewInsertion",
        "description": "Insertion of a view.",
        "type": "object",
        "required": ["view"],
        "properties": {
          "view": {"description": "The view's name.", "type": "string"},
          "values": {
            "description": "The values of its properties, by names without the view's, so that `opacity` declares\n`detail.opacity` of the view `detail`. When it comes again, what is left out is what it\nhad when it went.\n",
            "$ref": "#/components/schemas/Values"
          },
          "transition": {
            "description": "How it comes, and how it goes when it is removed. Default opacity.",
            "$ref": "#/components/schemas/Transition"
          },
          "container": {
            "description": "What it moves in; needed for move, slide and push.",
            "$ref": "#/components/schemas/Size"
          },
          "replaces": {
            "description": "The view that goes in the same moment, the other branch of an `if`.",
            "type": "string"
          }
        },
        "unevaluatedProperties": false
      },
      "RemoveEvent": {
        "title": "RemoveEvent",
        "description": "A view goes, by a transition. From now on nothing changes its properties; they show null\nwhen it is gone.\n",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/EventHead"},
          {"$ref": "#/components/schemas/SceneTransaction"}
        ],
        "required": ["remove"],
        "properties": {"remove": {"$ref": "#/components/schemas/ViewRemoval"}},
        "unevaluatedProperties": false,
        "examples": [{"at": 1, "remove": {"view": "detail"}, "animation": "snappy"}]
      },
      "ViewRemoval": {
        "title": "ViewRemoval",
        "description": "Removal of a view.",
        "type": "object",
        "required": ["view"],
        "properties": {
          "view": {"description": "The view's name.", "type": "string"},
          "transition": {
            "description": "How it goes. Default the one that it came with.",
            "$ref": "#/components/schemas/Transition"
          },
          "container": {
            "description": "What it moves in. Default the one that it came with.",
            "$ref": "#/components/schemas/Size"
          }
        },
        "unevaluatedProperties": false
      },
      "Transition": {
        "title": "Transition",
        "description": "What a view looks like while it is not there, by a name or as an object. It moves the\nview's own properties: it multiplies `opacity` and `scale` and adds to `offset` and `blur`,\nand takes `anchor` at once. Those that the view does not have are shown beside the others.\n",
        "oneOf": [
          {"$ref": "#/components/schemas/TransitionName"},
          {"$ref": "#/components/schemas/TransitionObject"}
        ],
        "examples": [
          "opacity",
          {"type": "move", "edge": "bottom"},
          {
            "type": "asymmetric",
            "insertion": "slide",
            "removal": {"type": "scale", "scale": 0.5, "animation": "snappy"}
          }
        ]
      },
      "TransitionName": {
        "title": "TransitionName",
        "description": "A transition with its defaults.",
        "enum": ["identity", "opacity", "scale", "slide", "blurReplace"]
      },
      "TransitionObject": {
        "title": "TransitionObject",
        "description": "A transition by its type and the members that the type takes.",
        "oneOf": [
          {"$ref": "#/components/schemas/PlainTransition"},
          {"$ref": "#/components/schemas/ScaleTransition"},
          {"$ref": "#/components/schemas/EdgeTransition"},
          {"$ref": "#/components/schemas/OffsetTransition"},
          {"$ref": "#/components/schemas/BlurReplaceTransition"},
          {"$ref": "#/components/schemas/CombinedTransition"},
          {"$ref": "#/components/schemas/AsymmetricTransition"}
        ],
        "discriminator": {
          "propertyName": "type",
          "mapping": {
            "identity": "#/components/schemas/PlainTransition",
            "opacity": "#/components/schemas/PlainTransition",
            "slide": "#/components/schemas/PlainTransition",
            "scale": "#/components/schemas/ScaleTransition",
            "move": "#/components/schemas/EdgeTransition",
            "push": "#/components/schemas/EdgeTransition",
            "offset": "#/components/schemas/OffsetTransition",
            "blurReplace": "#/components/schemas/BlurReplaceTransition",
            "combined": "#/components/schemas/CombinedTransition",
            "asymmetric": "#/components/schemas/AsymmetricTransition"
          }
        }
      },
      "TransitionHead": {
        "title": "TransitionHead",
        "description": "Head of a transition.",
        "type": "object",
        "properties": {
          "animation": {
            "description": "An animation of its own, whatever the event says; null shows it at once. Of transitions\ninside each other the inner one's counts.\n",
            "oneOf": [{"$ref": "#/components/schemas/Animation"}, {"type": "null"}]
          }
        }
      },
      "PlainTransition": {
        "title": "PlainTransition",
        "description": "Simply there or not, from transparent, or in from the leading edge and out to the trailing\none.\n",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/TransitionHead"},
          {"properties": {"type": {"$ref": "#/components/schemas/PlainTransitionType"}}}
        ],
        "required": ["type"],
        "unevaluatedProperties": false
      },
      "PlainTransitionType": {
        "title": "PlainTransitionType",
        "description": "The types of transitions that take nothing else.",
        "enum": ["identity", "opacity", "slide"]
      },
      "ScaleTransition": {
        "title": "ScaleTransition",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/TransitionHead"},
          {
            "properties": {
              "type": {"const": "scale"},
              "scale": {
                "description": "The scale of a view that is not there. Default 0.",
                "type": "number"
              },
              "anchor": {"$ref": "#/components/schemas/Anchor"}
            }
          }
        ],
        "required": ["type"],
        "unevaluatedProperties": false
      },
      "Anchor": {
        "title": "Anchor",
        "description": "A point of a frame in parts of its size, from the top and the leading edge. Default the\ncentre.\n",
        "type": "object",
        "required": ["x", "y"],
        "properties": {"x": {"type": "number"}, "y": {"type": "number"}},
        "unevaluatedProperties": false,
        "examples": [{"x": 0.5, "y": 0.5}]
      },
      "EdgeTransition": {
        "title": "EdgeTransition",
        "description": "`move` comes in from an edge of the container and goes out there; `push` comes in from it\nwhile it fades in and goes out to the opposite one while it fades out. The way is the height\nof the container, or its width; leading is left.\n",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/TransitionHead"},
          {
            "properties": {
              "type": {"$ref": "#/components/schemas/EdgeTransitionType"},
              "edge": {"$ref": "#/components/schemas/Edge"}
            }
          }
        ],
        "required": ["type", "edge"],
        "unevaluatedProperties": false
      },
      "EdgeTransitionType": {
        "title": "EdgeTransitionType",
        "description": "The types of transitions at an edge.",
        "enum": ["move", "push"]
      },
      "Edge": {
        "title": "Edge",
        "description": "An edge of a container.",
        "enum": ["top", "leading", "bottom", "trailing"]
      },
      "OffsetTransition": {
        "title": "OffsetTransition",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/TransitionHead"},
          {
            "properties": {
              "type": {"const": "offset"},
              "x": {"description": "Default 0.", "type": "number"},
              "y": {"description": "Default 0.", "type": "number"}
            }
          }
        ],
        "required": ["type"],
        "unevaluatedProperties": false
      },
      "BlurReplaceTransition": {
        "title": "BlurReplaceTransition",
        "description": "From blurred by a radius of 10, transparent and scaled.",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/TransitionHead"},
          {
            "properties": {
              "type": {"const": "blurReplace"},
              "config": {
                "description": "What comes grows from 0.8; what goes shrinks to 0.8 with `downUp`, and grows to 1.2 with\n`upUp`. Default `downUp`.\n",
                "$ref": "#/components/schemas/BlurReplaceConfig"
              }
            }
          }
        ],
        "required": ["type"],
        "unevaluatedProperties": false
      },
      "BlurReplaceConfig": {
        "title": "BlurReplaceConfig",
        "description": "Which way a blur replacement scales.",
        "enum": ["downUp", "upUp"]
      },
      "CombinedTransition": {
        "title": "CombinedTransition",
        "description": "All of them together; opacities and scales multiply, offsets and radii add up.",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/TransitionHead"},
          {
            "properties": {
              "type": {"const": "combined"},
              "transitions": {
                "description": "At most 64, those inside of others included.",
                "type": "array",
                "maxItems": 64,
                "items": {"$ref": "#/components/schemas/Transition"}
              }
            }
          }
        ],
        "required": ["type", "transitions"],
        "unevaluatedProperties": false
      },
      "AsymmetricTransition": {
        "title": "AsymmetricTransition",
        "description": "One to come, another to go.",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/TransitionHead"},
          {
            "properties": {
              "type": {"const": "asymmetric"},
              "insertion": {"$ref": "#/components/schemas/Transition"},
              "removal": {"$ref": "#/components/schemas/Transition"}
            }
          }
        ],
        "required": ["type", "insertion", "removal"],
        "unevaluatedProperties": false
      },
      "MatchEvent": {
        "title": "MatchEvent",
        "description": "A view takes its frame over from another one. Both have a property `frame`, a rectangle. The\nview that takes it starts where the other shows, with its velocity, and goes to its own\nframe; the other goes with it. Insert a view before it is matched.\n",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/EventHead"},
          {"$ref": "#/components/schemas/SceneTransaction"}
        ],
        "required": ["match"],
        "properties": {"match": {"$ref": "#/components/schemas/MatchedGeometry"}},
        "unevaluatedProperties": false,
        "examples": [{"at": 0, "match": {"from": "thumb", "to": "hero"}, "animation": "smooth"}]
      },
      "MatchedGeometry": {
        "title": "MatchedGeometry",
        "type": "object",
        "required": ["from", "to"],
        "properties": {
          "from": {"description": "The view whose frame is handed over.", "type": "string"},
          "to": {"description": "The view that takes it.", "type": "string"},
          "id": {"description": "What both are known by.", "type": "string"},
          "namespace": {
            "description": "Where the id is known; views match only within one namespace.",
            "type": "string"
          },
          "properties": {
            "description": "What is handed over: the whole frame, the place of the anchor, or the size about it.\nDefault `frame`.\n",
            "$ref": "#/components/schemas/MatchedProperties"
          },
          "anchor": {
            "description": "The point of both frames that is brought together with `position`, and that stays with\n`size`. Default the centre.\n",
            "$ref": "#/components/schemas/Anchor"
          },
          "source": {
            "description": "Which of both leads: the one that takes the frame, with the other following it; the one\nthat hands it over, whose frame the other has from then on; or both, each on its own\nway. Default `to`.\n",
            "$ref": "#/components/schemas/MatchedSource"
          }
        },
        "unevaluatedProperties": false
      },
      "MatchedProperties": {
        "title": "MatchedProperties",
        "description": "What a matched frame hands over.",
        "enum": ["frame", "position", "size"]
      },
      "MatchedSource": {
        "title": "MatchedSource",
        "description": "Which of two matched views leads.",
        "enum": ["to", "from", "both"]
      },
      "ContentEvent": {
        "title": "ContentEvent",
        "description": "A text or a symbol changes within its view. The property shows the new content at once; how\nfar it has come shows as `<property>.progress`, the content that goes as\n`<property>.previous`, and digits that roll as `<property>.roll`. A change on the way begins\na new transition.\n",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/EventHead"},
          {"$ref": "#/components/schemas/SceneTransaction"}
        ],
        "required": ["content"],
        "properties": {"content": {"$ref": "#/components/schemas/ContentChange"}},
        "unevaluatedProperties": false,
        "examples": [
          {
            "at": 0,
            "content": {
              "property": "label",
              "to": "42",
              "transition": {"type": "numericText", "countsDown": false}
            },
            "animation": "default"
          }
        ]
      },
      "ContentChange": {
        "title": "ContentChange",
        "description": "Change of content.",
        "type": "object",
        "required": ["property", "to"],
        "properties": {
          "property": {"description": "The content, a discrete property.", "type": "string"},
          "to": {
            "description": "The new content, any JSON; a bare text is that text. Content that is an object is written\nas a discrete value.\n",
            "anyOf": [
              {"type": ["string", "number", "boolean", "null"]},
              {"type": "array", "items": {}},
              {"$ref": "#/components/schemas/Discrete"}
            ]
          },
          "transition": {
            "description": "Default interpolate.",
            "$ref": "#/components/schemas/ContentTransition"
          }
        },
        "unevaluatedProperties": false
      },
      "ContentTransition": {
        "title": "ContentTransition",
        "description": "How a change of content shows: at once; interpolated as far as it can be; by a cross fade;\ndigit by digit, the new ones from below, or from above with `countsDown`; the old symbol\nshrinking away before the new one grows.\n",
        "oneOf": [
          {"$ref": "#/components/schemas/ContentTransitionName"},
          {"$ref": "#/components/schemas/ContentTransitionObject"}
        ]
      },
      "ContentTransitionName": {
        "title": "ContentTransitionName",
        "description": "A content transition with its defaults.",
        "enum": ["identity", "interpolate", "opacity", "numericText", "replace"]
      },
      "ContentTransitionObject": {
        "title": "ContentTransitionObject",
        "description": "A content transition by its type.",
        "oneOf": [
          {"$ref": "#/components/schemas/PlainContentTransition"},
          {"$ref": "#/components/schemas/NumericTextTransition"}
        ],
        "discriminator": {
          "propertyName": "type",
          "mapping": {
            "identity": "#/components/schemas/PlainContentTransition",
            "interpolate": "#/components/schemas/PlainContentTransition",
            "opacity": "#/components/schemas/PlainContentTransition",
            "replace": "#/components/schemas/PlainContentTransition",
            "numericText": "#/components/schemas/NumericTextTransition"
          }
        }
      },
      "PlainContentTransition": {
        "title": "PlainContentTransition",
        "description": "A content transition that takes nothing but its type.",
        "type": "object",
        "required": ["type"],
        "properties": {"type": {"$ref": "#/components/schemas/PlainContentTransitionType"}},
        "unevaluatedProperties": false
      },
      "PlainContentTransitionType": {
        "title": "PlainContentTransitionType",
        "description": "The types of content transitions that take nothing else.",
        "enum": ["identity", "interpolate", "opacity", "replace"]
      },
      "NumericTextTransition": {
        "title": "NumericTextTransition",
        "description": "Digit by digit.",
        "type": "object",
        "required": ["type"],
        "properties": {
          "type": {"const": "numericText"},
          "countsDown": {
            "description": "Whether the new digits come from above. Default false.",
            "type": "boolean"
          }
        },
        "unevaluatedProperties": false
      },
      "SwapEvent": {
        "title": "SwapEvent",
        "description": "A view takes the place of another one (`UIView.transition`). Where nothing says how, in\n0.35 s with easeInOut.\n",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/EventHead"},
          {"$ref": "#/components/schemas/SceneTransaction"}
        ],
        "required": ["swap"],
        "properties": {"swap": {"$ref": "#/components/schemas/ViewSwap"}},
        "unevaluatedProperties": false,
        "examples": [
          {
            "at": 0,
            "swap": {"from": "front", "to": "back", "effect": "flipFromRight", "hide": true}
          }
        ]
      },
      "ViewSwap": {
        "title": "ViewSwap",
        "description": "Swap of views.",
        "type": "object",
        "required": ["from", "to"],
        "properties": {
          "from": {"description": "The view that goes.", "type": "string"},
          "to": {"description": "The view that comes.", "type": "string"},
          "effect": {
            "description": "How it looks. A cross fade shows `<view>.opacity`, a flip `<view>.rotation` and\n`<view>.isVisible`, which side is to be seen, a curl `<view>.curl` from 0 to 1. Default\n`crossDissolve`.\n",
            "$ref": "#/components/schemas/SwapEffect"
          },
          "hide": {
            "description": "Whether the view that goes is hidden, `<view>.isHidden`, and can come back; else it is\nremoved. Default false.\n",
            "type": "boolean"
          }
        },
        "unevaluatedProperties": false
      },
      "SwapEffect": {
        "title": "SwapEffect",
        "description": "How a swap looks.",
        "enum": [
          "crossDissolve",
          "flipFromLeft",
          "flipFromRight",
          "flipFromTop",
          "flipFromBottom",
          "curlUp",
          "curlDown"
        ]
      },
      "ZoomEvent": {
        "title": "ZoomEvent",
        "description": "A zoom transition is pushed, dragged, released or popped. Where nothing says how, it moves by\nthe default animation. A pop during the push turns it round from where it is. It shows\n`<view>.frame`, `<view>.radius` and `<view>.progress`, 0 at the source and 1 when it is open.\n",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/EventHead"},
          {"$ref": "#/components/schemas/SceneTransaction"}
        ],
        "required": ["zoom"],
        "properties": {"zoom": {"$ref": "#/components/schemas/ZoomCommand"}},
        "unevaluatedProperties": false,
        "examples": [
          {
            "at": 0,
            "zoom": {
              "do": "push",
              "source": {"x": 16, "y": 400, "width": 100, "height": 100},
              "destination": {"x": 0, "y": 0, "width": 390, "height": 844},
              "radius": [12, 0]
            }
          }
        ]
      },
      "ZoomCommand": {
        "title": "ZoomCommand",
        "description": "Command to a zoom.",
        "oneOf": [
          {"$ref": "#/components/schemas/ZoomPush"},
          {"$ref": "#/components/schemas/ZoomDrag"},
          {"$ref": "#/components/schemas/ZoomRelease"},
          {"$ref": "#/components/schemas/ZoomPop"}
        ],
        "discriminator": {
          "propertyName": "do",
          "mapping": {
            "push": "#/components/schemas/ZoomPush",
            "drag": "#/components/schemas/ZoomDrag",
            "release": "#/components/schemas/ZoomRelease",
            "pop": "#/components/schemas/ZoomPop"
          }
        }
      },
      "ZoomHead": {
        "title": "ZoomHead",
        "description": "Head of a command to a zoom.",
        "type": "object",
        "properties": {
          "view": {"description": "The view that zooms. Default `zoom`.", "type": "string"}
        }
      },
      "ZoomPush": {
        "title": "ZoomPush",
        "description": "The view grows from the frame and corner radius of its source to its own.",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/ZoomHead"},
          {
            "properties": {
              "do": {"const": "push"},
              "source": {"$ref": "#/components/schemas/Rect"},
              "destination": {"$ref": "#/components/schemas/Rect"},
              "radius": {
                "description": "The corner radii of the source and of the view. Default 0 and 0.",
                "type": "array",
                "minItems": 2,
                "maxItems": 2,
                "items": {"$ref": "#/components/schemas/NonNegativeNumber"}
              }
            }
          }
        ],
        "required": ["do", "source", "destination"],
        "unevaluatedProperties": false
      },
      "ZoomDrag": {
        "title": "ZoomDrag",
        "description": "A hand drags the view back.",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/ZoomHead"},
          {
            "properties": {
              "do": {"const": "drag"},
              "progress": {
                "description": "0 is the view's own frame, 1 that of its source.",
                "type": "number"
              }
            }
          }
        ],
        "required": ["do", "progress"],
        "unevaluatedProperties": false
      },
      "ZoomRelease": {
        "title": "ZoomRelease",
        "description": "The hand lets go. The view goes back to its source when it would be beyond half the way a\nquarter of a second later, else to its own frame.\n",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/ZoomHead"},
          {
            "properties": {
              "do": {"const": "release"},
              "velocity": {
                "description": "In ways per second, positive back to the source. Default 0.",
                "type": "number"
              }
            }
          }
        ],
        "required": ["do"],
        "unevaluatedProperties": false
      },
      "ZoomPop": {
        "title": "ZoomPop",
        "description": "The view shrinks back to its source.",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/ZoomHead"},
          {"properties": {"do": {"const": "pop"}}}
        ],
        "required": ["do"],
        "unevaluatedProperties": false
      },
      "LayoutEvent": {
        "title": "LayoutEvent",
        "description": "Values that a layout computes from change, and the layout is flushed or left pending. With\n`before` all that is pending, and this change, shows at once. With `inside` what was pending\nshows at once and the change is carried; without a change what was pending is carried. With\n`outside` the change is left pending, and shows at once when the moment is over, unless a\nlater event of the same time flushes it.\n",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/EventHead"},
          {"$ref": "#/components/schemas/SceneTransaction"}
        ],
        "required": ["layout"],
        "properties": {"layout": {"$ref": "#/components/schemas/LayoutChange"}},
        "unevaluatedProperties": false,
        "examples": [
          {
            "at": 0,
            "layout": {"set": {"header.height": 300}, "flush": "inside"},
            "uikit": {"duration": 0.3}
          }
        ]
      },
      "LayoutChange": {
        "title": "LayoutChange",
        "description": "Change of layout.",
        "type": "object",
        "properties": {
          "set": {
            "description": "Properties of the document, or the inputs `x`, `y`, `width`, `height`, `spacing` and\n`padding` of a box of the document's layout, such as `header.height`.\n",
            "$ref": "#/components/schemas/Values"
          },
          "flush": {"description": "Default `inside`.", "$ref": "#/components/schemas/LayoutFlush"}
        },
        "unevaluatedProperties": false
      },
      "LayoutFlush": {
        "title": "LayoutFlush",
        "description": "When a layout is flushed.",
        "enum": ["before", "inside", "outside"]
      },
      "LayoutBox": {
        "title": "LayoutBox",
        "description": "A view of fixed size, or a stack of boxes.",
        "type": "object",
        "properties": {
          "view": {
            "description": "The name of the view, once in a layout; a box without one only lays out others.\n",
            "type": "string"
          },
          "x": {
            "description": "How far it is moved from where it is laid out; of the outermost box, where it is.\nDefault 0.\n",
            "type": "number"
          },
          "y": {"description": "The same downwards. Default 0.", "type": "number"},
          "width": {
            "description": "Without it as wide as the content asks for.",
            "type": "number",
            "minimum": 0
          },
          "height": {
            "description": "Without it as high as the content asks for.",
            "type": "number",
            "minimum": 0
          },
          "stack": {
            "description": "From top to bottom, from the leading to the trailing edge, or on top of each other.\n",
            "$ref": "#/components/schemas/StackAxis"
          },
          "spacing": {
            "description": "The distance between neighbours in the stack. Default 0.",
            "type": "number"
          },
          "alignment": {
            "description": "Where the content stands across the stack, and in a box with room to spare. Default\n`center`.\n",
            "$ref": "#/components/schemas/BoxAlignment"
          },
          "padding": {
            "description": "The distances of the content from the edges; one number for all four. Default 0.\n",
            "oneOf": [{"type": "number"}, {"$ref": "#/components/schemas/Insets"}]
          },
          "children": {
            "description": "The content, of a box with a stack.",
            "type": "array",
            "items": {"$ref": "#/components/schemas/LayoutBox"}
          }
        },
        "dependentRequired": {"children": ["stack"]},
        "unevaluatedProperties": false,
        "examples": [
          {
            "width": 390,
            "height": 844,
            "stack": "vertical",
            "spacing": 8,
            "children": [
              {"view": "header", "width": 390, "height": 100},
              {"view": "body", "width": 390, "height": 200}
            ]
          }
        ]
      },
      "StackAxis": {
        "title": "StackAxis",
        "description": "How boxes are stacked.",
        "enum": ["vertical", "horizontal", "depth"]
      },
      "BoxAlignment": {
        "title": "BoxAlignment",
        "description": "Where content stands in its box.",
        "enum": [
          "topLeading",
          "top",
          "topTrailing",
          "leading",
          "center",
          "trailing",
          "bottomLeading",
          "bottom",
          "bottomTrailing"
        ]
      },
      "RecommitEvent": {
        "title": "RecommitEvent",
        "description": "Values are committed again outside of their transaction. An explicit animation is cut short;\none that stands beside its property is left alone, and carries what changes.\n",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/EventHead"},
          {"properties": {"recommit": {"$ref": "#/components/schemas/Values"}}}
        ],
        "required": ["recommit"],
        "unevaluatedProperties": false,
        "examples": [{"at": 0.1, "recommit": {"x": 100}}]
      },
      "HitTestEvent": {
        "title": "HitTestEvent",
        "description": "Asks which view is at a point: by the model frames, and by the frames that show. A view's\nframe is its `frame`, or its `position` (the centre) with its `size` or `bounds`; views that\ncome later lie on top. The answer stands in the samples' events.\n",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/EventHead"},
          {"properties": {"hitTest": {"$ref": "#/components/schemas/HitTest"}}}
        ],
        "required": ["hitTest"],
        "unevaluatedProperties": false,
        "examples": [{"at": 0.1, "hitTest": {"point": {"x": 50, "y": 20}}}]
      },
      "HitTest": {
        "title": "HitTest",
        "description": "Where a touch would be.",
        "type": "object",
        "required": ["point"],
        "properties": {"point": {"$ref": "#/components/schemas/Point"}},
        "unevaluatedProperties": false
      },
      "Values": {
        "title": "Values",
        "description": "A value for each property by name. A name with a dot, such as `offset.y`, addresses one\nmember of a composite.\n",
        "type": "object",
        "additionalProperties": {"$ref": "#/components/schemas/Value"}
      },
      "Velocities": {
        "title": "Velocities",
        "description": "What a running animation hands over for each property, per second.",
        "type": "object",
        "additionalProperties": {"$ref": "#/components/schemas/Velocity"}
      },
      "Track": {
        "title": "Track",
        "description": "The keyframes of one property.",
        "type": "object",
        "required": ["property", "keyframes"],
        "properties": {
          "property": {
            "description": "The property, or one member of a composite such as `offset.y`.",
            "type": "string"
          },
          "keyframes": {"type": "array", "items": {"$ref": "#/components/schemas/Keyframe"}}
        },
        "unevaluatedProperties": false
      },
      "Keyframe": {
        "title": "Keyframe",
        "description": "How a track gets to its next value.",
        "oneOf": [
          {"$ref": "#/components/schemas/LinearKeyframe"},
          {"$ref": "#/components/schemas/CubicKeyframe"},
          {"$ref": "#/components/schemas/SpringKeyframe"},
          {"$ref": "#/components/schemas/MoveKeyframe"}
        ],
        "discriminator": {
          "propertyName": "type",
          "mapping": {
            "linear": "#/components/schemas/LinearKeyframe",
            "cubic": "#/components/schemas/CubicKeyframe",
            "spring": "#/components/schemas/SpringKeyframe",
            "move": "#/components/schemas/MoveKeyframe"
          }
        }
      },
      "LinearKeyframe": {
        "title": "LinearKeyframe",
        "description": "A straight line, bent by a unit curve.",
        "type": "object",
        "required": ["type", "to", "duration"],
        "properties": {
          "type": {"const": "linear"},
          "to": {"$ref": "#/components/schemas/Value"},
          "duration": {"$ref": "#/components/schemas/Duration"},
          "curve": {"$ref": "#/components/schemas/Curve"}
        },
        "unevaluatedProperties": false
      },
      "CubicKeyframe": {
        "title": "CubicKeyframe",
        "description": "A Hermite curve. A velocity that is left out is taken from the neighbours, as a spline\nthrough the keyframes has it.\n",
        "type": "object",
        "required": ["type", "to", "duration"],
        "properties": {
          "type": {"const": "cubic"},
          "to": {"$ref": "#/components/schemas/Value"},
          "duration": {"$ref": "#/components/schemas/Duration"},
          "startVelocity": {"$ref": "#/components/schemas/Velocity"},
          "endVelocity": {"$ref": "#/components/schemas/Velocity"}
        },
        "unevaluatedProperties": false
      },
      "SpringKeyframe": {
        "title": "SpringKeyframe",
        "description": "A spring towards a value. It is not cut to its target: after its duration it is where it\nphysically is. Without a duration it runs until it settles.\n",
        "type": "object",
        "required": ["type", "to"],
        "properties": {
          "type": {"const": "spring"},
          "to": {"$ref": "#/components/schemas/Value"},
          "duration": {"$ref": "#/components/schemas/Duration"},
          "spring": {"$ref": "#/components/schemas/Spring"},
          "startVelocity": {"$ref": "#/components/schemas/Velocity"}
        },
        "unevaluatedProperties": false
      },
      "MoveKeyframe": {
        "title": "MoveKeyframe",
        "description": "A jump that takes no time.",
        "type": "object",
        "required": ["type", "to"],
        "properties": {"type": {"const": "move"}, "to": {"$ref": "#/components/schemas/Value"}},
        "unevaluatedProperties": false
      },
      "Phase": {
        "title": "Phase",
        "description": "One state of a sequence.",
        "type": "object",
        "properties": {
          "name": {
            "description": "What events call the phase; without it, its index.",
            "type": "string"
          },
          "values": {
            "description": "The values in this phase. From the second phase on, a property that is left out keeps\nits value from the phase before.\n",
            "$ref": "#/components/schemas/Values"
          },
          "animation": {
            "description": "The animation into this phase; without it the default one, with null none at all.\n",
            "oneOf": [{"$ref": "#/components/schemas/Animation"}, {"type": "null"}]
          }
        },
        "unevaluatedProperties": false
      },
      "Value": {
        "title": "Value",
        "description": "A value of one of the types of properties; its form says which. The first value of a\nproperty fixes its type.\n",
        "oneOf": [
          {"$ref": "#/components/schemas/Number"},
          {"$ref": "#/components/schemas/AngleText"},
          {"$ref": "#/components/schemas/AngleObject"},
          {"$ref": "#/components/schemas/Point"},
          {"$ref": "#/components/schemas/Point3"},
          {"$ref": "#/components/schemas/Size"},
          {"$ref": "#/components/schemas/Rect"},
          {"$ref": "#/components/schemas/Insets"},
          {"$ref": "#/components/schemas/Vector"},
          {"$ref": "#/components/schemas/HexColor"},
          {"$ref": "#/components/schemas/Color"},
          {"$ref": "#/components/schemas/Transform"},
          {"$ref": "#/components/schemas/Matrix"},
          {"$ref": "#/components/schemas/Path"},
          {"$ref": "#/components/schemas/Integer"},
          {"$ref": "#/components/schemas/Discrete"},
          {"type": "boolean"},
          {"type": "null"}
        ]
      },
      "Number": {"title": "Number", "description": "A plain number.", "type": "number"},
      "AngleText": {
        "title": "AngleText",
        "description": "An angle with its unit. Whole turns are kept.",
        "type": "string",
        "pattern": "^[+-]?([0-9]+(\\.[0-9]+)?|\\.[0-9]+)([eE][+-]?[0-9]+)?(deg|rad|turn)$",
        "examples": ["15deg", "0.26rad", "0.25turn"]
      },
      "AngleObject": {
        "title": "AngleObject",
        "description": "An angle in degrees or in radians.",
        "type": "object",
        "properties": {"degrees": {"type": "number"}, "radians": {"type": "number"}},
        "minProperties": 1,
        "maxProperties": 1,
        "unevaluatedProperties": false
      },
      "Point": {
        "title": "Point",
        "type": "object",
        "required": ["x", "y"],
        "properties": {"x": {"type": "number"}, "y": {"type": "number"}},
        "unevaluatedProperties": false
      },
      "Point3": {
        "title": "Point3",
        "description": "Point in space.",
        "type": "object",
        "required": ["x", "y", "z"],
        "properties": {"x": {"type": "number"}, "y": {"type": "number"}, "z": {"type": "number"}},
        "unevaluatedProperties": false
      },
      "Size": {
        "title": "Size",
        "type": "object",
        "required": ["width", "height"],
        "properties": {"width": {"type": "number"}, "height": {"type": "number"}},
        "unevaluatedProperties": false
      },
      "Rect": {
        "title": "Rect",
        "description": "Rectangle.",
        "type": "object",
        "required": ["x", "y", "width", "height"],
        "properties": {
          "x": {"type": "number"},
          "y": {"type": "number"},
          "width": {"type": "number"},
          "height": {"type": "number"}
        },
        "unevaluatedProperties": false
      },
      "Insets": {
        "title": "Insets",
        "description": "Distances from the four edges.",
        "type": "object",
        "required": ["top", "leading", "bottom", "trailing"],
        "properties": {
          "top": {"type": "number"},
          "leading": {"type": "number"},
          "bottom": {"type": "number"},
          "trailing": {"type": "number"}
        },
        "unevaluatedProperties": false
      },
      "Vector": {
        "title": "Vector",
        "description": "Numbers that animate side by side.",
        "type": "array",
        "minItems": 1,
        "maxItems": 64,
        "items": {"type": "number"}
      },
      "HexColor": {
        "title": "HexColor",
        "description": "A colour by red, green, blue and, if given, opacity. The first value of a property mixes in\nlinear light, a later one in the space of the first.\n",
        "type": "string",
        "pattern": "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$",
        "examples": ["#ff3b30", "#ff3b30cc"]
      },
      "Color": {
        "title": "Color",
        "description": "Any colour of CSS Color 4. The first value of a property says where all of them mix; answers\nshow red, green and blue of sRGB, gamma-encoded, which may exceed 0 to 1.\n",
        "type": "object",
        "required": ["color"],
        "properties": {
          "color": {
            "description": "The text of the colour.",
            "type": "string",
            "examples": ["color(display-p3 1 0.2 0.1)", "hsl(120 100% 25%)", "rebeccapurple"]
          },
          "space": {
            "description": "The space in which the property's colours mix. Red, green, blue and opacity move each by\nitself, and can be moved alone, in `srgb-linear` (as SwiftUI mixes) and `srgb`; the\ncoordinates of `oklab` and `display-p3` do so too, and of those opacity can be moved\nalone. `oklch` turns the hue by the rule `hue`; a grey takes the hue of what it mixes\nwith. `css` is the rule of CSS: two legacy colours in sRGB, any others in OKLab, both\npremultiplied. Default `srgb-linear`.\n",
            "$ref": "#/components/schemas/MixingSpace"
          },
          "hue": {
            "description": "Which way the hue turns; only in the space `oklch`. Default `shorter`.",
            "$ref": "#/components/schemas/HueRule"
          }
        },
        "unevaluatedProperties": false,
        "examples": [{"color": "oklch(0.7 0.15 30)", "space": "oklch", "hue": "longer"}]
      },
      "MixingSpace": {
        "title": "MixingSpace",
        "description": "A space in which colours mix.",
        "enum": ["srgb-linear", "srgb", "oklab", "oklch", "display-p3", "css"]
      },
      "HueRule": {
        "title": "HueRule",
        "description": "Which way a hue turns.",
        "enum": ["shorter", "longer", "increasing", "decreasing"]
      },
      "Transform": {
        "title": "Transform",
        "description": "A list of CSS transform functions. Lists with the same functions in the same order move\nfunction by function, by the numbers in them; others by what is the same at their beginning\nand then as matrices, decomposed (CSS Transforms 2). Of such others, and of lists in which\nmore than 64 numbers move, a property has at most 64 different ones. Lengths are pixels or\nother absolute units; percentages of a box have no meaning here.\n",
        "type": "object",
        "required": ["transform"],
        "properties": {
          "transform": {
            "description": "The functions, or `none`.",
            "type": "string",
            "examples": [
              "translate(10px, 20px) rotate(45deg)",
              "perspective(400px) rotateY(0.5turn)",
              "none"
            ]
          }
        },
        "unevaluatedProperties": false
      },
      "Matrix": {
        "title": "Matrix",
        "description": "The sixteen entries m11, m12 … m44 of a matrix, column by column as in CSS's `matrix3d()`.\nFrames show every transform so.\n",
        "type": "object",
        "required": ["matrix"],
        "properties": {
          "matrix": {"type": "array", "minItems": 16, "maxItems": 16, "items": {"type": "number"}}
        },
        "unevaluatedProperties": false,
        "examples": [{"matrix": [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 10, 20, 0, 1]}]
      },
      "Path": {
        "title": "Path",
        "description": "An outline as SVG path data. All paths of a property have the same commands, absolute or\nrelative, in the same order, and move number by number. Answers write absolute commands.\n",
        "type": "object",
        "required": ["path"],
        "properties": {
          "path": {
            "description": "The path data.",
            "type": "string",
            "examples": ["M0 0 L10 10", "m0 0 h10 v10 z"]
          }
        },
        "unevaluatedProperties": false
      },
      "Integer": {
        "title": "Integer",
        "description": "Animates as a number and is written rounded to the nearest whole number.",
        "type": "object",
        "required": ["integer"],
        "properties": {
          "integer": {"type": "integer", "minimum": -9007199254740992, "maximum": 9007199254740992}
        },
        "unevaluatedProperties": false
      },
      "Discrete": {
        "title": "Discrete",
        "description": "Any JSON. It cannot be interpolated and switches when a keyframe arrives.",
        "type": "object",
        "required": ["discrete"],
        "properties": {"discrete": {"description": "Any JSON."}},
        "unevaluatedProperties": false
      },
      "Velocity": {
        "title": "Velocity",
        "description": "A velocity in the form of the value, per second: a number, for an angle degrees or an angle;\na list for a vector; an object for a composite, where what is left out stands still; a\ncolour by its gamma-encoded components.\n",
        "oneOf": [
          {"$ref": "#/components/schemas/Number"},
          {"$ref": "#/components/schemas/AngleText"},
          {"$ref": "#/components/schemas/AngleObject"},
          {"$ref": "#/components/schemas/Vector"},
          {"$ref": "#/components/schemas/CompositeVelocity"}
        ]
      },
      "CompositeVelocity": {
        "title": "CompositeVelocity",
        "description": "Velocity of a composite.",
        "type": "object",
        "properties": {
          "x": {"type": "number"},
          "y": {"type": "number"},
          "z": {"type": "number"},
          "width": {"type": "number"},
          "height": {"type": "number"},
          "top": {"type": "number"},
          "leading": {"type": "number"},
          "bottom": {"type": "number"},
          "trailing": {"type": "number"},
          "red": {"type": "number"},
          "green": {"type": "number"},
          "blue": {"type": "number"},
          "opacity": {"type": "number"},
          "integer": {"type": "number"}
        },
        "unevaluatedProperties": false
      },
      "Duration": {"title": "Duration", "description": "Seconds.", "type": "number", "minimum": 0},
      "PositiveNumber": {
        "title": "PositiveNumber",
        "description": "Number above 0.",
        "type": "number",
        "exclusiveMinimum": 0
      },
      "NonNegativeNumber": {
        "title": "NonNegativeNumber",
        "description": "Number from 0 on.",
        "type": "number",
        "minimum": 0
      },
      "Bounce": {
        "title": "Bounce",
        "description": "0 is critically damped, 1 never comes to rest, below 0 is over-damped.",
        "type": "number",
        "exclusiveMinimum": -1,
        "maximum": 1
      },
      "Curve": {
        "title": "Curve",
        "description": "A curve over progress 0…1: a name, a Bézier curve, a classic ease, or any CSS easing. CSS\neasings extrapolate outside 0…1, all others clamp.\n",
        "oneOf": [
          {"$ref": "#/components/schemas/CurveText"},
          {"$ref": "#/components/schemas/BezierCurve"},
          {"$ref": "#/components/schemas/EaseCurve"}
        ]
      },
      "CurveText": {
        "title": "CurveText",
        "description": "A curve by its name, or as the text of a CSS easing.",
        "type": "string",
        "pattern": "^(linear|easeIn|easeOut|easeInOut|circularEaseIn|circularEaseOut|circularEaseInOut)$|^\\s*([Ee][Aa][Ss][Ee]|[Ee][Aa][Ss][Ee]-[Ii][Nn]|[Ee][Aa][Ss][Ee]-[Oo][Uu][Tt]|[Ee][Aa][Ss][Ee]-[Ii][Nn]-[Oo][Uu][Tt]|[Ss][Tt][Ee][Pp]-[Ss][Tt][Aa][Rr][Tt]|[Ss][Tt][Ee][Pp]-[Ee][Nn][Dd]|[Ll][Ii][Nn][Ee][Aa][Rr])\\s*$|^\\s*([Cc][Uu][Bb][Ii][Cc]-[Bb][Ee][Zz][Ii][Ee][Rr]|[Ll][Ii][Nn][Ee][Aa][Rr]|[Ss][Tt][Ee][Pp][Ss])\\(.*\\)\\s*$|^(poly|quad|cubic|sin|exp|circle|back|elastic|bounce)(In|Out|InOut)?$",
        "examples": [
          "easeInOut",
          "cubic-bezier(0.2, 0, 0, 1)",
          "linear(0, 0.5 20%, 1)",
          "steps(4, jump-end)",
          "backOut"
        ]
      },
      "BezierCurve": {
        "title": "BezierCurve",
        "description": "The two control points x1, y1, x2, y2; both x are clamped to 0…1.",
        "type": "object",
        "required": ["bezier"],
        "properties": {
          "bezier": {"type": "array", "minItems": 4, "maxItems": 4, "items": {"type": "number"}}
        },
        "unevaluatedProperties": false
      },
      "EaseCurve": {
        "title": "EaseCurve",
        "description": "One of d3's eases with its parameters.",
        "type": "object",
        "required": ["ease"],
        "properties": {
          "ease": {
            "type": "string",
            "pattern": "^(linear|(poly|quad|cubic|sin|exp|circle|back|elastic|bounce)(In|Out|InOut)?)$"
          },
          "overshoot": {
            "description": "Of `back`, how far it goes beyond; 1.70158 is a tenth of the way. Default 1.70158.\n",
            "type": "number"
          },
          "amplitude": {
            "description": "Of `elastic`; counts as 1 below 1. Default 1.",
            "type": "number"
          },
          "period": {
            "description": "Of `elastic`. Default 0.3.",
            "type": "number",
            "exclusiveMinimum": 0
          },
          "exponent": {
            "description": "Of `poly`. Default 3.",
            "type": "number",
            "exclusiveMinimum": 0
          }
        },
        "dependentSchemas": {
          "overshoot": {"properties": {"ease": {"pattern": "^back"}}},
          "amplitude": {"properties": {"ease": {"pattern": "^elastic"}}},
          "period": {"properties": {"ease": {"pattern": "^elastic"}}},
          "exponent": {"properties": {"ease": {"pattern": "^poly"}}}
        },
        "unevaluatedProperties": false
      },
      "Spring": {
        "title": "Spring",
        "description": "A preset's name, or exactly one set of parameters.",
        "oneOf": [
          {"$ref": "#/components/schemas/SpringPreset"},
          {"$ref": "#/components/schemas/SpringParameters"}
        ],
        "examples": [
          "bouncy",
          {"duration": 0.5, "bounce": 0.3},
          {"mass": 1, "stiffness": 100, "damping": 10}
        ]
      },
      "SpringPreset": {"title": "SpringPreset", "enum": ["smooth", "snappy", "bouncy"]},
      "SpringParameters": {
        "title": "SpringParameters",
        "description": "Exactly one of the sets preset; duration and bounce; response and dampingRatio; mass,\nstiffness and damping; settlingDuration and dampingRatio. Without any member the default\nspring.\n",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/SpringMembers"},
          {
            "dependentRequired": {"response": ["dampingRatio"], "extraBounce": ["preset"]},
            "dependentSchemas": {
              "dampingRatio": {
                "if": {"required": ["response"]},
                "else": {"required": ["settlingDuration"]}
              }
            }
          }
        ],
        "unevaluatedProperties": false
      },
      "SpringMembers": {
        "title": "SpringMembers",
        "description": "The members of springs, and which of them stand beside each other.",
        "type": "object",
        "properties": {
          "preset": {"$ref": "#/components/schemas/SpringPreset"},
          "duration": {
            "description": "The perceptual duration in seconds. Default 0.5.",
            "$ref": "#/components/schemas/PositiveNumber"
          },
          "bounce": {"description": "Default 0.", "$ref": "#/components/schemas/Bounce"},
          "extraBounce": {
            "description": "Added to the bounce of a preset; the sum is above -1 and at most 1. Default 0.",
            "type": "number"
          },
          "response": {
            "description": "The period of the undamped oscillation in seconds.",
            "$ref": "#/components/schemas/PositiveNumber"
          },
          "dampingRatio": {
            "description": "The damping as a share of the critical one. Beside a settling duration it is above 0, and\ncounts as 1 above 1.\n",
            "type": "number",
            "minimum": 0
          },
          "mass": {"description": "Default 1.", "$ref": "#/components/schemas/PositiveNumber"},
          "stiffness": {"$ref": "#/components/schemas/PositiveNumber"},
          "damping": {"type": "number", "minimum": 0},
          "allowOverDamping": {
            "description": "Whether a damping above the critical one is kept; otherwise it becomes critical. Default\nfalse.\n",
            "type": "boolean"
          },
          "settlingDuration": {
            "description": "The time to settle in seconds; taken within 0.01…10.",
            "$ref": "#/components/schemas/PositiveNumber"
          },
          "epsilon": {
            "description": "The share of the way at which it counts as settled. Default 0.001.",
            "type": "number",
            "exclusiveMinimum": 0,
            "exclusiveMaximum": 1
          }
        },
        "dependentRequired": {
          "mass": ["stiffness", "damping"],
          "stiffness": ["damping"],
          "damping": ["stiffness"],
          "allowOverDamping": ["stiffness", "damping"],
          "settlingDuration": ["dampingRatio"],
          "epsilon": ["settlingDuration"]
        },
        "dependentSchemas": {
          "preset": {
            "propertyNames": {
              "enum": [
                "type",
                "modifiers",
                "blendDuration",
                "initialVelocity",
                "preset",
                "duration",
                "extraBounce"
              ]
            }
          },
          "duration": {
            "propertyNames": {
              "enum": [
                "type",
                "modifiers",
                "blendDuration",
                "initialVelocity",
                "preset",
                "duration",
                "bounce",
                "extraBounce"
              ]
            }
          },
          "bounce": {
            "propertyNames": {
              "enum": [
                "type",
                "modifiers",
                "blendDuration",
                "initialVelocity",
                "duration",
                "bounce"
              ]
            }
          },
          "extraBounce": {
            "propertyNames": {
              "enum": [
                "type",
                "modifiers",
                "blendDuration",
                "initialVelocity",
                "preset",
                "duration",
                "extraBounce"
              ]
            }
          },
          "response": {
            "propertyNames": {
              "enum": [
                "type",
                "modifiers",
                "blendDuration",
                "initialVelocity",
                "response",
                "dampingRatio"
              ]
            }
          },
          "dampingRatio": {
            "propertyNames": {
              "enum": [
                "type",
                "modifiers",
                "blendDuration",
                "initialVelocity",
                "response",
                "dampingRatio",
                "settlingDuration",
                "epsilon"
              ]
            }
          },
          "stiffness": {
            "propertyNames": {
              "enum": [
                "type",
                "modifiers",
                "blendDuration",
                "initialVelocity",
                "mass",
                "stiffness",
                "damping",
                "allowOverDamping"
              ]
            }
          },
          "settlingDuration": {
            "propertyNames": {
              "enum": [
                "type",
                "modifiers",
                "blendDuration",
                "initialVelocity",
                "settlingDuration",
                "dampingRatio",
                "epsilon"
              ]
            },
            "properties": {"dampingRatio": {"exclusiveMinimum": 0}}
          }
        }
      },
      "AnimationType": {
        "title": "AnimationType",
        "enum": [
          "default",
          "linear",
          "easeIn",
          "easeOut",
          "easeInOut",
          "timingCurve",
          "spring",
          "smooth",
          "snappy",
          "bouncy",
          "interactiveSpring",
          "interpolatingSpring",
          "usingSpringWithDamping",
          "custom"
        ]
      },
      "Animation": {
        "title": "Animation",
        "description": "A name for the preset with its defaults, or an object.",
        "oneOf": [
          {"$ref": "#/components/schemas/AnimationName"},
          {"$ref": "#/components/schemas/AnimationObject"}
        ]
      },
      "AnimationName": {
        "title": "AnimationName",
        "description": "An animation with its defaults.",
        "enum": [
          "default",
          "linear",
          "easeIn",
          "easeOut",
          "easeInOut",
          "spring",
          "smooth",
          "snappy",
          "bouncy",
          "interactiveSpring"
        ]
      },
      "AnimationObject": {
        "title": "AnimationObject",
        "description": "An animation by its type and the members that the type takes.",
        "oneOf": [
          {"$ref": "#/components/schemas/DefaultAnimation"},
          {"$ref": "#/components/schemas/CurveAnimation"},
          {"$ref": "#/components/schemas/TimingCurveAnimation"},
          {"$ref": "#/components/schemas/SpringAnimation"},
          {"$ref": "#/components/schemas/PresetAnimation"},
          {"$ref": "#/components/schemas/InteractiveSpringAnimation"},
          {"$ref": "#/components/schemas/InterpolatingSpringAnimation"},
          {"$ref": "#/components/schemas/ClassicSpringAnimation"},
          {"$ref": "#/components/schemas/CustomAnimation"}
        ],
        "discriminator": {
          "propertyName": "type",
          "mapping": {
            "default": "#/components/schemas/DefaultAnimation",
            "linear": "#/components/schemas/CurveAnimation",
            "easeIn": "#/components/schemas/CurveAnimation",
            "easeOut": "#/components/schemas/CurveAnimation",
            "easeInOut": "#/components/schemas/CurveAnimation",
            "timingCurve": "#/components/schemas/TimingCurveAnimation",
            "spring": "#/components/schemas/SpringAnimation",
            "smooth": "#/components/schemas/PresetAnimation",
            "snappy": "#/components/schemas/PresetAnimation",
            "bouncy": "#/components/schemas/PresetAnimation",
            "interactiveSpring": "#/components/schemas/InteractiveSpringAnimation",
            "interpolatingSpring": "#/components/schemas/InterpolatingSpringAnimation",
            "usingSpringWithDamping": "#/components/schemas/ClassicSpringAnimation",
            "custom": "#/components/schemas/CustomAnimation"
          }
        }
      },
      "AnimationHead": {
        "title": "AnimationHead",
        "description": "What every animation object takes.",
        "type": "object",
        "properties": {
          "modifiers": {
            "description": "Applied one after another, the first innermost.",
            "type": "array",
            "maxItems": 64,
            "items": {"$ref": "#/components/schemas/Modifier"}
          }
        }
      },
      "DefaultAnimation": {
        "title": "DefaultAnimation",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/AnimationHead"},
          {"properties": {"type": {"const": "default"}}}
        ],
        "required": ["type"],
        "unevaluatedProperties": false
      },
      "CurveAnimation": {
        "title": "CurveAnimation",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/AnimationHead"},
          {
            "properties": {
              "type": {"$ref": "#/components/schemas/CurveAnimationType"},
              "duration": {
                "description": "Seconds. Default 0.35.",
                "$ref": "#/components/schemas/Duration"
              }
            }
          }
        ],
        "required": ["type"],
        "unevaluatedProperties": false
      },
      "CurveAnimationType": {
        "title": "CurveAnimationType",
        "description": "The animations by a named curve.",
        "enum": ["linear", "easeIn", "easeOut", "easeInOut"]
      },
      "TimingCurveAnimation": {
        "title": "TimingCurveAnimation",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/AnimationHead"},
          {
            "properties": {
              "type": {"const": "timingCurve"},
              "curve": {"$ref": "#/components/schemas/Curve"},
              "duration": {"$ref": "#/components/schemas/Duration"}
            }
          }
        ],
        "required": ["type", "curve", "duration"],
        "unevaluatedProperties": false
      },
      "SpringAnimation": {
        "title": "SpringAnimation",
        "description": "Any set of a spring's members. Beside a damping ratio the response may be left out (0.5), and\nbeside a response the damping ratio (0.825).\n",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/AnimationHead"},
          {"$ref": "#/components/schemas/SpringMembers"}
        ],
        "required": ["type"],
        "properties": {
          "type": {"const": "spring"},
          "blendDuration": {
            "description": "Accepted, and without effect in the model `analytic`.",
            "$ref": "#/components/schemas/Duration"
          }
        },
        "dependentRequired": {"extraBounce": ["preset"]},
        "unevaluatedProperties": false
      },
      "PresetAnimation": {
        "title": "PresetAnimation",
        "description": "Preset spring animation.",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/AnimationHead"},
          {
            "properties": {
              "type": {"$ref": "#/components/schemas/PresetAnimationType"},
              "duration": {
                "description": "The perceptual duration in seconds. Default 0.5.",
                "$ref": "#/components/schemas/PositiveNumber"
              },
              "extraBounce": {
                "description": "Added to the preset's bounce. Default 0.",
                "type": "number"
              }
            }
          }
        ],
        "required": ["type"],
        "unevaluatedProperties": false
      },
      "PresetAnimationType": {
        "title": "PresetAnimationType",
        "description": "The animations by a named spring.",
        "enum": ["smooth", "snappy", "bouncy"]
      },
      "InteractiveSpringAnimation": {
        "title": "InteractiveSpringAnimation",
        "description": "By response (default 0.15) and damping ratio (default 0.86), or by duration (default 0.15)\nand an extra bounce on top of 0.15, or by any other set of a spring's members.\n",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/AnimationHead"},
          {"$ref": "#/components/schemas/SpringMembers"}
        ],
        "required": ["type"],
        "properties": {
          "type": {"const": "interactiveSpring"},
          "blendDuration": {
            "description": "Default 0.25.",
            "$ref": "#/components/schemas/Duration"
          }
        },
        "unevaluatedProperties": false
      },
      "InterpolatingSpringAnimation": {
        "title": "InterpolatingSpringAnimation",
        "description": "A spring by exactly one set of its members.",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/AnimationHead"},
          {"$ref": "#/components/schemas/SpringMembers"}
        ],
        "required": ["type"],
        "properties": {
          "type": {"const": "interpolatingSpring"},
          "initialVelocity": {
            "description": "In whole intervals per second, positive towards the target. Default 0.",
            "type": "number"
          }
        },
        "dependentRequired": {"response": ["dampingRatio"], "extraBounce": ["preset"]},
        "dependentSchemas": {
          "dampingRatio": {
            "if": {"required": ["response"]},
            "else": {"required": ["settlingDuration"]}
          }
        },
        "unevaluatedProperties": false
      },
      "ClassicSpringAnimation": {
        "title": "ClassicSpringAnimation",
        "description": "UIKit's form.",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/AnimationHead"},
          {
            "properties": {
              "type": {"const": "usingSpringWithDamping"},
              "duration": {"$ref": "#/components/schemas/PositiveNumber"},
              "damping": {
                "description": "The damping ratio; above 1 it counts as 1.",
                "$ref": "#/components/schemas/PositiveNumber"
              },
              "initialVelocity": {
                "description": "In whole intervals per second. Default 0.",
                "type": "number"
              }
            }
          }
        ],
        "required": ["type", "duration", "damping"],
        "unevaluatedProperties": false
      },
      "CustomAnimation": {
        "title": "CustomAnimation",
        "description": "A measured response, read as CSS `linear()`.",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/AnimationHead"},
          {
            "properties": {
              "type": {"const": "custom"},
              "points": {
                "description": "Pairs of a time in seconds and a progress; times do not fall.",
                "type": "array",
                "minItems": 2,
                "items": {"$ref": "#/components/schemas/ProgressPoint"}
              }
            }
          }
        ],
        "required": ["type", "points"],
        "unevaluatedProperties": false
      },
      "ProgressPoint": {
        "title": "ProgressPoint",
        "description": "A time in seconds and a progress.",
        "type": "array",
        "minItems": 2,
        "maxItems": 2,
        "items": {"type": "number"}
      },
      "Modifier": {
        "title": "Modifier",
        "description": "One change to an animation.",
        "oneOf": [
          {"$ref": "#/components/schemas/DelayModifier"},
          {"$ref": "#/components/schemas/SpeedModifier"},
          {"$ref": "#/components/schemas/RepeatCountModifier"},
          {"$ref": "#/components/schemas/RepeatForeverModifier"},
          {"$ref": "#/components/schemas/LogicallyCompleteModifier"}
        ]
      },
      "DelayModifier": {
        "title": "DelayModifier",
        "description": "Seconds; a negative delay starts inside.",
        "type": "object",
        "required": ["delay"],
        "properties": {"delay": {"type": "number"}},
        "unevaluatedProperties": false
      },
      "SpeedModifier": {
        "title": "SpeedModifier",
        "description": "2 is twice as fast; 0 never moves.",
        "type": "object",
        "required": ["speed"],
        "properties": {"speed": {"type": "number"}},
        "unevaluatedProperties": false
      },
      "RepeatCountModifier": {
        "title": "RepeatCountModifier",
        "description": "How many times, ways back included; below 1 counts as 1.",
        "type": "object",
        "required": ["repeatCount"],
        "properties": {
          "repeatCount": {"type": "integer"},
          "autoreverses": {"description": "Default true.", "type": "boolean"}
        },
        "unevaluatedProperties": false
      },
      "RepeatForeverModifier": {
        "title": "RepeatForeverModifier",
        "description": "Repeat for ever.",
        "type": "object",
        "required": ["repeatForever"],
        "properties": {
          "repeatForever": {"const": true},
          "autoreverses": {"description": "Default true.", "type": "boolean"}
        },
        "unevaluatedProperties": false
      },
      "LogicallyCompleteModifier": {
        "title": "LogicallyCompleteModifier",
        "description": "Counts as complete after so many seconds at the latest.",
        "type": "object",
        "required": ["logicallyCompleteAfter"],
        "properties": {"logicallyCompleteAfter": {"$ref": "#/components/schemas/Duration"}},
        "unevaluatedProperties": false
      },
      "Samples": {
        "title": "Samples",
        "description": "A sampled timeline, by columns or by frames.",
        "oneOf": [
          {"$ref": "#/components/schemas/SampleColumns"},
          {"$ref": "#/components/schemas/SampleFrames"}
        ]
      },
      "SampleLayout": {
        "title": "SampleLayout",
        "description": "How samples are laid out in JSON and CBOR.",
        "enum": ["columns", "frames"]
      },
      "SpringModel": {
        "title": "SpringModel",
        "description": "How spring animations move.",
        "enum": ["analytic", "swiftui"]
      },
      "SampleFormat": {
        "title": "SampleFormat",
        "description": "The forms of samples.",
        "enum": ["json", "ndjson", "csv", "cbor", "f64", "f32", "svg"]
      },
      "PlotFormat": {"title": "PlotFormat", "description": "The forms of a plot.", "enum": ["svg"]},
      "AnimationFormat": {
        "title": "AnimationFormat",
        "description": "The forms of the samples of one animation.",
        "enum": ["json", "ndjson", "csv", "cbor", "f64", "f32", "svg", "css-linear"]
      },
      "SampleHead": {
        "title": "SampleHead",
        "description": "Head of samples.",
        "type": "object",
        "required": ["kind", "duration", "events"],
        "properties": {
          "kind": {"$ref": "#/components/schemas/SampleKind"},
          "duration": {
            "description": "Seconds; null for an endless document.",
            "type": ["number", "null"],
            "minimum": 0
          },
          "events": {
            "description": "What happens on the way, in order of time.",
            "type": "array",
            "items": {"$ref": "#/components/schemas/SampleEvent"}
          }
        }
      },
      "SampleKind": {
        "title": "SampleKind",
        "description": "What was sampled.",
        "enum": ["animation", "keyframes", "phases", "scene", "curve"]
      },
      "SampleColumns": {
        "title": "SampleColumns",
        "description": "Samples by columns.",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/SampleHead"},
          {
            "properties": {
              "times": {"type": "array", "items": {"type": "number"}},
              "tracks": {
                "description": "In the order of `initial`, `from` or the first phase. Of a scene those of inserted views\nfollow, and then those that its verbs show.\n",
                "type": "array",
                "items": {"$ref": "#/components/schemas/SampleTrack"}
              }
            }
          }
        ],
        "required": ["times", "tracks"]
      },
      "SampleTrack": {
        "title": "SampleTrack",
        "description": "Samples of one property.",
        "type": "object",
        "required": ["property", "type", "values"],
        "properties": {
          "property": {"type": "string"},
          "type": {"$ref": "#/components/schemas/PropertyType"},
          "values": {"$ref": "#/components/schemas/SampleValues"},
          "velocities": {
            "description": "With `include=velocity`; null for a path.",
            "oneOf": [{"$ref": "#/components/schemas/SampleValues"}, {"type": "null"}]
          },
          "model": {
            "description": "With `include=model`, the values that the motion is on its way to, in the shape of\n`values`.\n",
            "$ref": "#/components/schemas/SampleValues"
          }
        }
      },
      "SampleValues": {
        "title": "SampleValues",
        "description": "A list for a scalar, an object of lists for a composite, of a transform by the entries of\nits matrix, `m11` to `m44`; a discrete property lists its values themselves, a path its\ntexts. Where there is no value, null.\n",
        "oneOf": [
          {"type": "array", "items": {}},
          {"$ref": "#/components/schemas/ComponentColumns"}
        ]
      },
      "ComponentColumns": {
        "title": "ComponentColumns",
        "description": "A list for each component of a property, by its name.",
        "type": "object",
        "additionalProperties": {"type": "array", "items": {"type": ["number", "null"]}}
      },
      "SampleFrames": {
        "title": "SampleFrames",
        "description": "Samples by frames.",
        "type": "object",
        "allOf": [
          {"$ref": "#/components/schemas/SampleHead"},
          {
            "properties": {
              "frames": {"type": "array", "items": {"$ref": "#/components/schemas/Frame"}}
            }
          }
        ],
        "required": ["frames"]
      },
      "Frame": {
        "title": "Frame",
        "description": "Every value at one time, in the form in which documents write it.",
        "type": "object",
        "required": ["time", "values"],
        "properties": {
          "time": {"type": "number"},
          "values": {"$ref": "#/components/schemas/FrameValues"},
          "velocities": {
            "description": "With `include=velocity`, plain numbers; null for a path.",
            "$ref": "#/components/schemas/FrameValues"
          },
          "model": {
            "description": "With `include=model`, in the form of the values.",
            "$ref": "#/components/schemas/FrameValues"
          }
        }
      },
      "FrameValues": {
        "title": "FrameValues",
        "description": "What each property has at one time, by its name.",
        "type": "object"
      },
      "SampleEvent": {
        "title": "SampleEvent",
        "description": "A phase that begins, a completion, an animator that came to rest, a view that came or went,\nor the answer to a hit test.\n",
        "oneOf": [
          {"$ref": "#/components/schemas/PhaseReport"},
          {"$ref": "#/components/schemas/CompletedReport"},
          {"$ref": "#/components/schemas/ViewReport"},
          {"$ref": "#/components/schemas/HitTestReport"}
        ],
        "discriminator": {
          "propertyName": "type",
          "mapping": {
            "phase": "#/components/schemas/PhaseReport",
            "completed": "#/components/schemas/CompletedReport",
            "appeared": "#/components/schemas/ViewReport",
            "disappeared": "#/components/schemas/ViewReport",
            "hitTest": "#/components/schemas/HitTestReport"
          }
        }
      },
      "PhaseReport": {
        "title": "PhaseReport",
        "description": "A phase begins.",
        "type": "object",
        "required": ["time", "type", "name"],
        "properties": {
          "time": {"type": "number"},
          "type": {"const": "phase"},
          "name": {"type": "string"}
        }
      },
      "CompletedReport": {
        "title": "CompletedReport",
        "description": "A completion, by its `criteria`; or an animator that came to rest under its own name, by its\n`position`.\n",
        "type": "object",
        "required": ["time", "type", "name", "finished"],
        "properties": {
          "time": {"type": "number"},
          "type": {"const": "completed"},
          "name": {
            "description": "The name of the completion or of the animator.",
            "type": "string"
          },
          "criteria": {"$ref": "#/components/schemas/CompletionCriteria"},
          "position": {
            "description": "Where the animator came to rest.",
            "$ref": "#/components/schemas/AnimatorPosition"
          },
          "finished": {
            "description": "Whether nothing was removed before its end; of an animator whether it came to an end and\nnot to rest on the way.\n",
            "type": "boolean"
          }
        },
        "if": {"required": ["criteria"]},
        "then": {"not": {"required": ["position"]}},
        "else": {"required": ["position"]}
      },
      "ViewReport": {
        "title": "ViewReport",
        "description": "A view came or went, at the end of its transition.",
        "type": "object",
        "required": ["time", "type", "name"],
        "properties": {
          "time": {"type": "number"},
          "type": {"$ref": "#/components/schemas/ViewReportType"},
          "name": {"type": "string"}
        }
      },
      "ViewReportType": {
        "title": "ViewReportType",
        "description": "Whether a view came or went.",
        "enum": ["appeared", "disappeared"]
      },
      "HitTestReport": {
        "title": "HitTestReport",
        "description": "The answer to a hit test, the names of views; null where there is none.",
        "type": "object",
        "required": ["time", "type", "model", "presentation", "hit"],
        "properties": {
          "time": {"type": "number"},
          "type": {"const": "hitTest"},
          "model": {
            "description": "The topmost view whose model frame contains the point.",
            "type": ["string", "null"]
          },
          "presentation": {
            "description": "The topmost view whose frame contains the point as it shows.",
            "type": ["string", "null"]
          },
          "hit": {
            "description": "The view that a touch reaches: that of the model, but none while a block of UIKit\nmoves it without `allowUserInteraction`.\n",
            "type": ["string", "null"]
          }
        }
      },
      "PropertyType": {
        "title": "PropertyType",
        "description": "Type of a property.",
        "enum": [
          "number",
          "angle",
          "point",
          "point3",
          "size",
          "rect",
          "insets",
          "vector",
          "color",
          "transform",
          "path",
          "integer",
          "discrete"
        ]
      },
      "Validation": {
        "title": "Validation",
        "type": "object",
        "required": ["valid", "duration", "properties", "warnings"],
        "properties": {
          "valid": {"const": true},
          "duration": {
            "description": "Seconds; null for an endless document.",
            "type": ["number", "null"],
            "minimum": 0
          },
          "properties": {
            "type": "array",
            "items": {"$ref": "#/components/schemas/ValidatedProperty"}
          },
          "warnings": {
            "type": "array",
            "items": {"$ref": "#/components/schemas/ValidationWarning"}
          }
        }
      },
      "ValidatedProperty": {
        "title": "ValidatedProperty",
        "description": "A property of the document.",
        "type": "object",
        "required": ["name", "type"],
        "properties": {
          "name": {"type": "string"},
          "type": {"$ref": "#/components/schemas/PropertyType"}
        }
      },
      "ValidationWarning": {
        "title": "ValidationWarning",
        "description": "Advice about a valid document.",
        "type": "object",
        "required": ["code", "message"],
        "properties": {
          "pointer": {"type": "string", "format": "json-pointer"},
          "code": {"type": "string"},
          "message": {"type": "string"}
        }
      },
      "SpringReport": {
        "title": "SpringReport",
        "description": "One spring in every parametrisation; null where a form cannot say it.",
        "type": "object",
        "required": [
          "mass",
          "stiffness",
          "damping",
          "response",
          "duration",
          "bounce",
          "dampingRatio",
          "angularFrequency",
          "decayConstant",
          "settling"
        ],
        "properties": {
          "mass": {"type": "number"},
          "stiffness": {"type": "number"},
          "damping": {"type": "number"},
          "response": {"type": "number"},
          "duration": {"type": "number"},
          "bounce": {"type": "number"},
          "dampingRatio": {"type": "number"},
          "angularFrequency": {
            "description": "Radians per second; negative for an over-damped spring.",
            "type": "number"
          },
          "decayConstant": {"description": "Per second.", "type": "number"},
          "settling": {"$ref": "#/components/schemas/SettlingTimes"}
        }
      },
      "SettlingTimes": {
        "title": "SettlingTimes",
        "description": "Seconds until the spring counts as settled, by the rule of each system; null for a time that\nnever comes.\n",
        "type": "object",
        "required": [
          "lastCrossing",
          "swiftui",
          "coreAnimation",
          "motion",
          "anime",
          "compose",
          "remotion"
        ],
        "properties": {"lastCrossing": {"$ref": "#/components/schemas/LastCrossings"}},
        "additionalProperties": {"type": ["number", "null"]}
      },
      "LastCrossings": {
        "title": "LastCrossings",
        "description": "The exact last time outside the band, by the band's half width as a share of the way.\n",
        "type": "object",
        "additionalProperties": {"type": ["number", "null"]}
      },
      "Limits": {
        "title": "Limits",
        "description": "Every limit and deadline by the name of its setting: bytes, counts and seconds; null for one\nthat is off.\n",
        "type": "object",
        "required": [
          "max-body",
          "max-depth",
          "max-tracks",
          "max-keyframes",
          "max-events",
          "max-values",
          "max-work",
          "max-request-memory"
        ],
        "additionalProperties": {"type": ["number", "null"]}
      },
      "Version": {
        "title": "Version",
        "description": "The versions of the service and of what it is built on.",
        "type": "object",
        "required": ["name", "version"],
        "properties": {"name": {"const": "inbetween"}, "version": {"type": "string"}},
        "additionalProperties": {"type": "string"}
      },
      "Index": {
        "title": "Index",
        "type": "object",
        "required": ["name", "endpoints"],
        "properties": {
          "name": {"const": "inbetween"},
          "description": {
            "description": "Where the description of the interface is.",
            "type": "string"
          },
          "endpoints": {"type": "array", "items": {"$ref": "#/components/schemas/IndexEntry"}}
        }
      },
      "IndexEntry": {
        "title": "IndexEntry",
        "description": "A path with its methods.",
        "type": "object",
        "required": ["href", "methods"],
        "properties": {
          "href": {"type": "string"},
          "methods": {"type": "array", "items": {"type": "string"}}
        }
      },
      "OpenAPIDescription": {
        "title": "OpenAPIDescription",
        "description": "A description of this interface in OpenAPI 3.1.",
        "type": "object"
      },
      "Problem": {
        "title": "Problem",
        "description": "An error (RFC 9457).",
        "type": "object",
        "required": ["type", "title", "status", "code", "detail", "instance"],
        "properties": {
          "type": {
            "description": "Where the code is explained, relative to the service.",
            "type": "string",
            "format": "uri-reference"
          },
          "title": {"description": "The same for every occurrence.", "type": "string"},
          "status": {"type": "integer", "minimum": 400, "maximum": 599},
          "code": {
            "description": "A word that never changes its meaning.",
            "$ref": "#/components/schemas/ProblemCode"
          },
          "detail": {"description": "A sentence about this occurrence.", "type": "string"},
          "instance": {
            "description": "The request's id.",
            "type": "string",
            "format": "uri-reference"
          },
          "reason": {"description": "Why the service is unavailable.", "type": "string"},
          "errors": {
            "description": "Every single problem, 50 at most.",
            "type": "array",
            "minItems": 1,
            "maxItems": 50,
            "items": {"$ref": "#/components/schemas/DocumentProblem"}
          },
          "line": {"type": "integer", "minimum": 1},
          "column": {"type": "integer", "minimum": 1},
          "offset": {"type": "integer", "minimum": 0},
          "limit": {"type": "number"},
          "actual": {"type": "number"},
          "setting": {"type": "string"}
        }
      },
      "ProblemCode": {
        "title": "ProblemCode",
        "description": "Code of an answer.",
        "enum": [
          "malformed",
          "unbounded",
          "unauthenticated",
          "forbidden",
          "library-needs-tokens",
          "not-found",
          "method-not-allowed",
          "not-acceptable",
          "conflict",
          "precondition-failed",
          "too-large",
          "too-much-work",
          "target-too-long",
          "unsupported",
          "expectation-failed",
          "invalid-document",
          "rate-limited",
          "headers-too-large",
          "internal",
          "not-implemented",
          "unavailable"
        ]
      },
      "DocumentProblem": {
        "title": "DocumentProblem",
        "description": "Problem of a document or parameter.",
        "type": "object",
        "required": ["code", "message"],
        "properties": {
          "pointer": {
            "description": "Where in the body (RFC 6901).",
            "type": "string",
            "format": "json-pointer"
          },
          "parameter": {"description": "Which query parameter.", "type": "string"},
          "code": {"$ref": "#/components/schemas/DocumentProblemCode"},
          "message": {
            "description": "One sentence that states the rule and what was given.",
            "type": "string"
          },
          "hint": {"description": "What may have been meant.", "type": "string"},
          "line": {
            "description": "Of a text that is no JSON, from 1.",
            "type": "integer",
            "minimum": 1
          },
          "column": {"description": "In characters, from 1.", "type": "integer", "minimum": 1},
          "offset": {"description": "In bytes, from 0.", "type": "integer", "minimum": 0},
          "limit": {"type": "number"},
          "actual": {"type": "number"},
          "setting": {"description": "The flag that sets the limit.", "type": "string"}
        }
      },
      "DocumentProblemCode": {
        "title": "DocumentProblemCode",
        "description": "Code of a single problem.",
        "enum": [
          "syntax",
          "empty-body",
          "byte-order-mark",
          "invalid-utf8",
          "invalid-escape",
          "trailing-content",
          "too-deep",
          "unknown-parameter",
          "duplicate-parameter",
          "missing-parameter",
          "conflicting-parameters",
          "unbounded",
          "too-large",
          "too-much-work",
          "unknown-member",
          "duplicate-member",
          "missing-member",
          "wrong-type",
          "unknown-name",
          "unsupported-version",
          "type-mismatch",
          "unknown-property",
          "mixed-spring",
          "conflicting-members",
          "number-range",
          "negative-duration",
          "out-of-range",
          "invalid-curve",
          "invalid-color",
          "invalid-angle",
          "invalid-transform",
          "invalid-path",
          "empty",
          "not-rising",
          "too-many",
          "invalid-state",
          "malformed"
        ]
      }
    }
  }
}

"""####
}
