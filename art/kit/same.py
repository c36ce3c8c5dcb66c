"""Compares a clip's first frame with its still: the game's preview, or the (scene, shot) in the clip's STILL. Usage:
`blender -b -P art/kit/same.py -- <slug>`."""

import importlib
import pathlib
import sys
from collections import Counter

ART = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ART))
sys.dont_write_bytecode = True

import bpy  # noqa: E402

from kit.scene import clear  # noqa: E402

POINTS = 40


def _facts():
    """Counts the objects in the scene: meshes by number of vertices and sum of sampled positions, lights and cameras by
    position."""
    bpy.context.view_layer.update()
    facts = Counter()
    for thing in bpy.data.objects:
        if thing.type == "MESH":
            points = thing.data.vertices
            some = [thing.matrix_world @ points[i].co for i in range(0, len(points), max(1, len(points) // POINTS))]
            sums = [round(sum(point[k] for point in some), 2) for k in range(3)]
            facts[("mesh", len(points), *sums)] += 1
        elif thing.type in ("LIGHT", "CAMERA"):
            place = [round(value, 3) for value in thing.matrix_world.translation]
            facts[(thing.type.lower(), *place)] += 1
    return facts


def main():
    """Builds the still, then the clip's stage and first frame, and prints the objects that only one of them has."""
    slug = sys.argv[sys.argv.index("--") + 1]
    clip = importlib.import_module(f"clips.{slug}")
    scene, shot = getattr(clip, "STILL", (f"worlds.{slug}", "preview"))
    world = importlib.import_module(scene)
    clear(getattr(world, "FOGS", {}).get(shot, getattr(world, "FOG", None)))
    world.SHOTS[shot]()
    preview = _facts()
    clear(clip.FOG)
    clip.stage()(0)
    first = _facts()
    for name, only in (("preview", preview - first), ("clip", first - preview)):
        for fact in only:
            print(f"ONLY the {name} has {' '.join(map(str, fact))}", flush=True)
    print(f"COMPARED {sum(preview.values())} with {sum(first.values())}", flush=True)


main()
