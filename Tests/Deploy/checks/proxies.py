"""nginx's, HAProxy's and Prometheus' configurations, held to the programs themselves."""

import re
import shutil
import subprocess


def run(report, folder):
    key, chain = certificate(report, folder)
    nginx(report, folder, key, chain)
    haproxy(report, folder, key, chain)
    prometheus(report)


def certificate(report, folder):
    key, chain = folder / "inbetween.key", folder / "inbetween.pem"
    report.ran("a certificate", "openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2",
               "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1",
               "-keyout", key, "-out", chain)
    return key, chain


def nginx(report, folder, key, chain):
    program = report.program("nginx")
    if program is None:
        return
    source = report.deploy / "nginx"
    version = subprocess.run([program, "-v"], capture_output=True, text=True).stderr
    resolves = tuple(map(int, re.search(r"/([\d.]+)", version)[1].split("."))) >= (1, 27, 3)
    if not resolves:
        print(f"{version.strip()} follows no names: upstream.team.conf is read without `resolve`")
    for listen in ("listen.conf", "listen.tls.conf"):
        for upstream in ("upstream.conf", "upstream.team.conf"):
            place = folder / f"nginx {listen} {upstream}"
            (place / "inbetween").mkdir(parents=True)
            text = (source / upstream).read_text()
            if not resolves:
                text = re.sub("resolver .*;", "", text).replace("inbetween:8080 resolve", "127.0.0.1:8080")
            (place / "inbetween" / "upstream.conf").write_text(text)
            text = (source / listen).read_text().replace("/etc/ssl/inbetween.key", str(key))
            (place / "inbetween" / "listen.conf").write_text(text.replace("/etc/ssl/inbetween.pem", str(chain)))
            shutil.copy(source / "inbetween.conf", place)
            temporary = "".join(
                f"{one}_temp_path temp;" for one in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
            (place / "nginx.conf").write_text(
                f"pid pid; error_log stderr; events {{}} http {{ access_log off; {temporary} include inbetween.conf; }}")
            report.ran(f"nginx, {listen}, {upstream}", program, "-t", "-e", "stderr", "-p", place, "-c",
                       place / "nginx.conf")


def haproxy(report, folder, key, chain):
    program = report.program("haproxy")
    if program is None:
        return
    text = (report.deploy / "haproxy" / "haproxy.cfg").read_text()
    both = folder / "both.pem"
    both.write_text(chain.read_text() + key.read_text())
    with_tls = text.replace("# bind :443", "bind :443").replace("/etc/ssl/inbetween.pem", str(both))
    with_more = text.replace("# server", "server")
    for name, one in (("", text), (" with TLS", with_tls), (" with three daemons", with_more)):
        file = folder / "haproxy.cfg"
        file.write_text(one)
        done = report.ran(f"haproxy.cfg{name}", program, "-c", "-f", file)
        report.hold(f"haproxy.cfg{name} without a warning", "WARNING" not in done.stderr, done.stderr)


def prometheus(report):
    program = report.program("promtool")
    if program is not None:
        report.ran("prometheus.yml", program, "check", "config", report.deploy / "monitoring" / "prometheus.yml")
        report.ran("alerts.yml", program, "check", "rules", report.deploy / "monitoring" / "alerts.yml")
