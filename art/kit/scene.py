"""Objects in the scene: emptying it, placing, grouping, copying, baking."""

import math

import bmesh
import bpy

from kit.materials import forget, stuff


def clear(fog=None):
    """Empties the scene; `fog` as in materials.forget."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    forget(fog)


def place(thing, at=(0, 0, 0), turn=(0, 0, 0), scale=1, parent=None):
    """Sets an object's location, rotation (degrees about x, y, z), scale and parent. Returns the object."""
    thing.location = at
    thing.rotation_euler = [math.radians(angle) for angle in turn]
    thing.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    if parent:
        thing.parent = parent
    return thing


def link(name, data):
    """Adds an object with `data` to the scene and returns it."""
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    return thing


def group(at=(0, 0, 0), turn=(0, 0, 0), scale=1, parent=None):
    """Returns an empty object to which other objects can be parented."""
    return place(link("group", None), at, turn, scale, parent)


def tumble(turn, pivot=(0, 0, 0)):
    """Turns all objects added so far about `pivot`, for example a falling house. Returns the parent of them all."""
    standing = [thing for thing in bpy.context.scene.objects if thing.parent is None]
    handle = group(pivot, turn)
    inside = group([-p for p in pivot], parent=handle)
    for thing in standing:
        thing.parent = inside
    return handle


def aim(thing, direction):
    """Turns an object so that its z axis points along `direction`."""
    from mathutils import Vector

    thing.rotation_euler = Vector((0, 0, 1)).rotation_difference(Vector(direction)).to_euler()
    return thing


def _keep_sharp(thing, angle):
    """Shades edges above `angle` (radians) as sharp, including edges that modifiers create."""
    if hasattr(thing.data, "use_auto_smooth"):
        thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, angle
    else:
        # Blender 4.1 removed auto smooth; split edges look the same.
        thing.modifiers.new("sharp", "EDGE_SPLIT").split_angle = angle


def solid(
    mesh, look, at=(0, 0, 0), turn=(0, 0, 0), scale=1, parent=None, smooth=True, crease=35, bevel=0, segments=3, shell=0
):
    """Makes an object from a bmesh, which it frees. `look`: a material, a hex color, or a list of them. `crease`: angle
    in degrees above which an edge stays sharp (0: all edges are smooth). `bevel`: radius. `shell`: thickness added to
    an open surface."""
    data = bpy.data.meshes.new("solid")
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    mesh.to_mesh(data)
    mesh.free()
    for one in look if isinstance(look, (list, tuple)) else [look]:
        data.materials.append(stuff(one))
    thing = link("solid", data)
    data.polygons.foreach_set("use_smooth", [smooth] * len(data.polygons))
    if shell:
        modifier = thing.modifiers.new("shell", "SOLIDIFY")
        modifier.thickness, modifier.offset = shell, 1
    if bevel:
        modifier = thing.modifiers.new("bevel", "BEVEL")
        modifier.width, modifier.segments = bevel, segments
        modifier.limit_method, modifier.angle_limit = "ANGLE", math.radians(30)
    if smooth and crease:
        _keep_sharp(thing, math.radians(60 if bevel else crease))
    return place(thing, at, turn, scale, parent)


def bake(thing):
    """Applies an object's modifiers to its mesh."""
    graph = bpy.context.evaluated_depsgraph_get()
    data = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
    thing.modifiers.clear()
    thing.data = data
    return thing


def again(thing, at=(0, 0, 0), turn=(0, 0, 0), scale=1, parent=None):
    """Returns a copy of an object and its children, which shares their meshes."""
    made = thing.copy()
    bpy.context.collection.objects.link(made)
    for child in thing.children:
        inner = again(child)
        inner.parent = made
        inner.location, inner.rotation_euler, inner.scale = child.location, child.rotation_euler, child.scale
    return place(made, at, turn, scale, parent)
