/*
 * denoise a.exr b.exr out.raw: two half-sample renders of one picture to one clean picture.
 * Light (colour over albedo, as a logarithm) is averaged over pixels that look alike: alike in light, measured against the
 * variance that the halves show, and alike in albedo, normal and depth. A second pass compares the first one's result.
 * out.raw: width and height as int32, then linear red, green, blue floats, row by row.
 * Compiled on demand: -O3 -march=native -ffast-math -fopenmp -lm
 */
#include "exr.h"

enum { RADIUS = 8, BAND = 16, PASSES = 2 };
static const float ALIKE_NORMAL = 0.35f, ALIKE_ALBEDO = 0.12f, ALIKE_DEPTH = 0.03f, DARKEST = 0.04f, STEEP = 8;

static int width, height;
static float *light[3], *variance[3], *albedo[3], *normal[3], *depth, *result[3];

static int clamped(int value, int most) { return value < 0 ? 0 : value > most ? most : value; }

static void prepare(const Picture *a, const Picture *b) {
	size_t count = (size_t)width * height;
	depth = plane(count);
	for (size_t i = 0; i < count; i++)
		depth[i] = logf(1e-3f + fminf(1e4f, 0.5f * (a->plane[DEPTH][i] + b->plane[DEPTH][i])));
	for (int k = 0; k < 3; k++) {
		light[k] = plane(count), variance[k] = plane(count), result[k] = plane(count);
		albedo[k] = plane(count), normal[k] = plane(count);
		for (size_t i = 0; i < count; i++) {
			albedo[k][i] = fmaxf(0.5f * (a->plane[ALBEDO + k][i] + b->plane[ALBEDO + k][i]), 0);
			normal[k][i] = 0.5f * (a->plane[NORMAL + k][i] + b->plane[NORMAL + k][i]);
			float ground = albedo[k][i] + DARKEST;
			float x = logf(1 + STEEP * fmaxf(a->plane[COLOUR + k][i], 0) / ground);
			float y = logf(1 + STEEP * fmaxf(b->plane[COLOUR + k][i], 0) / ground);
			light[k][i] = 0.5f * (x + y);
			variance[k][i] = 0.25f * (x - y) * (x - y);
		}
	}
}

/* A pixel brighter than all of its neighbours is a stray sample: it takes the brightest neighbour's value. */
static void drop_fireflies(float *values, float *spare) {
	memcpy(spare, values, sizeof(float) * width * height);
	for (int y = 1; y < height - 1; y++)
		for (int x = 1; x < width - 1; x++) {
			float most = 0;
			for (int v = -1; v <= 1; v++)
				for (int u = -1; u <= 1; u++)
					if (u || v) most = fmaxf(most, spare[(y + v) * width + x + u]);
			if (spare[y * width + x] > most + 0.05f) values[y * width + x] = most;
		}
}

static void blur_line(const float *from, float *to, int step, int count, int radius) {
	for (int i = 0; i < count; i++) {
		float sum = 0;
		for (int k = -radius; k <= radius; k++) sum += from[(size_t)clamped(i + k, count - 1) * step];
		to[(size_t)i * step] = sum / (2 * radius + 1);
	}
}

static void blur(float *values, float *spare, int radius) {
#pragma omp parallel for
	for (int y = 0; y < height; y++) blur_line(values + (size_t)y * width, spare + (size_t)y * width, 1, width, radius);
#pragma omp parallel for
	for (int x = 0; x < width; x++) blur_line(spare + x, values + x, width, height, radius);
}

static float unlike(const float *v, const float *s, size_t p, size_t q) {
	float d = v[p] - v[q];
	return (d * d - (s[p] + fminf(s[p], s[q]))) / (2e-4f + s[p] + s[q]);
}

