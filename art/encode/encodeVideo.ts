/** Encodes frames to AV1 or H.264 with ffmpeg, within a byte budget. */
import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Frames per second of every clip. */
export const FRAME_RATE = 12;

/** Arguments of ffmpeg, and the qualities (CRF) to try in this order until the budget is met. */
const CODECS = {
	av1: { extension: "webm", options: ["-c:v", "libsvtav1", "-preset", "3", "-g", "240"], qualities: [34, 40, 46, 52] },
	h264: {
		extension: "mp4",
		options: ["-c:v", "libx264", "-preset", "veryslow", "-profile:v", "high", "-g", "240", "-movflags", "+faststart"],
		qualities: [27, 29, 31, 33],
	},
} as const;

export type Codec = keyof typeof CODECS;
export const FILE_EXTENSIONS = { av1: CODECS.av1.extension, h264: CODECS.h264.extension } as const;

function runFfmpeg(parameters: readonly string[], stdin?: Buffer): Buffer {
	const { error, status, stdout, stderr } = spawnSync("ffmpeg", ["-hide_banner", "-loglevel", "error", ...parameters], {
		input: stdin,
		maxBuffer: 1 << 28,
	});
	if (error) throw new Error("ffmpeg not found: install it with SVT-AV1 and x264 (Debian: apt-get install ffmpeg).");
	if (status !== 0) throw new Error(`ffmpeg failed: ${String(stderr).trim().slice(-400)}`);
	return stdout;
}

/** Decodes a video to frames of 8-bit RGB. */
export function readVideoFrames(file: string, [width, height]: readonly [width: number, height: number]): Buffer[] {
	const bytes = runFfmpeg(["-i", file, "-f", "rawvideo", "-pix_fmt", "rgb24", "-"]);
	const size = width * height * 3;
	return Array.from({ length: bytes.length / size }, (_, i) => bytes.subarray(i * size, (i + 1) * size));
}

/**
 * Encodes concatenated frames of 8-bit RGB.
 *
 * @param name of the clip in errors
 * @param size width and height in pixels
 * @param maxBytes maximum size of the file
 * @throws if the lowest quality exceeds `maxBytes`
 */
export async function encodeVideo(
	name: string,
	codec: Codec,
	frames: Buffer,
	size: readonly [width: number, height: number],
	maxBytes: number,
): Promise<Buffer> {
	const { extension, options, qualities } = CODECS[codec];
	const folder = await mkdtemp(join(tmpdir(), "site-video-"));
	const file = join(folder, `clip.${extension}`);
	const input = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", size.join("x"), "-r", String(FRAME_RATE), "-i", "-"];
	const color = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"];
	const scale = ["-vf", "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p"];
	let bytes = Buffer.alloc(0);
	try {
		for (const quality of qualities) {
			runFfmpeg(["-y", ...input, ...scale, ...options, "-crf", String(quality), ...color, "-an", file], frames);
			bytes = await readFile(file);
			if (bytes.length <= maxBytes) return bytes;
		}
	} finally {
		await rm(folder, { recursive: true });
	}
	throw new Error(
		`${name}: ${bytes.length} bytes as ${codec}; the limit is ${maxBytes}. Make it shorter or calmer: fewer small moving objects.`,
	);
}
