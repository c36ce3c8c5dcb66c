/** Addresses of the same clip in two encodings. */
export interface ClipFiles {
	/** A third smaller. */
	readonly av1: string;
	readonly h264: string;
}

/** With the codec, so that the browser says whether it decodes a file without fetching it. The first that it plays is used. */
const mimeTypes = { av1: 'video/webm; codecs="av01.0.04M.08"', h264: 'video/mp4; codecs="avc1.64001F"' } as const;

/**
 * Plays a clip on from where it is. A video without one, or whose file failed, gets the first file that the browser can play.
 * Rejects as `video.play()` does, or when the browser can play no file.
 */
export async function playClip(video: HTMLVideoElement, files: ClipFiles): Promise<void> {
	if (!video.src || video.error) {
		const playableCodec = (["av1", "h264"] as const).find((name) => video.canPlayType(mimeTypes[name]) !== "");
		if (!playableCodec) throw new Error("This browser plays neither AV1 nor H.264.");
		video.src = files[playableCodec];
	}
	await video.play();
}

/** Stops a clip, frees its decoder and aborts its download. */
export function releaseClip(video: HTMLVideoElement): void {
	video.pause();
	video.removeAttribute("src");
	video.load();
}
