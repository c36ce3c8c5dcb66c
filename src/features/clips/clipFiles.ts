/** URLs of one clip in two encodings. */
export interface ClipFiles {
	/** A third smaller than H.264. */
	readonly av1: string;
	readonly h264: string;
}

/** With codecs, so that `canPlayType` answers without a request. In order of preference. */
const mimeTypes = { av1: 'video/webm; codecs="av01.0.04M.08"', h264: 'video/mp4; codecs="avc1.64001F"' } as const;

/** Plays or resumes a clip, from the first playable file. Rejects like `video.play()` and without a playable file. */
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
