"""A suburban street on a violet night: houses with lit windows, fences, lawns, street lamps, moon, autumn leaves."""

import math

from mathutils import Vector

from kit.forms import ball, box, curve, cylinder, lathe, prism, scatter, tube
from kit.light import bulb, panel, sky
from kit.materials import clay, gloss, material, shine
from kit.modelling import Clay, patch
from kit.nature import round_tree, tuft
from kit.outlines import smooth
from kit.scene import again, group


def road(left=-14, right=14, front=-7, kerb=2.2, back=16):
    """Asphalt in front, a sidewalk, and lawns behind it."""
    box(
        (right - left, kerb - front, 0.2),
        material("#6a62a8", rough=0.9, mottle=0.1),
        (0, (front + kerb) / 2, -0.1),
        bevel=0.02,
    )
    x = left
    while x < right:
        box((1.3, 0.24, 0.04), clay("#ffe9a8"), (x, -2.6, 0.01), bevel=0.015)
        x += 2.6
    x = left
    while x < right:
        box((1.16, 1.3, 0.26), clay("#a99be0"), (x, kerb + 0.66, -0.02), bevel=0.05)
        x += 1.2
    box(
        (right - left, back - kerb - 1.3, 0.3),
        material("#4f9e5a", rough=0.9, mottle=0.15),
        (0, (back + kerb + 1.3) / 2, -0.06),
        bevel=0.02,
    )
    r = scatter(3)
    for i in range(60):
        tuft(
            (r.uniform(left, right), r.uniform(kerb + 1.6, kerb + 6), 0.08),
            r.uniform(0.15, 0.28),
            ["#5fb04a", "#7ac95a"][i % 2],
            i,
        )


def fence(left, right, y=3.8, gaps=()):
    """A white picket fence along x; `gaps`: (from, to) without pickets."""
    look = clay("#fff4ff", glow=0.05)
    x = left
    while x < right:
        if not any(a < x < b for a, b in gaps):
            prism([(-0.17, 0), (0.17, 0), (0.17, 0.95), (0, 1.2), (-0.17, 0.95)], 0.12, look, (x, y, 0), bevel=0.04)
            for z in (0.3, 0.75):
                box((0.5, 0.1, 0.14), look, (x, y + 0.09, z), bevel=0.03)
        x += 0.46


def house(x, y, wall="#c77ad8", roof="#5a3aa8", size=1.0):
    """A toy house with two lit windows and a door."""
    handle = group((x, y, 0), (0, 0, 0), size)
    box((4.2, 3.0, 2.7), clay(wall), (0, 0, 1.35), bevel=0.08, parent=handle)
    prism([(-2.6, 0), (2.6, 0), (0, 2.3)], 3.5, clay(roof), (0, 0, 2.6), bevel=0.14, segments=3, parent=handle)
    box((0.6, 0.6, 1.4), clay("#d86a5a"), (1.3, 0.3, 4.0), bevel=0.06, parent=handle)
    for wx, wz in ((-1.25, 1.6), (1.25, 1.6)):
        box((1.15, 0.12, 1.15), clay("#fff4ff"), (wx, -1.52, wz), bevel=0.05, parent=handle)
        box((0.92, 0.14, 0.92), shine("#ffd75e", 0.9), (wx, -1.53, wz), bevel=0.02, parent=handle)
        for bar in ((0.08, 0.92), (0.92, 0.08)):
            box((bar[0], 0.18, bar[1]), clay("#fff4ff"), (wx, -1.53, wz), bevel=0.02, parent=handle)
    box((0.9, 0.14, 1.7), clay("#ff8a5c"), (0, -1.53, 0.85), bevel=0.05, parent=handle)
    ball(0.07, gloss("#ffd23f"), (0.28, -1.64, 0.85), detail=16, parent=handle)
    prism(
        smooth([(-0.3, 0), (0.3, 0), (0.22, 0.34), (-0.22, 0.34)], 4),
        0.1,
        shine("#ffd75e", 0.9),
        (0, -1.8, 3.4),
        bevel=0.02,
        parent=handle,
    )
    return handle


