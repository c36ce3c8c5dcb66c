import { previewsKey, wantsAutoplay } from "./autoplayPreviews.ts";
import { canAutoplay, prefersReducedMotion } from "./canAutoplay.ts";
import { findCenteredCard } from "./findCenteredCard.ts";
import { getCardClip } from "./getCardClip.ts";
import { overlayVideo } from "./overlayVideo.ts";

/** Milliseconds that a card is rested on before its clip is fetched: who only passes over it has not asked for it. */
const restDelay = 120;

/** Where a card moves under the mouse. Elsewhere one does in the middle of the screen. */
const hasMouse = matchMedia("(hover: hover) and (pointer: fine)");

/** The one card that moves or is about to. */
let activePreview: { readonly card: Element; readonly stop: () => void } | undefined;

/** A mouse, the focus or a finger has come to a card of a game. */
export function startPreview(card: HTMLElement): void {
	if (!hasMouse.matches) followScroll(isWanted ?? wantsAutoplay());
	else if (card.matches(":hover, :focus-visible") && activePreview?.card !== card && hasClip(card) && canAutoplay()) {
		moveWhileWanted(card);
	}
}

/** Moves a card until neither the mouse nor the focus is there any more. */
function moveWhileWanted(card: HTMLElement): void {
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

/** Whether the card in the middle shall move; undefined until this page has been asked. */
let isWanted: boolean | undefined;

/** Moves the card in the middle of the screen from now on, or none. Keeps it for later visits, where the browser stores anything. */
export function setAutoplay(isOn: boolean): void {
	try {
		if (isOn) localStorage.setItem(previewsKey, "on");
		else localStorage.removeItem(previewsKey);
	} catch {}
	followScroll(isOn);
}

/** Moves the card in the middle of the screen, wherever the visitor scrolls to, while that is wanted. */
function followScroll(isOn: boolean): void {
	if (isWanted === undefined) {
		for (const event of ["scroll", "resize"]) addEventListener(event, settle, { capture: true, passive: true });
	}
	isWanted = isOn;
	choose();
}

let settleTimer: ReturnType<typeof setTimeout>;
function settle(): void {
	clearTimeout(settleTimer);
	settleTimer = setTimeout(choose, restDelay);
}

function choose(): void {
	const card = isWanted && !hasMouse.matches && canAutoplay() ? findCenteredCard(hasClip) : undefined;
	if (card === activePreview?.card) return;
	stop();
	if (card) start(card, 0);
}

function hasClip(card: Element): boolean {
	return getCardClip(card) !== undefined;
}

/** Lays the card's clip over its picture whenever that is on the screen. A card without a clip does not change. */
function start(card: Element, delay: number): void {
	stop();
	const clip = getCardClip(card);
	const picture = card.querySelector("picture");
	if (!clip || !picture) return;
	let takeAway: (() => void) | undefined;
	const observer = new IntersectionObserver((entries) => {
		takeAway?.();
		takeAway = entries[entries.length - 1]?.isIntersecting ? overlayVideo(picture, clip) : undefined;
	});
	const timer = setTimeout(() => observer.observe(picture), delay);
	activePreview = {
		card,
		stop() {
			clearTimeout(timer);
			observer.disconnect();
			takeAway?.();
		},
	};
}

function stop(): void {
	activePreview?.stop();
	activePreview = undefined;
}

prefersReducedMotion.addEventListener("change", stop);
