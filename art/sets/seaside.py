"""Skies over the sea with calm areas for text: golden morning, magenta dawn, blue noon, indigo dusk; and light beams."""

import math

from kit.forms import prism
from kit.light import panel, sky, sun
from kit.materials import haze
from kit.nature import cloud

# Gradient that the camera sees, gradient that lights the scene, key light (azimuth, height, power, color), rim light,
# clouds (top, bottom).
HOURS = {
    "gold": (
        [(-0.2, "#ffe7ad"), (0, "#fff3d6"), (0.08, "#ffefb4"), (0.2, "#ffde82"), (0.42, "#ffc455"), (1, "#ffad3c")],
        [(-1, "#3aa6b8"), (-0.02, "#ffe6bd"), (0.2, "#ffd9b0"), (0.6, "#d8d0ff"), (1, "#a9c8ff")],
        (228, 40, 3.6, "#ffe2b8"),
        (58, 26, 2.2, "#fff0c8"),
        ("#fff8ea", "#ffc79a"),
    ),
    "magenta": (
        [
            (-0.2, "#ffb27a"),
            (0, "#ffd79a"),
            (0.07, "#ffae74"),
            (0.16, "#f97884"),
            (0.3, "#d6508a"),
            (0.5, "#b43a7a"),
            (1, "#a83378"),
        ],
        [(-1, "#b05a8a"), (-0.02, "#ffc0a0"), (0.2, "#ff9ab0"), (0.6, "#c89af0"), (1, "#9a8cf2")],
        (226, 36, 3.8, "#ffd8ac"),
        (55, 22, 2.4, "#ffb07a"),
        ("#ffd3c4", "#f07aa0"),
    ),
    "noon": (
        [(-0.2, "#d8f6ff"), (0, "#e8fbff"), (0.1, "#bfe8ff"), (0.24, "#86c8f6"), (0.45, "#5faeec"), (1, "#58aaea")],
        [(-1, "#5fb0a8"), (0, "#e4f4ff"), (0.4, "#a8d8ff"), (1, "#86bcff")],
        (226, 46, 3.9, "#fff0d0"),
        (52, 28, 1.8, "#ffe0b0"),
        ("#ffffff", "#cfe6ff"),
    ),
    "dusk": (
        [
            (-0.2, "#ff9a6a"),
            (0, "#ffb98a"),
            (0.05, "#ff8f8a"),
            (0.13, "#d85fa0"),
            (0.24, "#7a3fa6"),
            (0.4, "#2f2a80"),
            (0.6, "#171a5b"),
            (1, "#13164f"),
        ],
        [(-1, "#3a5aa0"), (-0.02, "#ffa58a"), (0.2, "#c07ac0"), (0.6, "#7a7ae0"), (1, "#5a6ae0")],
        (224, 32, 3.3, "#ffd2a6"),
        (58, 20, 2.6, "#ff9a86"),
        ("#f0a0c0", "#7a4aa8"),
    ),
}


def seaside(hour, face=None, power=300, clouds=()):
    """The sky of `hour` (a key of HOURS), its sun, a rim light from behind, and a soft light on `face`. `clouds`: (x,
    y, z, size) each."""
    seen, light, key, rim, puff = HOURS[hour]
    sky(seen, 1.05, light, 0.8)
    sun(*key, 4)
    sun(*rim, 8)
    for i, (x, y, z, size) in enumerate(clouds):
        cloud((x, y, z), size, i, *puff, 0.4)
    if face:
        x, y, z = face
        panel((x - 2, y - 8, z + 2), face, 4.5, power, "#fff2e0", shiny=False)


def rays(at, reach=16, colour="#fffbe6", strength=0.026, count=11, start=10, end=170):
    """Light beams that fan out behind something at `at`, facing -y. `start`, `end`: degrees."""
    for k in range(count):
        a, half = math.radians(start + (end - start) * k / (count - 1)), math.radians((end - start) / count / 4)
        fan = [(0, 0)] + [(reach * math.cos(a + d), reach * math.sin(a + d)) for d in (-half, half)]
        made = prism(fan, 0.02, haze(colour, strength), at, bevel=0.001)
        made.visible_shadow = made.visible_diffuse = made.visible_glossy = False
