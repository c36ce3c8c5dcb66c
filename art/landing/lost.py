"""The picture of the page-not-found error: the caveman steps off a ledge with his map upside down."""

from cast.caveman import caveman
from kit.camera import camera
from kit.forms import box, cylinder, lettering, prism, rock, scatter, sheet, tube
from kit.light import panel
from kit.materials import clay, gloss
from kit.modelling import Clay
from kit.nature import cloud
from kit.scene import group
from sets.canyon import cliff, ledge, mesas, noon

FOG = ("#c9f2ea", 14, 70, 0.6)


def signpost(at, turn=(0, 0, 0), size=1.0):
    """A signpost whose boards point in all directions."""
    handle = group(at, turn, size)
    wood = clay("#9a6238")
    tube([(0, 0, -0.1), (0.03, 0, 1.6), (-0.04, 0, 3.3)], [0.14, 0.12, 0.11], wood, parent=handle)
    boards = ((2.95, "#ff6f5a", 8, 1, 0.02), (2.4, "#ffc83d", -9, -1, -0.03), (1.85, "#3fb8d8", 5, 1, 0.02))
    for z, paint, tilt, way, y in boards:
        outline = [(-0.62 * way, -0.2), (0.66 * way, -0.2), (0.98 * way, 0), (0.66 * way, 0.2), (-0.62 * way, 0.2)]
        board = group((0, -0.14 + y, z), (0, tilt, 4 * way), 1, handle)
        prism(outline, 0.12, gloss(paint), bevel=0.05, parent=board)
        lettering("?", 0.34, "#fffaf0", (0.12 * way, -0.075, 0), depth=0.02, parent=board)
    return handle


def treasure_map(at, turn=(0, 0, 0), size=1.0):
    """A parchment map, 1.5 wide, with rolled-up top and bottom edges; its palm tree is upside down."""
    handle = group(at, turn, size)
    paper = clay("#ffe9bd", glow=0.06)
    rows = [[(x, -0.06 * (1 - (x / 0.75) ** 2), z) for x in (-0.75, -0.4, 0, 0.4, 0.75)] for z in (-0.42, 0, 0.42)]
    sheet(rows, paper, parent=handle, crease=0, shell=0.03)
    for z in (-0.46, 0.46):
        cylinder(0.1, 1.54, paper, (0, -0.02, z), (0, 90, 0), bevel=0.03, parent=handle)
    red, ink = gloss("#ee3046"), clay("#8a5a34")
    for lean in (-45, 45):
        box((0.42, 0.05, 0.1), red, (0.42, -0.1, -0.14), (0, lean, 0), bevel=0.03, parent=handle)
    for k, (x, z) in enumerate(((-0.56, 0.24), (-0.40, 0.12), (-0.2, 0.1), (-0.02, 0.02), (0.12, -0.08))):
        box((0.11, 0.04, 0.055), ink, (x, -0.1, z), (0, 30 - 14 * k, 0), bevel=0.015, parent=handle)
    palm = Clay().limb([(-0.5, -0.1, 0.02), (-0.46, -0.1, -0.1), (-0.48, -0.1, -0.22)], 0.035)
    for dx, dz in ((-0.16, 0.02), (0.16, 0.03), (-0.12, -0.12), (0.13, -0.12)):
        palm.limb(
            [(-0.48, -0.1, -0.22), (-0.48 + dx * 0.6, -0.1, -0.24 + dz * 0.4), (-0.48 + dx, -0.1, -0.22 + dz)], 0.032
        )
    palm.make("#3f9a4a", voxel=0.016, smooth=2, parent=handle)
    return handle


def step_off():
    """The caveman has one foot on the ledge and one in the air; he has not noticed."""
    cliff(-3.9, 2.2, -9, -1.0, 4.6, 3.0, 4)
    cliff(-2.6, 1.0, -9, -0.75, 2.6, 2.2, 9)
    ledge((0, 0, 0), 1.3, 0.8, 3, parent=group((-2.7, 0.7, 0), scale=2))
    cliff(5.2, 7.0, -9, 1.4, 3.4, 3.0, 12)
    ledge((0, 0, 0), 1.2, 0.8, 5, parent=group((5.2, 6.6, 1.9), scale=1.9))
    mesas(y=40, low=-20, spread=30)
    noon(low="#fff0d0")
    for x, y, z, size, seed in (
        (-6, 14, -4.6, 1.6, 1),
        (3.5, 9, -4.0, 1.3, 2),
        (8, 20, -3.6, 2.2, 3),
        (0, 26, -5.4, 2.4, 4),
    ):
        cloud((x, y, z), size, seed, "#ffffff", "#ffe0c0", 0.4)
    signpost((-2.35, 1.3, 0), (0, -6, 10), 1.0)
    arms = (
        [(-0.30, 0, 1.08), (-0.64, -0.34, 0.80), (-0.54, -0.74, 0.74)],
        [(0.30, 0, 1.08), (0.66, -0.34, 0.82), (0.58, -0.74, 0.80)],
    )
    legs = (
        [(-0.2, 0, 0.5), (-0.46, 0.02, 0.32), (-0.66, 0.10, 0.12)],
        [(0.2, 0, 0.5), (0.70, -0.24, 0.60), (1.12, -0.26, 0.36)],
    )
    man = group((-0.3, 0.25, 0), (0, 8, 10), 1.28)
    caveman(
        (0, 0, 0),
        (0, 0, 0),
        1,
        arms,
        legs,
        (-4, 0, -6),
        ((10, 0, -10), (-30, 0, 30)),
        None,
        gaze=(-10, -16),
        shout=0.16,
        parent=man,
    )
    chart = treasure_map((0.04, -0.92, 0.68), (18, -4, 0), 0.74)
    chart.parent = man
    for x, z, size, tilt in ((1.5, 3.75, 0.9, 16), (2.25, 3.2, 0.62, 30), (0.85, 4.2, 0.62, -6)):
        lettering("?", size, gloss("#ffd23f"), (x, 0.4, z), (90, tilt, 0), 0.09, 0.03)
    r = scatter(5)
    for k in range(9):
        where = (0.9 + r.uniform(-0.3, 0.5), r.uniform(-0.3, 0.6), -0.3 - 0.28 * k)
        rock(r.uniform(0.06, 0.15), clay("#c97a45"), where, seed=k)
    panel((-2.0, -6, 3.2), (0.1, 0, 1.6), 3, 200, "#fff2dc", shiny=False)
    camera((0.4, -9.6, 2.1), (-0.1, 0, 1.35), 41, roll=4)


SHOTS = {"lost": step_off}
