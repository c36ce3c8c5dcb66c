"""The piazza under a deep blue noon sky, and at a violet nightfall with lanterns."""

from kit.light import panel, sky, sun
from kit.materials import shine
from kit.nature import cloud
from sets.night_market import garland, stars
from sets.piazza import awning, bell_tower, palazzo, paving

TERRACOTTA, CORAL, SAFFRON, LEAF = "#d9603a", "#f0647e", "#f7b23a", "#6fb84e"


def open_square():
    """Houses in strong colors around the piazza; those in the middle are low, so the sky is behind the hero."""
    paving()
    palazzo(-6.5, 4.6, 4.6, 6.6, TERRACOTTA, roof="#a83f2a", shutters="#2f8f86", seed=1)
    palazzo(-5.2, 10.5, 5.0, 4.6, CORAL, roof="#b8482e", shutters="#5a4fb0", seed=2)
    palazzo(7.4, 5.2, 4.8, 6.0, SAFFRON, roof="#b8482e", shutters="#c83a5a", seed=3)
    awning(-6.5, 4.6, 3.2, stripe="#e8384f")
    awning(7.4, 5.2, 3.2, stripe="#2f9e6a")
    bell_tower(5.6, 12.0, 5.4, LEAF)


def high_sun(at=(0, 0, 1.8), face=330):
    """A hard warm sun from the left under a deep blue sky."""
    seen = [(-1, "#8fd0ff"), (0, "#7cc8ff"), (0.12, "#3f9cf5"), (0.34, "#1c62dc"), (1, "#1240a8")]
    sky(seen, 1.0, [(-1, "#c08a68"), (0, "#cfe6ff"), (1, "#6fa8ff")], 0.8)
    sun(216, 46, 3.9, "#ffe9c0", 2)
    x, y, z = at
    panel((x - 1.6, y - 5.6, z + 0.6), at, 2.4, face, "#fff4e6", shiny=False)
    panel((x + 3.4, y + 2.2, z + 2.6), at, 0.9, 240, "#8fc8ff", spread=95)
    for i, (cx, cz, size) in enumerate(((-30, 25, 4.2), (27, 34, 3.6), (52, 20, 4.6))):
        cloud((cx, 95, cz), size, i + 5, "#ffffff", "#bcd8ff", 0.5)


def lit_square():
    """Houses at dusk with lit windows, lanterns on strings across the square, the bell tower at the right."""
    paving()
    house = {"roof": "#4a2a68", "pane": "#ffc65a", "lamp": 0.95, "door": shine("#ff9a3f", 0.55)}
    palazzo(-6.6, 4.8, 4.6, 6.2, "#8a4a9c", shutters="#4a2f86", seed=1, **house)
    palazzo(-5.0, 10.8, 4.8, 4.2, "#a8507e", shutters="#4a2f86", seed=2, **house)
    palazzo(1.2, 16.5, 5.4, 2.9, "#7a4a9c", shutters="#3f2a78", seed=4, **house)
    palazzo(8.6, 8.4, 4.8, 5.6, "#9c4a86", shutters="#4a2f86", seed=3, **house)
    bell_tower(4.6, 11.6, 5.6, "#6a5ab0", swing=24)
    garland((-5.4, 4.2, 5.6), (2.2, 5.4, 5.3), 5, 1.0, size=1.05)
    garland((0.6, 6.4, 5.4), (7.4, 6.6, 5.2), 5, 0.9, size=1.0)
    stars(40)


def nightfall(at=(0, 0, 1.8), power=1.0):
    """An orange and violet sky; a warm key light on the hero at `at` as from a lantern, strong orange and violet rim
    lights."""
    seen = [(-1, "#ffa03a"), (0.1, "#ffa244"), (0.19, "#ff7048"), (0.29, "#d8407f"), (0.42, "#7a2f9c"), (1, "#2a1a6a")]
    sky(seen, 1.0, [(-1, "#8a4a8a"), (0, "#c88ad8"), (1, "#6a5ae0")], 0.42)
    x, y, z = at
    panel((x - 2.8, y - 5.4, z + 2.2), at, 2.4, 640 * power, "#ffe2b0")
    panel((x + 3.4, y + 2.2, z + 2.4), at, 1.0, 420 * power, "#ff8a3a", spread=95)
    panel((x - 3.4, y + 2.2, z + 2.6), at, 0.9, 330 * power, "#a86aff", spread=95)
    panel((x + 1.5, y - 9, z + 5), (x, y + 6, z), 5, 620 * power, "#b890ff", shiny=False)
