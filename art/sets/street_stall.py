"""A food stall in a street on a blue evening: wet paving, dark houses with lit windows, strings of lanterns."""

from kit.forms import box
from kit.light import bulb, panel, sky
from kit.materials import material
from kit.tools import oak
from sets.night_market import garland, house, paving, skyline, stars


def lane():
    """Houses on both sides of a lane that leads off to the right, distant roofs, strings of lanterns across the lane."""
    paving(-10, 12, -4, 26)
    for k, (x, y, turn, high) in enumerate(
        ((-6.2, 5.2, 12, 6.0), (-1.6, 8.6, 4, 6.6), (7.4, 3.4, -62, 6.2), (8.6, 8.4, -66, 5.6), (5.6, 14, -20, 6.4))
    ):
        house((x, y, 0), turn, 4.0, high, (2, 0, 2, 0, 2)[k], (0, 1, 2, 3) if k % 2 else (0, 3), seed=k)
    skyline(28)
    stars()
    garland((-5.5, 4.0, 6.4), (3.0, 5.6, 5.2), 6, 0.7, size=1.0)
    garland((0.6, 3.4, 4.5), (7.2, 2.8, 4.9), 5, 0.6, size=1.1)


def bench(left, right, y, top=1.1, deep=1.7):
    """The stall's plank counter in front of the cook; `top` is the height of its surface."""
    long, middle = right - left, (left + right) / 2
    for k in range(4):
        look = oak(("#c98a4b", "#bd7d40")[k % 2])
        box((long, deep / 4 - 0.02, 0.18), look, (middle, y + deep * (k - 1.5) / 4, top - 0.09), bevel=0.05)
    box((long, 0.16, top), material("#1f7f9a", rough=0.5, bottom="#14506e"), (middle, y - deep / 2, top / 2 - 0.1))


def blue_evening(at=(0, 0, 1.6), power=1.0, ambient=0.55):
    """Deep blue sky with a turquoise horizon; a warm key light on the cook at `at` as from a lantern, cyan and coral
    rim lights."""
    x, y, z = at
    seen = [(-1, "#1f6fa8"), (-0.02, "#4fd0d0"), (0.1, "#2f8fd0"), (0.3, "#2355b8"), (1, "#142a80")]
    sky(seen, 1.0, [(-1, "#2f5fa8"), (0, "#7fb8f0"), (1, "#5f8fff")], ambient)
    panel((x - 2.8, y - 5.4, z + 2.8), at, 2.2, 390 * power, "#ffdcae")
    panel((x + 3.4, y + 2.0, z + 2.6), at, 0.9, 300 * power, "#4fd8ff", spread=95)
    panel((x - 3.4, y + 2.0, z + 2.2), at, 0.9, 260 * power, "#ff8a5a", spread=95)
    panel((x + 1.5, y - 9, z + 6), (x + 1.0, y + 4, z), 5, 620 * power, "#a8c8ff", shiny=False)
    bulb((x + 3.0, y - 0.4, z + 1.2), 90 * power, "#ffab4a", 0.4)
