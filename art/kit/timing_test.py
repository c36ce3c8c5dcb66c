"""Tests of kit/timing.py. Usage: `python3 -m unittest discover art/kit -p "*_test.py"`."""

import pathlib
import sys
import unittest

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

from kit import timing  # noqa: E402


class Timing(unittest.TestCase):
    """Tests of kit/timing.py."""

    def test_ways_begin_at_0_and_end_at_1(self):
        """Every easing function maps 0 to 0 and 1 to 1, and `overshoot` exceeds 1."""
        for way in (timing.linear, timing.ease, timing.ease_in, timing.ease_out, timing.overshoot):
            with self.subTest(way.__name__):
                self.assertAlmostEqual(way(0), 0)
                self.assertAlmostEqual(way(1), 1)
        self.assertGreater(max(timing.overshoot(k / 20) for k in range(21)), 1.05)

    def test_mixes_poses(self):
        """`mix` interpolates numbers at any depth, switches names at the end and rejects different shapes."""
        crouch, leap = (
            {"at": (0, 0), "arms": [(1, 2)], "mood": "grim"},
            {"at": (2, 4), "arms": [(3, 2)], "mood": "joy"},
        )
        self.assertEqual(timing.mix(crouch, leap, 0.5), {"at": (1, 2), "arms": [(2, 2)], "mood": "grim"})
        self.assertEqual(timing.mix(crouch, leap, 1), leap)
        with self.assertRaisesRegex(ValueError, "same keys"):
            timing.mix({"at": 1}, {"to": 1}, 0.5)
        with self.assertRaisesRegex(ValueError, "as many"):
            timing.mix((1, 2), (1, 2, 3), 0.5)

    def test_keys_loop(self):
        """`keys` reaches every mark exactly and interpolates from the last mark to the first."""
        at = timing.keys(10, (2, 0), (4, 8, timing.linear), *timing.hold(5, 2, 6))
        self.assertEqual([at(2), at(3), at(4), at(5), at(6), at(7)], [0, 4, 8, 6, 6, 6])
        self.assertAlmostEqual(at(9.5), 3)
        self.assertEqual(at(0), at(10))
        self.assertGreater(at(0), at(1))
        with self.assertRaisesRegex(ValueError, "ascending"):
            timing.keys(10, (4, 0), (2, 1))
        with self.assertRaisesRegex(ValueError, "below 10"):
            timing.keys(10, (4, 0), (10, 1))

    def test_swings_come_round(self):
        """`cycle` ends where it began, `settle` fades, and `arc` starts and ends at 0."""
        self.assertAlmostEqual(timing.cycle(0, 24), timing.cycle(24, 24, 2))
        self.assertAlmostEqual(timing.cycle(6, 24), 1)
        self.assertEqual(timing.settle(-1), 0)
        self.assertGreater(timing.settle(0), abs(timing.settle(5)))
        self.assertEqual([timing.arc(k) for k in (-0.2, 0, 0.5, 1, 1.3)], [0, 0, 1, 0, 0])
        self.assertEqual(timing.bell(3, 3, 2), 1)

    def test_blinks_for_three_frames(self):
        """`blink` shuts the eyes partly, fully and partly again."""
        self.assertEqual([timing.blink(n, 4) for n in range(3, 8)], [0, 0.6, 1, 0.6, 0])

    def test_squash_keeps_the_volume(self):
        """`squash` keeps the product of the axes constant."""
        for amount in (0.2, -0.2):
            x, y, z = timing.squash(1.5, amount)
            self.assertAlmostEqual(x * y * z, 1.5**3)
            self.assertAlmostEqual(z, 1.5 * (1 - amount))


if __name__ == "__main__":
    unittest.main()
