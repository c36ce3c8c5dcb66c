"""Timing of clips. A time is a frame, twelve a second, fractions allowed; a value is a number, or tuples, lists and dicts of
numbers in one shape, which makes a pose. Nothing here needs Blender."""

import math


def linear(share):
    """Even speed."""
    return share


def ease(share):
    """Starts and ends softly."""
    return share * share * (3 - 2 * share)


def ease_in(share):
    """Starts softly and ends fast: a fall, a wind-up let go."""
    return share * share


def ease_out(share):
    """Starts fast and ends softly: a throw, a leap up to its top."""
    return 1 - (1 - share) ** 2


def overshoot(share):
    """Goes a tenth too far and comes back."""
    rest = share - 1
    return 1 + 2.7 * rest**3 + 1.7 * rest**2


def mix(start, end, share):
    """The value a share of the way from `start` to `end`. Whatever is no number (a name, None) changes at once, when the
    share reaches 1. Raises ValueError where the two differ in shape."""
    if isinstance(start, dict):
        if not isinstance(end, dict) or start.keys() != end.keys():
            raise ValueError(f"poses differ: {start} and {end}. Give both the same keys.")
        return {key: mix(start[key], end[key], share) for key in start}
    if isinstance(start, (tuple, list)):
        if not isinstance(end, (tuple, list)) or len(start) != len(end):
            raise ValueError(f"values differ in length: {start} and {end}. Give both as many numbers.")
        return type(start)(mix(a, b, share) for a, b in zip(start, end))
    if isinstance(start, (int, float)) and not isinstance(start, bool):
        return start + (end - start) * share
    return end if share >= 1 else start


def keys(length, *marks):
    """A loop of `length` frames through marks `(frame, value)` or `(frame, value, way)`, ascending; `way` is how the value
    is arrived at (`ease` unless said). After the last mark it goes on to the first. Returns a function of the frame.
    Raises ValueError when the marks do not ascend within the length."""
    times = [mark[0] for mark in marks]
    if times != sorted(set(times)) or not 0 <= times[0] <= times[-1] < length:
        raise ValueError(f"marks at {times}: expected ascending frames from 0 to below {length}.")

    def at(frame):
        frame = (frame - times[0]) % length + times[0]
        index = max(i for i, time in enumerate(times) if time <= frame)
        start, end = marks[index], marks[(index + 1) % len(marks)]
        gap = (end[0] - start[0]) % length or length
        way = end[2] if len(end) > 2 else ease
        return mix(start[1], end[1], way((frame - start[0]) / gap))

    return at


def hold(frame, frames, value, way=ease):
    """Two marks: `value` arrived at in `frame` and kept for `frames`."""
    return (frame, value, way), (frame + frames, value, way)


def arc(share):
    """The height of a thrown thing: 0 at 0 and 1, 1 in the middle; 0 outside."""
    return max(0.0, 4 * share * (1 - share))


def bell(frame, middle, width):
    """1 at `middle`, near 0 from `width` frames off; for a loop give it frames near the middle."""
    return math.exp(-(((frame - middle) / (width * 0.5)) ** 2))


def cycle(frame, length, times=1, phase=0.0):
    """A swing from -1 to 1 that comes round `times` in a loop, shifted by `phase` of a turn; 0 at frame 0 without it."""
    return math.sin(math.tau * (times * frame / length + phase))


def settle(since, size=1.0, period=5.0, fade=4.0):
    """What swings on after a stop `since` frames ago: from `size`, a swing every `period` frames, fading; 0 before."""
    return 0.0 if since < 0 else size * math.exp(-since / fade) * math.cos(math.tau * since / period)


def blink(frame, *starts):
    """How far eyes are shut, 0 to 1, when a blink of three frames begins at each of `starts`."""
    return max((1.0 if frame - start == 1 else 0.6 for start in starts if 0 <= frame - start <= 2), default=0.0)


def squash(size, amount):
    """The scale of a body of that size, flattened by `amount` (0.1: a tenth; below 0 stretched) with its volume kept."""
    tall = 1 - amount
    return (size / math.sqrt(tall), size / math.sqrt(tall), size * tall)
