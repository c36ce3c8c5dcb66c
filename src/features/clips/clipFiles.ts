/** Addresses of the same clip in two encodings. */
export interface ClipFiles {
	/** A third smaller. */
	readonly av1: string;
	readonly h264: string;
}

/** By codec, so that a browser says of each whether it decodes it without asking for the file. */
const codecs = { av1: "av01.0.04M.08", h264: "avc1.64001F" } as const;

/**
 * Plays a clip on from where it is. A video without one, or whose file failed, gets the first file that the browser can play.
 *
 * @returns resolves when it plays; rejects as the video's own `playClip` does, or when the browser can play no file
 */
export async function playClip(video: HTMLVideoElement, files: ClipFiles): Promise<void> {
	if (!video.src || video.error) {
		const file = choose(video, files);
		if (!file) throw new Error("This browser plays neither AV1 nor H.264.");
		video.src = file;
	}
	await video.play();
}

function choose(video: HTMLVideoElement, files: ClipFiles): string | undefined {
	return (["av1", "h264"] as const)
		.map((codec) => ({ file: files[codec], codec: codecs[codec] }))
		.find(({ file, codec }) => video.canPlayType(`video/${endingOf(file)}; codecs="${codec}"`) !== "")?.file;
}

function endingOf(file: string): string {
	return file.slice(file.lastIndexOf(".") + 1);
}

/** Stops a clip, frees its decoder and aborts its download. */
export function releaseClip(video: HTMLVideoElement): void {
	video.pause();
	video.removeAttribute("src");
	video.load();
}
