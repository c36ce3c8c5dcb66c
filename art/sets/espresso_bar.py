"""A café at the piazza: dark green panels, shelves of cups, brass lamps, a marble counter and an espresso machine."""

from kit.forms import ball, box, cylinder, lathe, ring, scatter, tube
from kit.light import bulb, panel, sky
from kit.materials import clay, gloss, gold, material, shine
from kit.scene import group

GREEN, DEEP, BRASS = "#129068", "#0a5f4a", "#f0a83a"


def _shelf(x, y, z, wide, seed):
    r = scatter(seed)
    box((wide, 0.6, 0.12), material("#8a4a24", rough=0.5, wood=("#63321a", (0.5, 3, 3))), (x, y, z), bevel=0.04)
    count = int(wide / 0.5)
    for i in range(count):
        u = x - wide / 2 + wide * (i + 0.5) / count
        colour = r.choice(["#ff5f86", "#ffc93c", "#fff0d8", "#5fd0c0", "#ff8a3d"])
        if r.random() < 0.3:
            lathe([(0, 0.06), (0.17, 0.06), (0.17, 0.46), (0.08, 0.56), (0.08, 0.74)], gloss(colour), (u, y, z))
        else:
            lathe([(0, 0.06), (0.1, 0.06), (0.19, 0.2), (0.2, 0.4), (0.17, 0.4), (0, 0.16)], gloss(colour), (u, y, z))


def bar(back=2.6, top=0.0):
    """The wall behind the bar and its marble counter; `top` is the height of the counter."""
    box((22, 0.3, 12), material(GREEN, rough=0.7, mottle=0.06), (0, back + 0.15, 3))
    for i in range(-6, 7):
        box((1.5, 0.16, 2.0), material(DEEP, rough=0.45, coat=0.3), (i * 1.7, back, top + 0.5), bevel=0.07)
    box((22, 0.24, 0.14), gold(BRASS), (0, back - 0.04, top + 1.66), bevel=0.05)
    for z, seed in ((top + 2.3, 3), (top + 3.5, 8)):
        for x in (-4.2, 0.2, 4.6):
            _shelf(x, back - 0.3, z, 3.7, seed + int(x))
    box((22, 3.2, 0.24), material("#ffe8cf", rough=0.2, coat=0.6, mottle=0.12), (0, 0.2, top - 0.12), bevel=0.08)
    box((22, 0.2, 3.0), material(DEEP, rough=0.5), (0, -1.2, top - 1.75), bevel=0.05)
    tube([(-11, -1.44, top - 0.42), (0, -1.44, top - 0.42), (11, -1.44, top - 0.42)], 0.07, gold(BRASS), steps=4)


def pendant(at, power=60):
    """A brass lamp that hangs over the bar; its rim is at `at`."""
    handle = group(at)
    lathe([(0.62, 0), (0.56, 0.2), (0.3, 0.46), (0.1, 0.56), (0.05, 0.7)], gold(BRASS), parent=handle, shell=0.03)
    ball(0.26, shine("#fff0b8", 1.0), (0, 0, 0.1), scale=(1, 1, 0.7), parent=handle)
    tube([(0, 0, 0.6), (0, 0, 2), (0, 0, 4)], 0.03, "#2a1a14", steps=2, parent=handle)
    bulb((at[0], at[1] - 0.2, at[2] - 0.35), power, "#ffc878", 0.3)


def machine(at, turn=(0, 0, 0), size=1.0, pulled=0):
    """A round red espresso machine with a lever, 2.9 high, coffee running from it. `pulled`: degrees by which the lever
    is down."""
    handle = group(at, turn, size)
    red, steel = gloss("#e02f3c"), material("#dfe8f0", rough=0.2, metal=0.5, coat=0.6)
    box((2.3, 1.5, 0.34), gloss("#3a2430"), (0, 0, 0.17), bevel=0.12, parent=handle)
    box((1.9, 1.0, 1.3), red, (0, 0.2, 0.95), bevel=0.3, segments=6, parent=handle)
    box((2.3, 1.5, 0.8), red, (0, 0, 1.86), bevel=0.3, segments=6, parent=handle)
    box((2.36, 1.56, 0.14), gold(BRASS), (0, 0, 1.52), bevel=0.06, parent=handle)
    lathe([(0.7, 0), (0.72, 0.2), (0.5, 0.52), (0.2, 0.7), (0, 0.72)], gold(BRASS), (0, 0, 2.2), parent=handle)
    cylinder(0.34, 0.12, clay("#fff6e2", glow=0.2), (-0.5, -0.76, 1.9), (90, 0, 0), parent=handle)
    ring(0.34, 0.06, gold(BRASS), (-0.5, -0.82, 1.9), (90, 0, 0), parent=handle)
    box((0.05, 0.04, 0.26), clay("#e02f3c"), (-0.44, -0.84, 1.96), (0, 30, 0), bevel=0.01, parent=handle)
    coffee = material("#6b3518", rough=0.12, specular=0.7, coat=1, glow=0.06)
    cylinder(0.26, 0.3, steel, (0.35, -0.55, 1.36), parent=handle)
    for x in (0.25, 0.45):
        tube([(x, -0.55, 1.26), (x, -0.55, 0.8), (x, -0.55, 0.4)], 0.045, coffee, steps=6, parent=handle)
    lever = group((0.5, -0.7, 1.95), (pulled, 0, 0), 1, handle)
    tube([(0, 0, 0), (0.05, -0.2, 0.6), (0.1, -0.3, 1.2)], 0.06, steel, steps=8, parent=lever)
    ball(0.16, gloss("#2a1a24"), (0.1, -0.32, 1.26), parent=lever)
    return handle


def lamplight(at=(0, 0, 1.8), power=1.0):
    """Warm light from above the bar, a bright soft light on the face, a cool rim light from the door."""
    x, y, z = at
    sky([(-1, "#3a2a24"), (0, "#ffd8a0"), (1, "#ffe0b0")], 0.34)
    panel((x - 2.6, y - 5.4, z + 2.4), at, 2.2, 560 * power, "#fff0d8")
    panel((x + 3.2, y + 1.6, z + 2.2), at, 0.9, 260 * power, "#8ff0d8", spread=95)
    panel((x - 3.2, y + 1.6, z + 2.6), at, 0.9, 240 * power, "#ffb04a", spread=95)
    panel((x + 2.0, y - 9, z + 4.5), (x, y + 2, z), 5, 520 * power, "#fff0d0", shiny=False)
