"""Tools and toys: gamepad, phone, abacus, bread, rubber stamp, scroll, calendar, scales, television."""

import math

from kit.forms import ball, box, cylinder, lathe, lettering, prism, ring, sheet, tube
from kit.materials import clay, gloss, gold, material, shine
from kit.modelling import Clay
from kit.outlines import rounded
from kit.scene import group

OAK = ("#a8642e", (0.8, 4, 4))
INK = "#2a2452"


def oak(colour="#d0904f"):
    """Planed wood."""
    return material(colour, rough=0.45, coat=0.2, wood=OAK)


def gamepad(at, turn=(0, 0, 0), size=1.0, colour="#fbf7ff", parent=None):
    """A gamepad, 1.3 wide; its buttons face -y."""
    handle = group(at, turn, size, parent)
    body = Clay().lump((0, 0, 0), (0.5, 0.13, 0.24))
    for x in (-1, 1):
        body.limb([(0.36 * x, 0, 0.06), (0.5 * x, -0.01, -0.14), (0.52 * x, -0.03, -0.38)], [0.2, 0.18, 0.13])
        cylinder(0.1, 0.14, gloss(INK), (0.15 * x, -0.14, -0.1), (90, 0, 0), top=0.115, parent=handle)
    body.make(colour, voxel=0.025, smooth=5, rough=0.3, coat=0.5, parent=handle)
    for k, button in enumerate(("#ff3d5a", "#ffc21f", "#2f8bff", "#2bc46b")):
        a = math.tau * k / 4
        at_button = (0.36 + 0.1 * math.cos(a), -0.165, 0.08 + 0.1 * math.sin(a))
        ball(0.052, gloss(button, glow=0.1), at_button, scale=(1, 0.7, 1), detail=18, parent=handle)
    for wide, high in ((0.24, 0.08), (0.08, 0.24)):
        box((wide, 0.08, high), gloss(INK), (-0.36, -0.17, 0.08), bevel=0.03, parent=handle)
    return handle


def phone(at, turn=(0, 0, 0), size=1.0, screen="#3fd0c0", low="#2f6bff", parent=None):
    """A phone, 0.7 wide and 1.3 high; its screen faces -y and shows a play sign."""
    handle = group(at, turn, size, parent)
    prism(rounded(0.7, 1.3, 0.13), 0.12, gloss(INK), bevel=0.035, segments=3, parent=handle)
    glass = material(screen, bottom=low, rough=0.15, coat=0.8, glow=0.45)
    prism(rounded(0.6, 1.16, 0.09), 0.02, glass, (0, -0.062, 0), bevel=0.004, parent=handle)
    play_sign((0, -0.09, 0.05), 0.9, parent=handle)
    return handle


def play_sign(at, size=1.0, turn=(0, 0, 0), colour="#ffffff", parent=None):
    """A rounded triangle that points toward +x, about 0.4 high."""
    outline = [(-0.13, -0.2), (0.2, 0), (-0.13, 0.2)]
    look = material(colour, rough=0.3, coat=0.5, glow=0.35)
    return prism(
        [(x * size, z * size) for x, z in outline], 0.06 * size, look, at, turn, bevel=0.028 * size, parent=parent
    )


def abacus(at, turn=(0, 0, 0), size=1.0, parent=None):
    """An abacus with five rods, 1.3 wide and 1.0 high, facing -y."""
    handle = group(at, turn, size, parent)
    for z in (-0.5, 0.5):
        box((1.36, 0.16, 0.12), oak(), (0, 0, z), bevel=0.04, parent=handle)
    for x in (-0.62, 0.62):
        box((0.12, 0.16, 1.0), oak(), (x, 0, 0), bevel=0.04, parent=handle)
    for row, colour in enumerate(("#ff3d5a", "#ffc21f", "#2bc46b", "#2f8bff", "#9b4dff")):
        z = 0.36 - 0.18 * row
        cylinder(0.022, 1.2, gold("#d8b070"), (0, 0, z), (0, 90, 0), parent=handle)
        moved = (4, 2, 5, 1, 3)[row]
        for k in range(6):
            x = -0.5 + 0.115 * k if k < moved else 0.5 - 0.115 * (5 - k)
            ball(0.085, gloss(colour), (x, 0, z), scale=(0.66, 1, 1), detail=20, parent=handle)
    return handle


