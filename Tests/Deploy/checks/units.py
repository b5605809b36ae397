"""Units, held to systemd."""


def run(report, folder):
    analyze = report.program("systemd-analyze")
    if analyze is None:
        return
    copies = []
    for path in sorted((report.deploy / "systemd").iterdir()):
        # The program need not be installed here.
        copies.append(folder / path.name)
        copies[-1].write_text(path.read_text().replace("/usr/local/bin/inbetweend", str(report.binary)))
    done = report.ran("units", analyze, "verify", "--man=no", *copies)
    report.hold("units without a warning", not done.stderr.strip(), done.stderr)
    service = folder / "inbetweend.service"
    # Of 100; a unit that says nothing has 96.
    report.ran("the unit's exposure", analyze, "security", "--offline=true", "--threshold=20", service)
