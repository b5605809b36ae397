"""schemathesis against the OpenAPI document that the daemon serves."""

import json
import pathlib
import subprocess
import sys
import urllib.request

from figuring.daemon import Daemon

ROOT = pathlib.Path(__file__).resolve().parents[3]

# Streams of events have no end, so nobody gets their whole answer.
ENDLESS = "events$"

# What is left out of all checks, and why.
LEFT_OUT = {
    # Some rules are between parameters or inside texts (of fps, step, count … one is given; a cursor is what was
    # answered), which a schema cannot say. What is refused for that is a Problem, which other checks hold.
    "positive_data_acceptance",
    # OpenAPI 3.1 has no word for the method QUERY, which the daemon takes where it takes POST.
    "allow_header_conformance",
    "unsupported_method",
}


def run(choice, folder):
    with Daemon(choice.binary) as daemon:
        url = f"http://127.0.0.1:{daemon.port}"
        (folder / "openapi.json").write_text(json.dumps(described(url)))
        put(url, "stored", documents()[0])
        command = [
            pathlib.Path(sys.prefix) / "bin" / "schemathesis", "run", folder / "openapi.json", "--url", url,
            "--checks", "all", "--exclude-checks", ",".join(sorted(LEFT_OUT)), "--exclude-path-regex", ENDLESS,
            "--max-examples", choice.examples, "--seed", choice.seed, "--continue-on-failure", "--no-color",
            # A build for debugging takes its time; how long requests take is Tests/Load's matter.
            "--request-timeout", 600, "--max-response-time", 600,
            "--suppress-health-check", "all", "--warnings", "off"]
        done = subprocess.run([*map(str, command)], capture_output=True, text=True, cwd=folder)
        alive = daemon.process.poll() is None
    print(*[line for line in done.stdout.splitlines() if "generated" in line or "Selected" in line], sep="\n")
    wrong = [] if done.returncode == 0 else [f"schemathesis:\n{done.stdout}{done.stderr}"]
    return wrong if alive else [*wrong, "the daemon has ended"]


def described(url):
    """The served description. Documents that are sent are examples of the contract: Hypothesis does not come to an
    end with their grammar, which refers to itself, and Tests/Fuzz makes others. Batches, which it cannot write, are
    left out; what is answered is held to the whole description."""
    with urllib.request.urlopen(f"{url}/openapi.json") as answer:
        description = json.load(answer)
    schemas = description["components"]["schemas"]
    schemas["SentDocument"] = {"enum": documents()}
    sent = {"$ref": "#/components/schemas/SentDocument"}
    description["components"]["requestBodies"]["Document"]["content"]["application/json"]["schema"] = sent
    schemas["ComparedDocuments"]["properties"] |= {"left": sent, "right": sent}
    del description["paths"]["/v1/batch"]
    return description


def documents():
    paths = sorted((ROOT / "api" / "examples" / "valid").glob("*.json"))
    return [json.loads(path.read_text()) for path in paths]


def put(url, name, document):
    body = json.dumps(document).encode()
    urllib.request.urlopen(urllib.request.Request(f"{url}/v1/animations/{name}", body, method="PUT")).read()