def loaf(at, turn=(0, 0, 0), size=1.0, parent=None):
    """A round loaf of radius 0.36 with three cuts in its top."""
    handle = group(at, turn, size, parent)
    shape = Clay().lump((0, 0, 0.17), (0.36, 0.34, 0.24))
    for x in (-0.14, 0, 0.14):
        shape.paint((x, -0.04, 0.38), (0.035, 0.2, 0.16), "#ffe3b0", 0.4)
    shape.make("#d98a3a", voxel=0.022, smooth=4, rough=0.6, parent=handle)
    return handle


def croissant(at, turn=(0, 0, 0), size=1.0, parent=None):
    """A croissant, 0.8 wide; its tips point toward -y."""
    handle = group(at, turn, size, parent)
    shape = Clay()
    for k in range(-4, 5):
        a = math.radians(22 * k)
        thick = 0.2 - 0.034 * abs(k)
        shape.lump((0.33 * math.sin(a), -0.33 * (1 - math.cos(a)), thick * 0.85), (0.09, thick, thick), (0, 0, 22 * -k))
    shape.make("#e39a3e", voxel=0.02, smooth=2, rough=0.5, coat=0.2, parent=handle)
    return handle


def scroll(points, wide=0.7, lines=9, parent=None):
    """A parchment along (y, z) points, starting with its rolled upper end; the writing faces -y or up."""
    paper = material("#fff1cf", rough=0.8, bottom="#f3dca8", glow=0.05)
    rows = [[(x, y, z) for x in (-wide / 2, 0, wide / 2)] for y, z in points]
    handle = sheet(rows, paper, crease=0, shell=0.025, parent=parent)
    y, z = points[0]
    cylinder(0.07, wide * 1.06, paper, (0, y + 0.02, z), (0, 90, 0), parent=handle)
    for x in (-1, 1):
        ball(0.08, gold(), (x * wide * 0.58, y + 0.02, z), detail=18, parent=handle)
    (y, z), (end_y, end_z) = points[0], points[1]
    for k in range(lines):
        t = 0.16 + 0.8 * k / lines
        long = wide * (0.72 if k % 3 else 0.5)
        at = (-(wide * 0.74 - long) / 2, y + (end_y - y) * t - 0.02, z + (end_z - z) * t)
        box((long, 0.02, 0.035), clay("#8a6a4a"), at, bevel=0.008, parent=handle)
    return handle


def rubber_stamp(at, turn=(0, 0, 0), size=1.0, parent=None):
    """A rubber stamp standing on `at`, 0.75 high."""
    handle = group(at, turn, size, parent)
    cylinder(0.26, 0.1, clay("#c8203f"), (0, 0, 0.05), bevel=0.03, parent=handle)
    lathe(
        [(0.28, 0.08), (0.28, 0.2), (0.1, 0.3), (0.08, 0.46), (0.15, 0.6), (0.1, 0.72), (0, 0.75)], oak(), parent=handle
    )
    return handle


def calendar(at, turn=(0, 0, 0), size=1.0, marked=(4, 2), parent=None):
    """A wall calendar, 2 wide and 2.2 high, facing -y: a month of five weeks with one day circled (column, row)."""
    handle = group(at, turn, size, parent)
    prism(rounded(2.0, 2.2, 0.12), 0.12, material("#fffaf0", rough=0.7, glow=0.12), bevel=0.03, parent=handle)
    prism(rounded(2.0, 0.5, 0.12), 0.16, gloss("#f0424f"), (0, -0.01, 0.86), bevel=0.03, parent=handle)
    for k in range(6):
        ring(0.09, 0.03, gold("#e8eefc"), (-0.75 + 0.3 * k, -0.06, 1.1), (0, 90, 0), sides=20, parent=handle)
    for row in range(5):
        for column in range(7):
            at_day = (-0.81 + 0.27 * column, -0.07, 0.4 - 0.28 * row)
            chosen = (column, row) == marked
            tint = "#2bc46b" if chosen else "#ffd6d6" if column > 4 else "#dfe6f5"
            prism(rounded(0.2, 0.2, 0.05), 0.05, clay(tint), at_day, bevel=0.012, parent=handle)
            if chosen:
                ring(0.2, 0.032, gloss("#ff3d5a", glow=0.1), at_day, (90, 0, 0), sides=36, parent=handle)
    return handle


