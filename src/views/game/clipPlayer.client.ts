import { prefersReducedMotion } from "#src/features/clips/canAutoplay.ts";
import { type ClipFiles, playClip, releaseClip } from "#src/features/clips/clipFiles.ts";

type ClipAction = "play" | "pause" | "restart";

/**
 * Plays the clip of a `[data-clip]` slide over its first frame: in a loop, or once under reduced motion, and paused
 * outside the viewport. If it cannot be played, the button shows an error.
 */
export function startClip(slide: HTMLElement): void {
	const files: ClipFiles = JSON.parse(slide.dataset.clip ?? "{}");
	const controls = slide.querySelector("button")?.parentElement;
	const template = slide.querySelector("template");
	// A second click while the script loads must not add a second video.
	if (!controls || !template || slide.querySelector("video")) return;
	const button = (action: ClipAction) =>
		(template.content.querySelector(`[data-action=${action}]`) as HTMLButtonElement).cloneNode(
			true,
		) as HTMLButtonElement;
	const [playButton, pauseButton, restartButton] = [button("play"), button("pause"), button("restart")];
	const playLabel = playButton.getAttribute("aria-label") ?? "";

	const video = document.createElement("video");
	video.muted = true;
	video.playsInline = true;
	video.loop = !prefersReducedMotion.matches;
	video.tabIndex = -1;
	video.setAttribute("aria-hidden", "true");
	slide.querySelector("picture")?.after(video);

	const show = (...buttons: HTMLButtonElement[]) => {
		const hadFocus = controls.contains(document.activeElement);
		controls.replaceChildren(...buttons);
		if (hadFocus) buttons[0]?.focus({ preventScroll: true });
	};
	const fail = () => {
		releaseClip(video);
		video.hidden = true;
		playButton.removeAttribute("aria-label");
		playButton.append(playButton.dataset.failed ?? "");
		show(playButton);
	};
	const start = () =>
		playClip(video, files).catch(({ name }: Error) => {
			// `AbortError`: the clip was paused before it started.
			if (name !== "AbortError") fail();
		});
	video.addEventListener("play", () => show(pauseButton, restartButton));
	video.addEventListener("pause", () => {
		if (!video.hidden) show(playButton, restartButton);
	});
	playButton.addEventListener("click", () => {
		if (video.hidden) {
			video.hidden = false;
			playButton.lastChild?.remove();
			playButton.setAttribute("aria-label", playLabel);
		}
		start();
	});
	pauseButton.addEventListener("click", () => video.pause());
	restartButton.addEventListener("click", () => {
		video.currentTime = 0;
		start();
	});
	new IntersectionObserver((entries) => {
		if (!entries[entries.length - 1]?.isIntersecting) video.pause();
	}).observe(video);
	show(pauseButton, restartButton);
	start();
}
