"""Tests of what weighs requests: python3 -m unittest discover Tests/Load"""

import random
import tempfile
import unittest
from pathlib import Path

from weighing import families, table  # noqa: F401
from weighing.beside import Beside
from weighing.exchange import Reader, Request
from weighing.family import ALL, Choice, Family, Size
from weighing.search import Found, climb, starts
from weighing.ways import WAYS
from weighing.weight import MEBIBYTE, Weight


def weight(seconds=0.1, memory=MEBIBYTE, status=200, body=0):
    return Weight(status, seconds, seconds, memory, body, 100, True)


def a_family(**sizes):
    def make(size):
        """Of a size."""
        return Request("GET", "/" + "x" * size)

    return Family("kind", "name", make, sizes)


class Families(unittest.TestCase):
    def test_every_family_makes_a_request_where_its_search_begins(self):
        for family in ALL:
            with self.subTest(family.name):
                request = family.request(family.start)
                self.assertIn(request.method, ("GET", "POST"))
                self.assertLessEqual(len(request.body), 4 << 20)
                self.assertTrue(family.note)

    def test_a_document_can_be_looked_at_in_every_way(self):
        made = Family("kind", "name", lambda: ({"kind": "scene"}, {"count": 2, "end": 1}), {})
        targets = {way: made.request({"way": way}).target for way in WAYS}
        self.assertEqual(len(set(targets.values())), len(WAYS))
        self.assertEqual(targets["sample"], "/v1/sample?count=2&end=1")
        self.assertEqual(targets["adaptive"], "/v1/sample?end=1&tolerance=1e-6")
        self.assertEqual(targets["dtcg"], "/v1/export/dtcg")

    def test_a_family_in_few_ways_begins_in_all_of_them(self):
        family = next(one for one in ALL if "way" in one.sizes).limited(["dtcg", "csv"])
        self.assertEqual([point["way"] for point in starts(family)], ["dtcg", "csv"])

    def test_names_are_told_apart(self):
        names = [(family.kind, family.name) for family in ALL]
        self.assertEqual(len(names), len(set(names)))

    def test_values_near_a_size_stay_within_its_bounds(self):
        self.assertTrue(all(1 <= value <= 10 for value in Size(1, 4, 10).near(4)))
        self.assertTrue(all(isinstance(value, int) for value in Size(1, 4, 10).near(4)))


class Search(unittest.TestCase):
    def test_it_climbs_to_the_largest_size_that_is_not_refused(self):
        def weigh(request):
            size = len(request.target) - 1
            return weight(size / 100) if size <= 700 else weight(0.01, status=413)

        found = climb(a_family(size=Size(1, 3, 1000)), weigh, 5, random.Random(1))
        best = max(found, key=lambda one: one.weight.share)
        self.assertGreater(best.point["size"], 500)

    def test_a_family_of_few_choices_is_weighed_whole(self):
        found = list(
            climb(a_family(size=Choice((1, 2, 3))), lambda _: weight(), 0, random.Random(1))
        )
        self.assertEqual([one.point["size"] for one in found], [1, 2, 3])


class Answers(unittest.TestCase):
    def reader(self, answer):
        reader = Reader()
        reader.begin, reader.tail, reader.size = answer, answer[-7:], len(answer)
        return reader

    def test_an_answer_is_whole_when_its_length_has_come(self):
        head = b"HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n"
        self.assertTrue(self.reader(head + b"abc").whole)
        self.assertFalse(self.reader(head + b"ab").whole)
        self.assertEqual(self.reader(head).status, 200)

    def test_a_stream_is_whole_when_its_last_chunk_has_come(self):
        head = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n"
        self.assertTrue(self.reader(head + b"0\r\n\r\n").whole)
        self.assertFalse(self.reader(head).whole)


class Tables(unittest.TestCase):
    def test_the_heaviest_of_an_endpoint_and_kind_stands_in_the_table(self):
        light, heavy = (
            Found(a_family(size=Size(1, 1, 9)), {"size": 1}, "GET /", weight(seconds))
            for seconds in (1, 2)
        )
        self.assertEqual(table.heaviest([light, heavy, light]), [heavy])

    def test_what_is_too_much_is_named(self):
        found = Found(a_family(), {}, "GET /", weight(3, 100 * MEBIBYTE))
        words = table.faults(found, Beside(p99=0.06, refused=1, peak=2048 * MEBIBYTE))
        self.assertEqual(len(words), 5)
        self.assertEqual(table.faults(Found(a_family(), {}, "GET /", weight()), Beside()), [])

    def test_a_table_is_written_again_in_its_place(self):
        with tempfile.TemporaryDirectory() as directory:
            page = Path(directory) / "page.md"
            page.write_text("before\n", encoding="utf-8")
            table.write(page, ["| a |"], Beside())
            page.write_text(page.read_text(encoding="utf-8") + "after\n", encoding="utf-8")
            table.write(page, ["| b |"], Beside())
            text = page.read_text(encoding="utf-8")
        self.assertTrue(text.startswith("before\n") and text.endswith("after\n"))
        self.assertNotIn("| a |", text)
        self.assertEqual(text.count("| b |"), 1)


if __name__ == "__main__":
    unittest.main()