def scales(at, turn=(0, 0, 0), size=1.0, lean=0.0, reach=1.0, parent=None):
    """Golden scales, 2.3 high. `lean`: degrees by which the +x end of the beam is lowered. Returns the groups of the
    left and the right pan, for things that stand on them."""
    handle = group(at, turn, size, parent)
    lathe([(0, 0), (0.55, 0), (0.55, 0.08), (0.2, 0.18), (0.09, 0.3), (0.07, 2.1)], gold(), parent=handle)
    ball(0.14, gold(), (0, 0, 2.2), parent=handle)
    bar = group((0, 0, 2.08), (0, lean, 0), 1, handle)
    tube(
        [(-reach, 0, 0.06), (-reach / 2, 0, 0.1), (0, 0, 0), (reach / 2, 0, 0.1), (reach, 0, 0.06)],
        0.06,
        gold(),
        parent=bar,
    )
    pans = []
    for x in (-1, 1):
        pan = group((reach * x, 0, 0.06), (0, -lean, 0), 1, bar)
        for a in (30, 150, 270):
            c, s = 0.46 * math.cos(math.radians(a)), 0.46 * math.sin(math.radians(a))
            tube([(0, 0, 0), (c * 0.5, s * 0.5, -0.5), (c, s, -1.0)], 0.016, gold("#e8a81a"), steps=4, parent=pan)
        lathe([(0, -1.16), (0.3, -1.13), (0.5, -1.0), (0.52, -1.0), (0.3, -1.09), (0, -1.12)], gold(), parent=pan)
        pans.append(group((0, 0, -1.1), parent=pan))
    return pans


def television(at, turn=(0, 0, 0), size=1.0, colour="#ff8a3d", screen="#38d6ff", low="#6a4dff", parent=None):
    """An old round television standing on `at`, 1.9 wide; its screen faces -y and shows a play sign."""
    handle = group(at, turn, size, parent)
    box((1.9, 0.9, 1.4), gloss(colour), (0, 0, 0.95), bevel=0.24, segments=6, parent=handle)
    prism(rounded(1.32, 1.06, 0.26), 0.12, gloss("#fff4e2"), (-0.2, -0.43, 0.95), bevel=0.04, parent=handle)
    glass = material(screen, bottom=low, rough=0.15, coat=0.8, glow=0.7)
    prism(rounded(1.14, 0.88, 0.22), 0.08, glass, (-0.2, -0.47, 0.95), bevel=0.03, parent=handle)
    play_sign((-0.2, -0.55, 0.95), 1.3, parent=handle)
    for z, look in ((1.3, gold()), (1.02, gold())):
        cylinder(0.1, 0.12, look, (0.7, -0.47, z), (90, 0, 0), parent=handle)
    for k in range(3):
        box((0.26, 0.06, 0.045), clay(INK), (0.7, -0.45, 0.74 - 0.1 * k), bevel=0.015, parent=handle)
    for x in (-1, 1):
        tube([(0, 0, 1.62), (0.25 * x, 0, 1.95), (0.46 * x, 0, 2.3)], 0.03, gold("#e8eefc"), steps=6, parent=handle)
        ball(0.07, gloss("#ff3d5a"), (0.46 * x, 0, 2.32), detail=18, parent=handle)
        tube(
            [(0.6 * x, 0, 0.3), (0.68 * x, 0, 0.15), (0.74 * x, 0, 0.04)], 0.07, oak("#8a5527"), steps=4, parent=handle
        )
    return handle


def price_tag(at, turn=(0, 0, 0), size=1.0, words="T$", colour="#ffd23f", parent=None):
    """A tag on a string, 0.6 wide, hanging from `at`; its text faces -y."""
    handle = group(at, turn, size, parent)
    tube([(0, 0, 0), (0.03, -0.02, -0.12), (0, 0, -0.24)], 0.014, clay("#8a5a3c"), steps=6, parent=handle)
    prism(
        [(-0.3, -0.52), (0.3, -0.52), (0.3, -0.2), (0.16, -0.06), (-0.16, -0.06), (-0.3, -0.2)],
        0.06,
        gloss(colour),
        (0, 0, -0.14),
        bevel=0.025,
        parent=handle,
    )
    ball(0.045, clay(INK), (0, -0.02, -0.3), scale=(1, 0.8, 1), detail=14, parent=handle)
    lettering(
        words,
        0.28 if len(words) < 3 else 0.22,
        material(INK, rough=0.5),
        (0, -0.035, -0.5),
        depth=0.008,
        bevel=0.002,
        parent=handle,
        swell=0,
    )
    return handle


