/* Reads the channels that the denoiser needs from an uncompressed OpenEXR file of scan lines, as Blender writes it. */
#ifndef EXR_H
#define EXR_H
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COLOUR = 0, ALBEDO = 3, NORMAL = 6, DEPTH = 9, CHANNELS = 10 };

typedef struct {
	int width, height;
	float *plane[CHANNELS];
} Picture;

static const char *const endings[CHANNELS] = {
	"Combined.R",           "Combined.G",           "Combined.B",          "Denoising Albedo.R", "Denoising Albedo.G",
	"Denoising Albedo.B",   "Denoising Normal.X",   "Denoising Normal.Y",  "Denoising Normal.Z", "Denoising Depth.Z"};

static void fail(const char *file, const char *why) {
	fprintf(stderr, "%s: %s\n", file, why);
	exit(1);
}

static float *plane(size_t count) {
	float *values = calloc(count, sizeof(float));
	if (!values) fail("denoise", "out of memory");
	return values;
}

static float from_half(uint16_t bits) {
	uint32_t sign = bits >> 15, exponent = (bits >> 10) & 31, mantissa = bits & 1023;
	float value = exponent == 0 ? ldexpf(mantissa, -24) : ldexpf(mantissa + 1024, (int)exponent - 25);
	return exponent == 31 ? 0 : sign ? -value : value;
}

static uint8_t *whole(const char *file, size_t *length) {
	FILE *stream = fopen(file, "rb");
	if (!stream) fail(file, "cannot be opened");
	fseek(stream, 0, SEEK_END);
	*length = (size_t)ftell(stream);
	rewind(stream);
	uint8_t *bytes = malloc(*length);
	if (!bytes || fread(bytes, 1, *length, stream) != *length) fail(file, "cannot be read");
	fclose(stream);
	return bytes;
}

static int ends_with(const char *text, const char *ending) {
	size_t a = strlen(text), b = strlen(ending);
	return a >= b && strcmp(text + a - b, ending) == 0;
}

static Picture read_exr(const char *file) {
	size_t length;
	uint8_t *bytes = whole(file, &length), *p = bytes + 8;
	Picture picture = {0, 0, {0}};
	int count = 0, compression = -1, wide[64], target[64];
	if (length < 16 || memcmp(bytes, "\x76\x2f\x31\x01", 4) != 0) fail(file, "is not an OpenEXR file");
	while (*p) {
		const char *name = (const char *)p;
		p += strlen(name) + 1;
		p += strlen((const char *)p) + 1;
		int32_t size, box[4];
		memcpy(&size, p, 4);
		p += 4;
		if (strcmp(name, "channels") == 0)
			for (uint8_t *q = p; *q && count < 64; q += 16, count++) {
				const char *channel = (const char *)q;
				q += strlen(channel) + 1;
				wide[count] = *q == 1 ? 2 : 4;
				target[count] = -1;
				for (int i = 0; i < CHANNELS; i++)
					if (ends_with(channel, endings[i])) target[count] = i;
			}
		if (strcmp(name, "dataWindow") == 0) {
			memcpy(box, p, 16);
			picture.width = box[2] - box[0] + 1;
			picture.height = box[3] - box[1] + 1;
		}
		if (strcmp(name, "compression") == 0) compression = *p;
		p += size;
	}
	if (compression != 0) fail(file, "is compressed; write it with the codec NONE");
	size_t pixels = (size_t)picture.width * picture.height;
	for (int i = 0; i < CHANNELS; i++) picture.plane[i] = plane(pixels);
	p++;
	for (int line = 0; line < picture.height; line++) {
		uint64_t offset;
		int32_t y;
		memcpy(&offset, p + 8 * (size_t)line, 8);
		if (offset + 8 > length) fail(file, "ends too early");
		memcpy(&y, bytes + offset, 4);
		const uint8_t *q = bytes + offset + 8;
		for (int c = 0; c < count; q += (size_t)wide[c] * picture.width, c++)
			for (int x = 0; target[c] >= 0 && x < picture.width; x++) {
				uint16_t half;
				float value;
				memcpy(&half, q + 2 * (size_t)x, 2);
				if (wide[c] == 4) memcpy(&value, q + 4 * (size_t)x, 4);
				else value = from_half(half);
				picture.plane[target[c]][(size_t)y * picture.width + x] = isfinite(value) ? value : 0;
			}
	}
	free(bytes);
	return picture;
}
#endif