/* One band of rows: for each shift, how unlike every pixel is to the shifted one, then the weighted sums. */
static void filter_band(int top, int bottom, float *const guide[3], float *const noise[3]) {
	int rows = bottom - top + 2, inner = bottom - top;
	float *far = plane((size_t)rows * width), *sums = plane((size_t)inner * width * 4), *tall = plane(width + 2);
	for (int v = -RADIUS; v <= RADIUS; v++)
		for (int u = -RADIUS; u <= RADIUS; u++) {
			if (u * u + v * v > RADIUS * RADIUS + 1) continue;
			int left = u < 0 ? -u : 0, right = u > 0 ? width - u : width;
			for (int r = 0; r < rows; r++) {
				int y = clamped(top - 1 + r, height - 1), other = clamped(y + v, height - 1);
				size_t p = (size_t)y * width, q = (size_t)other * width + u;
				float *line = far + (size_t)r * width;
				for (int x = left; x < right; x++)
					line[x] = (unlike(guide[0], noise[0], p + x, q + x) + unlike(guide[1], noise[1], p + x, q + x) +
						unlike(guide[2], noise[2], p + x, q + x)) / 3;
				for (int x = 0; x < left; x++) line[x] = line[left];
				for (int x = right; x < width; x++) line[x] = line[right - 1];
			}
			for (int r = 0; r < inner; r++) {
				int other = top + r + v;
				if (other < 0 || other >= height) continue;
				size_t p = (size_t)(top + r) * width, q = (size_t)other * width + u;
				const float *line = far + (size_t)r * width;
				float *red = sums + (size_t)r * width * 4, *green = red + width, *blue = green + width, *weight = blue + width;
				for (int x = 0; x < width; x++) tall[x + 1] = line[x] + line[x + width] + line[x + 2 * width];
				tall[0] = tall[1], tall[width + 1] = tall[width];
				for (int x = left; x < right; x++) {
					float e = fmaxf((tall[x] + tall[x + 1] + tall[x + 2]) / 9, 0);
					for (int k = 0; k < 3; k++) {
						float n = (normal[k][p + x] - normal[k][q + x]) / ALIKE_NORMAL;
						float a = (albedo[k][p + x] - albedo[k][q + x]) / ALIKE_ALBEDO;
						e += n * n + a * a;
					}
					float z = (depth[p + x] - depth[q + x]) / ALIKE_DEPTH, w = expf(-(e + z * z));
					red[x] += w * light[0][q + x], green[x] += w * light[1][q + x], blue[x] += w * light[2][q + x];
					weight[x] += w;
				}
			}
		}
	for (int r = 0; r < inner; r++)
		for (int x = 0; x < width; x++) {
			const float *at = sums + (size_t)r * width * 4 + x;
			size_t i = (size_t)(top + r) * width + x;
			for (int k = 0; k < 3; k++) result[k][i] = at[3 * width] > 1e-6f ? at[k * width] / at[3 * width] : light[k][i];
		}
	free(far), free(sums), free(tall);
}

static void filter(void) {
	size_t count = (size_t)width * height;
	float *guide[3], *noise[3];
	for (int k = 0; k < 3; k++) {
		guide[k] = plane(count), noise[k] = plane(count);
		memcpy(guide[k], light[k], count * sizeof(float));
		memcpy(noise[k], variance[k], count * sizeof(float));
	}
	for (int pass = 0; pass < PASSES; pass++) {
		for (int k = 0; pass > 0 && k < 3; k++) {
			memcpy(guide[k], result[k], count * sizeof(float));
			for (size_t i = 0; i < count; i++) noise[k][i] = variance[k][i] * 0.05f + 1.5e-4f;
		}
#pragma omp parallel for schedule(dynamic, 1)
		for (int band = 0; band < (height + BAND - 1) / BAND; band++) {
			int top = band * BAND;
			filter_band(top, top + BAND > height ? height : top + BAND, guide, noise);
		}
	}
	for (int k = 0; k < 3; k++) free(guide[k]), free(noise[k]);
}

/* Pixels on an edge match no neighbour and keep their noise: they are held between the second lowest and second highest. */
static void despeckle(float *values, float *spare) {
	memcpy(spare, values, sizeof(float) * width * height);
	for (int y = 1; y < height - 1; y++)
		for (int x = 1; x < width - 1; x++) {
			float low = 1e9f, lower = 1e9f, high = -1e9f, higher = -1e9f;
			for (int v = -1; v <= 1; v++)
				for (int u = -1; u <= 1; u++) {
					if (!u && !v) continue;
					float t = spare[(y + v) * width + x + u];
					if (t < lower) low = lower, lower = t;
					else if (t < low) low = t;
					if (t > higher) high = higher, higher = t;
					else if (t > high) high = t;
				}
			float now = spare[y * width + x];
			values[y * width + x] = now < low ? low : now > high ? high : now;
		}
}

int main(int count, char **words) {
	if (count != 4) fail("denoise", "expects a.exr b.exr out.raw");
	Picture a = read_exr(words[1]), b = read_exr(words[2]);
	if (a.width != b.width || a.height != b.height) fail(words[2], "differs in size from the first half");
	width = a.width, height = a.height;
	prepare(&a, &b);
	float *spare = plane((size_t)width * height);
	for (int k = 0; k < 3; k++) drop_fireflies(light[k], spare), blur(variance[k], spare, 2);
	filter();
	for (int k = 0; k < 3; k++) despeckle(result[k], spare), despeckle(result[k], spare);
	FILE *out = fopen(words[3], "wb");
	if (!out) fail(words[3], "cannot be written");
	int32_t size[2] = {width, height};
	fwrite(size, 4, 2, out);
	for (size_t i = 0; i < (size_t)width * height; i++)
		for (int k = 0; k < 3; k++) {
			float value = (expf(result[k][i]) - 1) / STEEP * (albedo[k][i] + DARKEST);
			fwrite(&value, 4, 1, out);
		}
	return fclose(out);
}
