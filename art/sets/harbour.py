"""A wooden pier in the sea."""

from kit.forms import box, cylinder, ring, scatter
from kit.materials import clay, material


def pier(left, right, y=0.0, z=0.62, wide=3.0):
    """Planks along x on posts in the sea."""
    r = scatter(8)
    x = left
    while x < right:
        look = material(r.choice(["#d99a5a", "#c98748", "#e2a869"]), rough=0.6, wood=("#a86c38", (4, 0.5, 4)))
        box(
            (0.56, wide + r.uniform(-0.14, 0.14), 0.2),
            look,
            (x, y, z - 0.1),
            (0, r.uniform(-1, 1), r.uniform(-1.2, 1.2)),
            bevel=0.06,
        )
        x += 0.6
    for k in range(int((right - left) / 3.2) + 1):
        for side in (-1, 1):
            where = (left + 0.4 + 3.2 * k, y + side * (wide / 2 - 0.05), z - 0.7)
            cylinder(0.2, 2.5, clay("#8d5c38"), where, bevel=0.08)
            ring(0.22, 0.06, clay("#fff1d0"), (where[0], where[1], z + 0.28))