def play_card(at, turn=(0, 0, 0), size=1.0, colour="#2f6bff", parent=None):
    """A fictitious bank card, 0.9 wide, facing -y."""
    handle = group(at, turn, size, parent)
    prism(rounded(0.9, 0.58, 0.08), 0.05, gloss(colour), bevel=0.015, parent=handle)
    box((0.17, 0.03, 0.13), gold(), (-0.24, -0.022, 0.06), bevel=0.01, parent=handle)
    box((0.38, 0.02, 0.05), shine("#dfe9ff", 0.3), (-0.12, -0.022, -0.15), bevel=0.008, parent=handle)
    ball(0.085, clay("#2bd68a"), (0.28, -0.015, -0.13), scale=(1, 0.25, 1), detail=20, parent=handle)
    return handle


def card_terminal(at, turn=(0, 0, 0), size=1.0, parent=None):
    """A card terminal standing on `at`, 0.6 high; its screen is tilted up and faces -y."""
    handle = group(at, turn, size, parent)
    body = group((0, 0, 0.3), (-32, 0, 0), 1, handle)
    box((0.46, 0.2, 0.74), gloss(INK), bevel=0.07, segments=4, parent=body)
    glass = material("#7af0c0", bottom="#38c8b0", rough=0.2, glow=0.6)
    box((0.34, 0.03, 0.2), glass, (0, -0.1, 0.2), bevel=0.012, parent=body)
    for k in range(9):
        tint = "#ff3d5a" if k == 6 else "#2bc46b" if k == 8 else "#fbf7ff"
        at_key = (-0.11 + 0.11 * (k % 3), -0.105, 0.0 - 0.1 * (k // 3))
        box((0.085, 0.04, 0.07), gloss(tint), at_key, bevel=0.015, parent=body)
    return handle


def top_hat(at, turn=(0, 0, 0), size=1.0, colour="#2a2452", band="#ff3d5a", parent=None):
    """A top hat with its brim at `at`, 0.6 high."""
    handle = group(at, turn, size, parent)
    wall = [(0, 0), (0.44, 0), (0.46, 0.04), (0.3, 0.06), (0.27, 0.3), (0.32, 0.6), (0.28, 0.63), (0, 0.62)]
    lathe(wall, gloss(colour, rough=0.4), parent=handle)
    lathe([(0.298, 0.07), (0.287, 0.18)], gloss(band), parent=handle, shell=0.02)
    return handle


def party_hat(at, turn=(0, 0, 0), size=1.0, colour="#ff4f9a", dot="#ffe14d", parent=None):
    """A paper cone with dots and a pom-pom, 0.8 high."""
    handle = group(at, turn, size, parent)
    lathe([(0, 0), (0.32, 0), (0.33, 0.03), (0.03, 0.72), (0, 0.72)], gloss(colour, rough=0.4), parent=handle)
    for k in range(3):
        z = 0.14 + 0.2 * k
        ring(0.33 - 0.435 * z, 0.025, gloss(dot), (0, 0, z), sides=36, parent=handle)
    ball(0.1, gloss(dot), (0, 0, 0.74), detail=20, parent=handle)
    return handle


def paper_plane(at, turn=(0, 0, 0), size=1.0, parent=None):
    """A folded paper plane, 1 long, that flies toward +x."""
    handle = group(at, turn, size, parent)
    paper = material("#ffffff", rough=0.7, glow=0.2)
    for y in (-1, 1):
        sheet(
            [[(0.6, 0, 0), (-0.4, 0, 0.02)], [(0.6, 0, 0), (-0.4, 0.36 * y, 0.1)]],
            paper,
            crease=0,
            shell=0.025,
            parent=handle,
        )
        sheet(
            [[(0.6, 0, 0), (-0.4, 0.05 * y, 0.0)], [(0.5, 0, -0.04), (-0.4, 0, -0.22)]],
            paper,
            crease=0,
            shell=0.02,
            parent=handle,
        )
    return handle
