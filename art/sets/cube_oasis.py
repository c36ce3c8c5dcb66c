"""An oasis of cubes: turquoise water between banks of sand blocks, stepping blocks, palms."""

from kit.forms import box, scatter
from kit.materials import clay, material
from sets.cube_town import FLOOR, SANDS, Blocks, block_palm


def oasis(half=4.0, front=-8, back=9):
    """Water up to the horizon with its surface at z = -0.2, two rising banks 2 * `half` apart, and an island at y =
    `back`."""
    water = material("#12c4c8", rough=0.06, specular=0.7, coat=1, glow=0.34, glow_colour="#08b0b8")
    box((160, 160, 0.4), water, (0, front + 80, -0.4), bevel=0.01)
    r, banks, floor = scatter(4), Blocks(SANDS, 7), Blocks(FLOOR, 3)
    for j in range(back - front):
        for side in (-1, 1):
            for k in range(4):
                edge = half + k + (0.5 if j % 4 < 2 else -0.5)
                for level in range(1 + min(k, 2)):
                    banks.put((side * (edge + 0.5), front + j + 0.5, level - 0.4 - r.choice((0, 0.06))))
    for i in range(int(2 * half)):
        for j in range(6):
            floor.put((i - half + 0.5, back + j - 0.5, -0.15 + 0.15 * min(j, 2)))
    for x, y, high in ((-4.9, 3.4, 4), (5.0, 4.6, 4), (-3.2, 9.2, 3), (3.4, 9.4, 3), (5.4, -0.6, 3)):
        block_palm((x, y, 0.4), high, int(x * 3) + 20)
    for x, y in ((-2.9, 0.6), (-2.2, 4.4), (2.6, 2.0), (3.0, 5.2), (-0.9, 6.2), (-2.6, -1.6)):
        wide = r.uniform(0.5, 0.8)
        box((wide, wide, 0.1), clay("#3fc05a"), (x, y, -0.16), (0, 0, r.uniform(0, 60)), bevel=0.04)
