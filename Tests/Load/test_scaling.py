"""Tests of the simulation of many replicas: python3 -m unittest discover Tests/Load"""

import random
import unittest

from scaling.simulation import Library, Replica, latencies

SECONDS = 4_000


def mean(numbers):
    return sum(numbers) / len(numbers)


class Simulation(unittest.TestCase):
    """Against what is known of queues in closed form, within some percent that chance has."""

    def run_one(self, rate, work, processors=1, places=1, **more):
        chance = random.Random(7)
        replicas = [Replica(processors, places)]
        return latencies(replicas, rate, SECONDS, lambda: work(chance), chance, **more)

    def test_one_place_and_work_of_random_length_wait_as_m_m_1_does(self):
        taken = self.run_one(7, lambda chance: chance.expovariate(10))
        self.assertAlmostEqual(mean(taken), 1 / (10 - 7), delta=0.03)

    def test_equal_work_waits_half_as_long(self):
        taken = self.run_one(7, lambda _: 0.1)
        self.assertAlmostEqual(mean(taken), 0.1 + 0.7 * 0.1 / (2 * 0.3), delta=0.01)

    def test_who_shares_a_processor_waits_as_long_whatever_the_lengths(self):
        def uneven(chance):
            return 0.05 if chance.random() < 0.8 else 0.3

        taken = self.run_one(7, uneven, places=10_000)
        self.assertAlmostEqual(mean(taken), 0.1 / (1 - 0.7), delta=0.03)

    def test_alone_a_request_takes_its_work(self):
        self.assertAlmostEqual(max(self.run_one(0.001, lambda _: 0.1)), 0.1)

    def test_the_library_is_waited_for_first(self):
        taken = self.run_one(7, lambda _: 0.0, library=Library(1), read=lambda: 0.1)
        self.assertAlmostEqual(mean(taken), 0.1 + 0.7 * 0.1 / (2 * 0.3), delta=0.01)


if __name__ == "__main__":
    unittest.main()