def lamp(x, y, power=120):
    """A street lamp and its warm light."""
    post = gloss("#3a2f6b")
    lathe([(0.22, 0), (0.22, 0.3), (0.09, 0.5), (0.075, 3.9)], post, (x, y, 0), sides=24)
    tube([(x, y, 3.85), (x + 0.1, y - 0.2, 4.25), (x + 0.3, y - 0.65, 4.3)], 0.07, post)
    lathe([(0.36, 0), (0.26, 0.22), (0.1, 0.32), (0, 0.34)], post, (x + 0.3, y - 0.75, 4.12), sides=28)
    ball(0.24, shine("#fff1b8", 1.3), (x + 0.3, y - 0.75, 4.12), scale=(1, 1, 0.6))
    bulb((x + 0.3, y - 0.8, 3.8), power, "#ffd08a", 0.25)


def moon(x, z, size=9.0):
    """A full moon with craters far behind the houses."""
    disc = ball(size, shine("#fff3d0", 1.1, fog=False), (x, 120, z), detail=72)
    disc.visible_diffuse = disc.visible_shadow = False
    for dx, dz, s in ((-0.35, 0.25, 0.2), (0.3, -0.1, 0.26), (-0.05, -0.45, 0.16), (0.25, 0.45, 0.12)):
        cylinder(
            size * s,
            0.3,
            shine("#f2dca8", 1.0, fog=False),
            (x + dx * size, 120 - size * 1.05, z + dz * size),
            (90, 0, 0),
            bevel=0.1,
        )


def gust(points, width=0.7, leaves=40, seed=4):
    """Leaves blown along a line, spread wider toward its end, with three streaks of air."""
    r = scatter(seed)
    line = curve(points, 40)
    outline = smooth([(-0.2, 0), (-0.05, 0.11), (0.14, 0.09), (0.26, 0), (0.14, -0.09), (-0.05, -0.11)], 3)
    for _ in range(leaves):
        t = r.random()
        off = Vector((r.uniform(-0.4, 0.4), r.uniform(-1, 1), r.uniform(-1, 1))) * width * (0.2 + t)
        turn = (r.uniform(0, 360), r.uniform(0, 360), r.uniform(0, 360))
        look = clay(r.choice(["#ff8a1f", "#ffc93c", "#ff5a3d", "#8fcf4a"]), glow=0.08)
        prism([(x * 1.1, z * 1.1) for x, z in outline], 0.03, look, line[int(t * 40)] + off, turn, bevel=0.008)
    for k, lift in enumerate((-0.5, 0.05, 0.55)):
        path = [p + Vector((0, -0.1, lift * width * (0.35 + i / 40))) for i, p in enumerate(line)][
            4 + 3 * k : 34 + 2 * k : 5
        ]
        tube(path, [0.008, 0.03, 0.03, 0.008], shine("#e8f6ff", 0.9), steps=40)


def maple(at, height=2.9, crown=1.3, leaves=("#e8552f", "#f58a2e", "#c93a4a"), seed=0):
    """An autumn tree: a forked trunk and a crown of individual leaves."""
    r = scatter(seed)
    handle = group(at)
    bark = clay("#5a3048")
    tube([(0, 0, -0.1), (0.08, 0, height * 0.4), (0, 0, height * 0.8)], [0.3, 0.19, 0.14], bark, parent=handle)
    for x in (-1, 1):
        fork = [(0.04, 0, height * 0.5), (0.4 * x, -0.1, height * 0.72), (0.6 * x, -0.1, height)]
        tube(fork, [0.13, 0.1, 0.07], bark, parent=handle)
    lumps = [(Vector((0, 0, height + crown * 0.3)), crown * 0.72)]
    for k in range(8):
        a, up = math.tau * k / 8 + r.uniform(-0.2, 0.2), r.uniform(-0.25, 0.55)
        middle = Vector((0.62 * math.cos(a), 0.5 * math.sin(a), 0.3 + 0.6 * up)) * crown
        lumps.append((middle + Vector((0, 0, height)), crown * r.uniform(0.36, 0.5)))
    body = Clay()
    for middle, wide in lumps:
        body.lump(middle, wide * 0.9)
    body.make(leaves[2], voxel=0.08, smooth=3, rough=0.9, parent=handle)
    outline = smooth([(-0.2, 0), (-0.05, 0.13), (0.2, 0), (-0.05, -0.13)], 3)
    kinds = [prism(outline, 0.04, clay(leaf, glow=0.05), (0, 0, -90), bevel=0.01) for leaf in leaves]
    for k in range(420):
        middle, wide = lumps[k % len(lumps)]
        way = Vector((r.gauss(0, 1), -abs(r.gauss(0, 1)), r.gauss(0, 1))).normalized()
        turn = (r.uniform(-50, 50), r.uniform(0, 360), r.uniform(-40, 40))
        again(kinds[r.choice((0, 0, 1, 2))], middle + way * wide, turn, r.uniform(0.8, 1.3), handle)
    return handle


