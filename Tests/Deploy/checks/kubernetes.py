"""Kubernetes' manifests, rendered and as they are, held to the schemas of several releases."""

import json
import shutil
import subprocess

import kubernetes_validate
import yaml

RELEASES = ["1.30", "1.33", "1.37"]


def run(report, folder):
    base = report.deploy / "kubernetes" / "base"
    for path in sorted(base.glob("*.yaml")):
        if path.name != "kustomization.yaml":
            check(report, path.name, yaml.safe_load_all(path.read_text()))
    if kustomize := renderer(report):
        for name in ("base", "single", "team"):
            check(report, name, rendered(report, kustomize, folder, name))


def renderer(report):
    """The command that renders; kubectl has a kustomize that is new enough from 1.24 on, and says so."""
    if kubectl := shutil.which("kubectl"):
        said = subprocess.run([kubectl, "version", "--client", "--output=json"], capture_output=True, text=True)
        if said.returncode == 0 and "kustomizeVersion" in json.loads(said.stdout):
            return [kubectl, "kustomize"]
    if kustomize := report.program("kustomize"):
        return [kustomize, "build"]
    return None


def rendered(report, kustomize, folder, name):
    """An overlay with secrets as its first lines tell people to make them."""
    copy = folder / "kubernetes"
    shutil.copytree(report.deploy / "kubernetes", copy, dirs_exist_ok=True)
    (copy / name / "tokens").write_text("me write " + "0" * 64 + "\n")
    for example in (copy / name).glob("*.example"):
        shutil.copy(example, example.with_suffix(""))
    done = report.ran(f"kustomize {name}", *kustomize, copy / name)
    documents = list(yaml.safe_load_all(done.stdout))
    meet(report, name, documents)
    return documents


def check(report, place, documents):
    for document in documents:
        for release in RELEASES:
            what = f"{place}: {document['kind']} in Kubernetes {release}"
            try:
                kubernetes_validate.validate(document, release, strict=True)
                report.hold(what, True)
            except (kubernetes_validate.ValidationError, kubernetes_validate.InvalidSchemaError) as error:
                report.hold(what, False, error)


def meet(report, name, documents):
    """What schemas cannot say: selectors select the pods, and names name something."""
    by_kind = {}
    for document in documents:
        by_kind.setdefault(document["kind"], []).append(document)
    deployment = by_kind["Deployment"][0]
    pod = deployment["spec"]["template"]
    labels = pod["metadata"]["labels"].items()
    container = pod["spec"]["containers"][0]
    selectors = [one["spec"]["selector"] for one in by_kind["Service"]]
    selectors += [one["spec"]["selector"]["matchLabels"] for one in by_kind.get("PodDisruptionBudget", [])]
    selectors += [one["spec"]["podSelector"]["matchLabels"] for one in by_kind["NetworkPolicy"]]
    report.hold(f"{name}: selectors", all(one.items() <= labels for one in selectors), selectors)
    known = {one["metadata"]["name"] for kind in ("ConfigMap", "Secret") for one in by_kind.get(kind, [])}
    used = {source[key]["name"] for source in container["envFrom"] for key in source}
    used |= {one["secret"]["secretName"] for one in pod["spec"]["volumes"] if "secret" in one}
    report.hold(f"{name}: maps and secrets", used <= known, f"{used - known} are named and not there")
    volumes = {one["name"] for one in pod["spec"]["volumes"]}
    mounted = {one["name"] for one in container["volumeMounts"]}
    report.hold(f"{name}: volumes", volumes == mounted, f"{volumes} are there, {mounted} are mounted")
