import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { encodeVideo, readVideoFrames } from "./encodeVideo.ts";

const FRAMES = Buffer.alloc(2 * 8 * 8 * 3);

/** Fake ffmpeg: writes 1000 - 10 * quality bytes and logs its arguments. */
const FAKE_FFMPEG = `#!/bin/sh
for word in "$@"; do
	[ "$previous" = -crf ] && quality=$word
	previous=$word
done
echo "$@" >> "$(dirname "$0")/log"
if [ "$previous" = - ]; then head -c 384 /dev/zero; else cat > /dev/null; head -c $((1000 - 10 * quality)) /dev/zero > "$previous"; fi
`;

describe("the clip encoder", () => {
	let folder: string;
	beforeEach(() => {
		folder = mkdtempSync(join(tmpdir(), "video-"));
		writeFileSync(join(folder, "ffmpeg"), FAKE_FFMPEG);
		chmodSync(join(folder, "ffmpeg"), 0o755);
		vi.stubEnv("PATH", `${folder}${delimiter}${process.env.PATH}`);
	});
	afterEach(() => rmSync(folder, { recursive: true }));

	it("chooses the best quality within the size limit", async () => {
		expect(await encodeVideo("boat", "av1", FRAMES, [8, 8], 5000)).toHaveLength(660);
		expect(await encodeVideo("boat", "av1", FRAMES, [8, 8], 600)).toHaveLength(600);
		expect(await encodeVideo("boat", "h264", FRAMES, [8, 8], 720)).toHaveLength(710);
	});

	it("rejects a clip that exceeds the limit at the lowest quality", async () => {
		await expect(encodeVideo("boat, card", "h264", FRAMES, [8, 8], 600)).rejects.toThrow(
			"boat, card: 670 bytes as h264; the limit is 600. Make it shorter or calmer",
		);
	});

	it("decodes a video into its frames", () => {
		expect(readVideoFrames("clip.mp4", [8, 8]).map(({ length }) => length)).toEqual([192, 192]);
	});

	it("names the missing program if ffmpeg is not installed", async () => {
		vi.stubEnv("PATH", join(folder, "nothing"));
		await expect(encodeVideo("boat", "av1", FRAMES, [8, 8], 5000)).rejects.toThrow(/^ffmpeg not found: install it/);
	});
});
