import { previewsKey, wantsAutoplay } from "./autoplayPreviews.ts";
import { canAutoplay, prefersReducedMotion } from "./canAutoplay.ts";
import { findCenteredCard } from "./findCenteredCard.ts";
import { getCardClip } from "./getCardClip.ts";
import { overlayVideo } from "./overlayVideo.ts";

/** Milliseconds of rest before a clip is fetched, so that passing over a card loads nothing. */
const restDelay = 120;

/** With a mouse, the hovered card plays; otherwise the centered one. */
const hasMouse = matchMedia("(hover: hover) and (pointer: fine)");

/** The card that plays or is about to. */
let activePreview: { readonly card: Element; readonly stop: () => void } | undefined;

/** Called when a mouse, the focus or a finger reaches a card. */
export function startPreview(card: HTMLElement): void {
	if (!hasMouse.matches) followScroll(isAutoplayOn ?? wantsAutoplay());
	else if (card.matches(":hover, :focus-visible") && activePreview?.card !== card && hasClip(card) && canAutoplay()) {
		playWhileActive(card);
	}
}

/** Plays a card's clip until neither mouse nor focus is on it. */
function playWhileActive(card: HTMLElement): void {
	start(card, restDelay);
	const end = new AbortController();
	const leave = (stays: string) => {
		if (card.matches(stays)) return;
		end.abort();
		if (activePreview?.card === card) stop();
	};
	card.addEventListener("pointerleave", () => leave(":focus-visible"), { signal: end.signal });
	card.addEventListener("blur", () => leave(":hover"), { signal: end.signal });
}

/** Whether the centered card plays; undefined before the first `followScroll`. */
let isAutoplayOn: boolean | undefined;

/** Switches previews of the centered card on or off, also for later visits unless storage is blocked. */
export function setAutoplay(isOn: boolean): void {
	try {
		if (isOn) localStorage.setItem(previewsKey, "on");
		else localStorage.removeItem(previewsKey);
	} catch {}
	followScroll(isOn);
}

function followScroll(isOn: boolean): void {
	if (isAutoplayOn === undefined) {
		for (const event of ["scroll", "resize"]) addEventListener(event, settle, { capture: true, passive: true });
	}
	isAutoplayOn = isOn;
	playCenteredCard();
}

let settleTimer: ReturnType<typeof setTimeout>;
function settle(): void {
	clearTimeout(settleTimer);
	settleTimer = setTimeout(playCenteredCard, restDelay);
}

function playCenteredCard(): void {
	const card = isAutoplayOn && !hasMouse.matches && canAutoplay() ? findCenteredCard(hasClip) : undefined;
	if (card === activePreview?.card) return;
	stop();
	if (card) start(card, 0);
}

function hasClip(card: Element): boolean {
	return getCardClip(card) !== undefined;
}

/** Overlays the card's clip while its picture is visible. Does nothing for a card without a clip. */
function start(card: Element, delay: number): void {
	stop();
	const clip = getCardClip(card);
	const picture = card.querySelector("picture");
	if (!clip || !picture) return;
	let removeVideo: (() => void) | undefined;
	const observer = new IntersectionObserver((entries) => {
		removeVideo?.();
		removeVideo = entries[entries.length - 1]?.isIntersecting ? overlayVideo(picture, clip) : undefined;
	});
	const timer = setTimeout(() => observer.observe(picture), delay);
	activePreview = {
		card,
		stop() {
			clearTimeout(timer);
			observer.disconnect();
			removeVideo?.();
		},
	};
}

function stop(): void {
	activePreview?.stop();
	activePreview = undefined;
}

prefersReducedMotion.addEventListener("change", stop);
