"""Outlines in a plane: lists of (x, z), for prisms, mouths and patches."""

import math


def smooth(points, steps=7):
    """Returns a smooth closed curve through the points."""
    curve, count = [], len(points)
    for i in range(count):
        a, b, c, d = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        for j in range(steps):
            u = j / steps
            curve.append(
                tuple(
                    0.5 * (2 * b[q] + (c[q] - a[q]) * u + (2 * a[q] - 5 * b[q] + 4 * c[q] - d[q]) * u * u)
                    + 0.5 * (3 * b[q] - a[q] - 3 * c[q] + d[q]) * u**3
                    for q in (0, 1)
                )
            )
    return curve


def star(radius, waist=0.5, points=5, start=90):
    """Returns a star; `waist` is the inner radius as a share of the outer one, `start` the angle of the first point in
    degrees."""
    return [
        (
            radius * (waist if i % 2 else 1) * math.cos(math.radians(start + i * 180 / points)),
            radius * (waist if i % 2 else 1) * math.sin(math.radians(start + i * 180 / points)),
        )
        for i in range(2 * points)
    ]


def rounded(width, height, radius, steps=7):
    """Returns a rectangle with rounded corners, centered on the origin."""
    corners = ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270))
    return [
        (
            x * (width / 2 - radius) + radius * math.cos(math.radians(start + 90 * i / steps)),
            z * (height / 2 - radius) + radius * math.sin(math.radians(start + 90 * i / steps)),
        )
        for x, z, start in corners
        for i in range(steps + 1)
    ]


def crescent(radius, start, end, width, steps=18):
    """Returns an arc from `start` to `end` degrees, `width` thick in its middle and pointed at its ends."""

    def ring(swell):
        return [
            (
                (radius + swell * math.sin(math.pi * i / steps))
                * math.cos(math.radians(start + (end - start) * i / steps)),
                (radius + swell * math.sin(math.pi * i / steps))
                * math.sin(math.radians(start + (end - start) * i / steps)),
            )
            for i in range(steps + 1)
        ]

    return ring(width) + ring(-width * 0.15)[-2:0:-1]
