"""The town of cubes at nightfall: a violet sky, a large amber moon, lamps on the towers."""

from kit.forms import ball, box, scatter
from kit.light import bulb, panel, sky, sun
from kit.materials import clay, shine
from kit.scene import group


def cubic_moon(at, size=30.0, turn=(0, 14, 0)):
    """A moon made of one rounded block with square craters, facing -y."""
    handle = group(at, turn, size)
    parts = [box((1, 0.2, 1), shine("#ffb52e", 0.95, fog=False), bevel=0.06, parent=handle)]
    for x, z, wide in ((-0.26, 0.24, 0.22), (0.3, -0.06, 0.16), (-0.12, -0.3, 0.14), (0.2, 0.32, 0.12)):
        crater = shine("#f59a1a", 0.9, fog=False)
        parts.append(box((wide, 0.1, wide), crater, (x, -0.08, z), bevel=0.02, parent=handle))
    for part in parts:
        part.visible_shadow = part.visible_diffuse = False
    return handle


def lamp(at, size=1.0):
    """A lantern of cubes on a short post; its foot is at `at`."""
    handle = group(at, (0, 0, 12), size)
    box((0.16, 0.16, 0.9), clay("#3a2a5a"), (0, 0, 0.45), bevel=0.03, parent=handle)
    box((0.5, 0.5, 0.5), shine("#ffd872", 1.0), (0, 0, 1.1), bevel=0.08, parent=handle)
    box((0.62, 0.62, 0.14), clay("#3a2a5a"), (0, 0, 1.42), bevel=0.04, parent=handle)
    bulb((at[0], at[1] - 0.6 * size, at[2] + 1.1 * size), 90 * size, "#ffb04a", 0.3)
    return handle


def nightfall(at=(0, 0, 1.4), face=300):
    """A violet sky with a rose horizon and stars; amber light from behind, a soft light on the hero at `at`."""
    seen = [(-1, "#7a2f8f"), (-0.02, "#ff6f91"), (0.06, "#d84f9f"), (0.2, "#7f38b0"), (0.45, "#40289a"), (1, "#1f1868")]
    sky(seen, 1.0, [(-1, "#8a3f8a"), (0, "#b05ac8"), (1, "#5a4fd0")], 0.6)
    r = scatter(6)
    for _ in range(60):
        where = (r.uniform(-75, 75), 100, r.uniform(16, 60))
        ball(r.uniform(0.12, 0.32), shine("#fff0d8", 1.0, fog=False), where, detail=8).visible_shadow = False
    sun(70, 24, 2.4, "#ff9f4a", 3)
    x, y, z = at
    panel((x - 2.6, y - 6, z + 1.8), at, 2.4, face * 2.0, "#ffeedd")
    panel((x + 3.4, y + 2.0, z + 2.2), at, 0.9, 300, "#ffb04a", spread=95)
    panel((x - 3.4, y + 2.0, z + 2.0), at, 0.9, 220, "#ff6fc0", spread=95)
