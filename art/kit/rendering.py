"""Renders with Cycles, with few samples in two halves. The difference between the halves shows the denoiser where the
noise is."""

import time

import bpy


def _image_format(scene, file_format, media_type):
    """Sets the output file format and returns the settings. Blender 5 needs the media type first."""
    image = scene.render.image_settings
    if hasattr(image, "media_type"):
        image.media_type = media_type
    image.file_format = file_format
    return image


def _settle(scene, persistent):
    cycles = scene.cycles
    scene.render.engine, cycles.device = "CYCLES", "CPU"
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 2, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces, cycles.volume_bounces = 2, 24, 0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct, cycles.blur_glossy = 2.5, 12, 1
    cycles.use_fast_gi, cycles.fast_gi_method = True, "REPLACE"
    cycles.ao_bounces = cycles.ao_bounces_render = 1
    scene.world.light_settings.distance, scene.world.light_settings.ao_factor = 6, 0.6
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.02, 12
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.5
    cycles.use_denoising, cycles.use_auto_tile = False, False
    scene.render.use_persistent_data = persistent
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    scene.view_layers[0].cycles.denoising_store_passes = True
    image = _image_format(scene, "OPEN_EXR_MULTILAYER", "MULTI_LAYER_IMAGE")
    image.color_depth, image.exr_codec = "32", "NONE"
    if hasattr(image, "use_exr_interleave"):
        # The denoiser reads a single part that contains all channels, which is what Blender 3 wrote.
        image.use_exr_interleave = True


def render(path, width, height, samples, persistent=False):
    """Writes `path`.a.exr and `path`.b.exr, each with half of the samples and with albedo, normal and depth passes.
    `persistent` keeps the Cycles scene between renders, which at least halves the time of the next ones."""
    scene = bpy.context.scene
    _settle(scene, persistent)
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    started = time.time()
    for seed, half in ((11, "a"), (108, "b")):
        scene.cycles.samples, scene.cycles.seed = samples // 2, seed
        scene.render.filepath = f"{path}.{half}.exr"
        bpy.ops.render.render(write_still=True)
    print(f"RENDERED {time.time() - started:.1f}", flush=True)


def outline(path):
    """Renders `path`.cutout.png in the size of the last render, transparent where there is no object."""
    scene = bpy.context.scene
    scene.render.film_transparent, scene.render.filepath = True, f"{path}.cutout.png"
    image = _image_format(scene, "PNG", "IMAGE")
    image.color_mode, image.color_depth = "RGBA", "8"
    bpy.ops.render.render(write_still=True)
