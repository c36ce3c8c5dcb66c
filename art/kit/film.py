"""Renders frames of a clip. Usage: `blender -b -P art/kit/film.py -- <clip> <width> <height> <samples> <folder>
<frame>…`."""

import importlib.util
import pathlib
import sys
import time

ART = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ART))
sys.dont_write_bytecode = True

import bpy  # noqa: E402

from kit.rendering import render  # noqa: E402
from kit.scene import clear  # noqa: E402


def _forget_all_but(stays):
    """Removes all objects except those in `stays` (pointers), and the data that no object uses."""
    for thing in [thing for thing in bpy.data.objects if thing.as_pointer() not in stays]:
        bpy.data.objects.remove(thing, do_unlink=True)
    for kind in (bpy.data.meshes, bpy.data.lights, bpy.data.cameras):
        for data in [data for data in kind if data.users == 0]:
            kind.remove(data)


def _widen():
    """Applies the camera's angle to the height of the frame. It was set for the height of an upright preview, so the
    middle of the wide frame now shows the same picture as the preview."""
    eye = bpy.context.scene.camera.data
    eye.sensor_height = eye.sensor_width
    eye.sensor_fit = "VERTICAL"


def main():
    """Loads a clip (path below art, without extension), builds its stage once, then models and renders each requested
    frame."""
    name, width, height, samples, folder, *frames = sys.argv[sys.argv.index("--") + 1 :]
    spec = importlib.util.spec_from_file_location("clip", ART / f"{name}.py")
    clip = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(clip)
    clear(clip.FOG)
    moment = clip.stage()
    if not getattr(clip, "WIDE", False):
        _widen()
    # Compare pointers, not names: renaming an object in Blender can change the name of another one.
    stays = {thing.as_pointer() for thing in bpy.data.objects}
    for frame in map(int, frames):
        started = time.time()
        _forget_all_but(stays)
        moment(frame)
        modelled = time.time()
        render(f"{folder}/{frame:03d}", int(width), int(height), int(samples), persistent=True)
        print(f"FRAME {frame} {modelled - started:.1f} {time.time() - modelled:.1f}", flush=True)


main()
