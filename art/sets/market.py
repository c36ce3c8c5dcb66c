"""A market stall: posts, striped awning, a counter of planks."""

from kit.forms import box, cylinder, sheet
from kit.materials import cloth
from kit.scene import group
from kit.tools import oak


def awning(at, wide=4.0, deep=1.3, colours=("#ff4f6a", "#fff6ea"), stripes=9, parent=None):
    """A striped awning that slopes down toward -y; `at` is the middle of its upper rear edge."""
    handle = group(at, parent=parent)
    step = wide / stripes
    for k in range(stripes):
        x = -wide / 2 + step * (k + 0.5)
        look = cloth(colours[k % 2])
        rows = [[(x - step / 2, y, z), (x + step / 2, y, z)] for y, z in ((0, 0), (-deep * 0.5, -0.2), (-deep, -0.52))]
        sheet(rows, look, crease=0, shell=0.06, parent=handle)
        cylinder(step / 2, 0.09, look, (x, -deep, -0.54), (90, 0, 0), bevel=0.03, parent=handle)
    return handle


def stall(at, wide=3.8, high=3.75, colours=("#ff4f6a", "#fff6ea"), wood="#c98a4b"):
    """A stall centered on `at`. Its counter is at z = 1.21; the seller stands behind it at y = 0.75 (relative to `at`)."""
    handle = group(at)
    look = oak(wood)
    for x in (-wide / 2, wide / 2):
        for y, top in ((0.2, high - 0.4), (1.4, high)):
            cylinder(0.1, top, look, (x, y, top / 2), parent=handle)
    awning((0, 1.5, high), wide + 0.6, 1.9, colours, parent=handle)
    box((wide + 0.3, 0.9, 0.18), look, (0, -0.1, 1.12), bevel=0.07, parent=handle)
    planks = int(wide / 0.56)
    for k in range(planks):
        x = (k - (planks - 1) / 2) * 0.56
        box((0.52, 0.14, 1.0), oak((wood, "#bd7d40")[k % 2]), (x, -0.35, 0.52), bevel=0.05, parent=handle)
    return handle