def lantern_pumpkin(at, size=1.0, turn=0):
    """A jack-o'-lantern with a lit grin, 1.1 wide at size 1."""
    handle = group(at, (0, 0, turn), size)
    body = Clay()
    for k in range(10):
        a = math.tau * k / 10
        body.lump((0.27 * math.cos(a), 0.27 * math.sin(a), 0.4), (0.27, 0.27, 0.42))
    made = body.make("#f5821f", voxel=0.035, smooth=4, rough=0.4, coat=0.3, parent=handle)
    tube([(0, 0, 0.74), (0.02, 0, 0.92), (0.12, 0, 1.02)], [0.09, 0.07, 0.06], clay("#6b8f3a"), parent=handle)
    lit = shine("#ffe08a", 0.9)
    for x in (-0.2, 0.2):
        patch(made, [(-0.11, -0.08), (0.11, -0.08), (0, 0.13)], lit, (x, 0, 0.5))
    grin = [(-0.3, 0.06), (-0.12, -0.01), (-0.06, 0.05), (0.06, 0.05), (0.12, -0.01), (0.3, 0.06), (0.16, -0.14)]
    patch(made, [*grin, (-0.16, -0.14)], lit, (0, 0, 0.27))
    return handle


def neighbourhood(trees=((-3.2, 7.0), (3.6, 7.4), (-9.6, 7.6), (10.2, 7.4))):
    """Road, three houses, a fence, and trees at the given (x, y)."""
    road()
    house(-6.2, 9.0, "#b57ae0", "#4a3aa8")
    house(0.2, 10.0, "#e88ab8", "#6b3aa8", 1.08)
    house(6.8, 9.0, "#7a8ae8", "#3a3a98")
    fence(-13, 13, 4.0, ((-0.4, 1.2),))
    for x, y in trees:
        round_tree((x, y, 0), 2.8, 1.2, "#5a3a4a", ["#e0703a", "#d89a3a"][int(x) % 2], int(x + 30))


def violet_night(at=(0, 0, 1.4), power=1.0, ambient=0.6):
    """Violet sky with a moonlit rim, a warm key light on the hero at `at`, a cool wide light on the street."""
    x, y, z = at
    seen = [(-1, "#3a2a7a"), (-0.02, "#b06ad8"), (0.14, "#7a4fd0"), (0.4, "#4a35a8"), (1, "#241c6b")]
    sky(seen, 1.0, [(-1, "#4a3a8a"), (0, "#a884f0"), (1, "#7f8cff")], ambient)
    panel((x - 3.2, y - 5.8, z + 3.6), at, 2.3, 560 * power, "#ffe6c4")
    panel((x + 3.4, y + 2.0, z + 3.4), (x, y, z), 0.9, 260 * power, "#a8b8ff", spread=95)
    panel((x - 3.6, y + 1.9, z + 2.8), (x, y, z), 0.9, 140 * power, "#ff8ac8", spread=95)
    panel((x + 1.5, y - 9, z + 6), (x + 1.5, y + 3, z), 5, 760 * power, "#d0c8ff", shiny=False)
