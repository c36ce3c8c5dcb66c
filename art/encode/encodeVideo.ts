/** Frames to a file of AV1 and one of H.264, by ffmpeg, each within its budget. */
import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Frames a second of every clip. */
export const FRAME_RATE = 12;

/** Ways to encode: arguments of ffmpeg, and the qualities (CRF) tried in this order until the budget is met. */
const CODECS = {
	av1: { ending: "webm", words: ["-c:v", "libsvtav1", "-preset", "3", "-g", "240"], qualities: [34, 40, 46, 52] },
	h264: {
		ending: "mp4",
		words: ["-c:v", "libx264", "-preset", "veryslow", "-profile:v", "high", "-g", "240", "-movflags", "+faststart"],
		qualities: [27, 29, 31, 33],
	},
} as const;

export type Codec = keyof typeof CODECS;
export const FILE_EXTENSIONS = { av1: CODECS.av1.ending, h264: CODECS.h264.ending } as const;

function runFfmpeg(words: readonly string[], input?: Buffer): Buffer {
	const { error, status, stdout, stderr } = spawnSync("ffmpeg", ["-hide_banner", "-loglevel", "error", ...words], {
		input,
		maxBuffer: 1 << 28,
	});
	if (error) throw new Error("ffmpeg not found: install it (Debian: apt-get install ffmpeg), with SVT-AV1 and x264.");
	if (status !== 0) throw new Error(`ffmpeg failed: ${String(stderr).trim().slice(-400)}`);
	return stdout;
}

/** The frames of a video of that size as 8-bit RGB. */
export function readVideoFrames(file: string, [width, height]: readonly [width: number, height: number]): Buffer[] {
	const bytes = runFfmpeg(["-i", file, "-f", "rawvideo", "-pix_fmt", "rgb24", "-"]);
	const size = width * height * 3;
	return Array.from({ length: bytes.length / size }, (_, i) => bytes.subarray(i * size, (i + 1) * size));
}

/**
 * Encodes frames of 8-bit RGB, one behind another, `size` in pixels.
 *
 * @param budget most bytes of the file
 * @throws when even the lowest quality exceeds the budget; `name` is how the error names the clip
 */
export async function encodeVideo(
	name: string,
	codec: Codec,
	frames: Buffer,
	size: readonly [width: number, height: number],
	budget: number,
): Promise<Buffer> {
	const { ending, words, qualities } = CODECS[codec];
	const folder = await mkdtemp(join(tmpdir(), "site-video-"));
	const file = join(folder, `clip.${ending}`);
	const source = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", size.join("x"), "-r", String(FRAME_RATE), "-i", "-"];
	const color = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"];
	const scale = ["-vf", "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p"];
	let bytes = Buffer.alloc(0);
	try {
		for (const quality of qualities) {
			runFfmpeg(["-y", ...source, ...scale, ...words, "-crf", String(quality), ...color, "-an", file], frames);
			bytes = await readFile(file);
			if (bytes.length <= budget) return bytes;
		}
	} finally {
		await rm(folder, { recursive: true });
	}
	throw new Error(
		`${name}: ${bytes.length} bytes as ${codec}, ${budget} at most. Make it shorter or calmer: fewer small things that move.`,
	);
}
