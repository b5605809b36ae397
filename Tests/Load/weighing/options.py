"""What the command line says."""

import argparse
from pathlib import Path

from .family import ALL
from .ways import WAYS


def options(description, root):
    """The options given, with the defaults of the rest."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    _add_search(parser.add_argument_group("the search"), root)
    _add_bounds(parser.add_argument_group("bounds"))
    _add_results(parser.add_argument_group("results"))
    return parser.parse_args()


def _add_search(group, root):
    kinds = ", ".join(sorted({family.kind for family in ALL}))
    binary = root / ".build/release/inbetweend"
    group.add_argument("--binary", default=str(binary), help="the daemon (%(default)s)")
    group.add_argument("--minutes", type=float, default=60, help="of the whole search (60)")
    group.add_argument("--seed", type=int, default=1, help="of the search (1)")
    group.add_argument("--kinds", help=f"only these kinds, with commas between: {kinds}")
    group.add_argument("--families", help="only families whose names contain one of these words")
    ways = ", ".join(WAYS)
    group.add_argument(
        "--ways", type=_ways, help=f"only these ways to look at a document, with commas between: {ways}"
    )
    group.add_argument("--quick", action="store_true", help="weigh where searches begin, no more")
    group.add_argument(
        "--powers", action="store_true", help="say which sizes drive what is too much"
    )
    group.add_argument("--list", action="store_true", help="list the families and end")


def _ways(text):
    ways = text.split(",")
    unknown = [way for way in ways if way not in WAYS]
    if unknown:
        raise argparse.ArgumentTypeError(f"there is no way {unknown[0]!r}")
    return ways


def _add_bounds(group):
    group.add_argument(
        "--patience",
        type=float,
        default=25,
        metavar="SECONDS",
        help="of processor time after which a request is given up (25)",
    )
    group.add_argument(
        "--light",
        type=float,
        default=8,
        metavar="SECONDS",
        help="that light requests are timed for; 0: not at all (8)",
    )
    group.add_argument(
        "--address-space",
        type=float,
        default=6,
        metavar="GB",
        help="that the daemon may map, so that the machine survives it (6)",
    )


def _add_results(group):
    group.add_argument(
        "--table", type=Path, metavar="PAGE", help="write the table into this page of Markdown"
    )
    group.add_argument(
        "--bodies", type=Path, metavar="DIRECTORY", help="write the heaviest requests for curl"
    )
    group.add_argument("--log", type=Path, help="append each request weighed, a line of JSON each")
    group.add_argument(
        "--from-log",
        type=Path,
        metavar="LOG",
        action="append",
        default=[],
        help="weigh the heaviest of an earlier log again, in place of a search",
    )
