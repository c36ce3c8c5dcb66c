import { type ClipFiles, playClip, releaseClip } from "./clipFiles.ts";

/** Overlays a clip on a picture; it becomes visible when it plays. Returns a function that removes it. */
export function overlayVideo(picture: Element, files: ClipFiles): () => void {
	const video = document.createElement("video");
	Object.assign(video, {
		muted: true,
		loop: true,
		playsInline: true,
		disablePictureInPicture: true,
		disableRemotePlayback: true,
		tabIndex: -1,
		ariaHidden: "true",
	});
	picture.after(video);
	playClip(video, files).then(
		() => {
			video.dataset.plays = "";
		},
		() => {},
	);
	const end = new AbortController();
	const rest = () => (document.hidden ? video.pause() : playClip(video, files).catch(() => {}));
	document.addEventListener("visibilitychange", rest, { signal: end.signal });
	return () => {
		end.abort();
		video.pause();
		delete video.dataset.plays;
		Promise.allSettled(video.getAnimations().map(({ finished }) => finished)).then(() => {
			releaseClip(video);
			video.remove();
		});
	};
}
