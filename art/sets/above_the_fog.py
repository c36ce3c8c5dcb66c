"""The night above the fog of the funfair: a sea of fog, stars and fireworks."""

import math

from kit.forms import ball, scatter, tube
from kit.light import bulb, panel, sky
from kit.materials import shine
from kit.scene import again, group
from sets.funfair import mist


def sea_of_fog(z, left=-30, right=30, front=-6, back=60, seed=4):
    """Fog seen from above: rows of soft clouds at about height `z`."""
    r = scatter(seed)
    shades = ("#3fae9c", "#57c4a8", "#2f9490")
    banks = [mist((0, -90, -40), 1.0, k, shades[k]) for k in range(3)]
    y = front
    while y < back:
        step = 2.6 + (y - front) * 0.06
        x = left + r.uniform(0, step)
        while x < right:
            size = r.uniform(1.5, 2.4) * (1 + (y - front) * 0.02)
            again(banks[r.randrange(3)], (x, y, z + r.uniform(-0.5, 0.3)), (0, 0, r.uniform(-20, 20)), size)
            x += step * r.uniform(0.9, 1.4)
        y += step * 0.8


def firework(at, size=1.0, colour="#ffd84d", seed=1):
    """A burst of glowing trails, facing -y."""
    r = scatter(seed)
    handle = group(at, scale=size)
    for k in range(22):
        a = math.tau * k / 22 + r.uniform(-0.08, 0.08)
        c, s, far = math.cos(a), math.sin(a), (1.0, 0.66)[k % 2] * r.uniform(0.9, 1.05)
        trail = [(0.3 * far * c, 0, 0.3 * far * s), (0.7 * far * c, 0, 0.7 * far * s), (far * c, 0, far * s - 0.07)]
        tube(trail, [0.008, 0.018, 0.032], shine(colour, 0.9, fog=False), steps=8, around=8, parent=handle)
        ball(
            0.055,
            shine("#fff4d0", 1.1, fog=False),
            (1.06 * far * c, 0, 1.06 * far * s - 0.08),
            detail=12,
            parent=handle,
        )
    return handle


def clear_night(at=(0, 0, 1.4), power=1.0):
    """Night above the fog: an indigo sky with a magenta horizon and stars; lamplight on the hero at `at`, pink and cyan
    rim lights."""
    x, y, z = at
    seen = [(-1, "#1f8a80"), (-0.02, "#58c8a8"), (0.03, "#d8488f"), (0.16, "#7a2f9f"), (0.4, "#33208a"), (1, "#161052")]
    sky(seen, 1.0, [(-1, "#2f9f90"), (0, "#7a4fc0"), (1, "#4a48c0")], 0.5)
    r = scatter(8)
    for _ in range(70):
        star = ball(
            r.uniform(0.12, 0.3),
            shine("#fff4e0", 1.0, fog=False),
            (r.uniform(-70, 70), 95, r.uniform(14, 60)),
            detail=8,
        )
        star.visible_shadow = False
    panel((x - 3.0, y - 5.8, z + 2.4), at, 2.0, 620 * power, "#ffe6b8")
    panel((x + 3.6, y + 2.4, z + 2.0), (x, y, z), 1.0, 420 * power, "#ff5fb0", spread=95)
    panel((x - 3.4, y + 2.0, z + 2.4), (x, y, z), 0.9, 300 * power, "#5fd8ff", spread=95)
    bulb((x + 0.4, y - 1.6, z + 1.1), 40 * power, "#ffcf7a", 0.4)
