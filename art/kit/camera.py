"""Adds the camera of a scene."""

import math

import bpy
from mathutils import Quaternion, Vector

from kit.scene import link


def camera(at, target, view=35, roll=0, shift=(0, 0), focus=None, stop=2.8):
    """Adds the camera at `at`, aimed at `target`. `view`: field of view in degrees across the longer side of the
    picture. `roll`: degrees. `shift`: lens shift as a share of the longer side. `focus`: point in focus, or None for no
    depth of field. `stop`: f-number."""
    data = bpy.data.cameras.new("camera")
    thing = link("camera", data)
    bpy.context.scene.camera = thing
    data.sensor_fit, data.angle, data.clip_end = "AUTO", math.radians(view), 2000
    thing.location = at
    aim = (Vector(at) - Vector(target)).to_track_quat("Z", "Y")
    thing.rotation_euler = (aim @ Quaternion((0, 0, 1), math.radians(roll))).to_euler()
    data.shift_x, data.shift_y = shift
    if focus:
        data.dof.use_dof = True
        data.dof.focus_distance = (Vector(focus) - Vector(at)).length
        data.dof.aperture_fstop = stop
    return thing
