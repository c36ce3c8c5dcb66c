import { wantsAutoplay } from "./autoplayPreviews.ts";

/** Cards of games, and scenes that have a clip. */
const movableSelector = "a[data-shape], [data-hover-clip]";

type PreviewModule = typeof import("./hoverPreviews.ts");

const withPreviews = (run: (previews: PreviewModule) => void) => import("./hoverPreviews.ts").then(run, () => {});

/**
 * Plays clips over the pictures of game cards: of the card under the mouse or with the focus, or, on touch screens where
 * the visitor switched that on, of the card in the middle of the screen. The code is fetched at the first such card.
 * Without it, cards stay pictures.
 */
export function startHoverClips(): void {
	for (const event of ["pointerover", "focusin"]) document.addEventListener(event, moveTarget, { passive: true });
	const control = document.querySelector<HTMLElement>("[data-autoplay-switch]");
	if (control) enhanceSwitch(control);
}

function moveTarget({ target }: Event): void {
	const card = target instanceof Element && target.closest<HTMLElement>(movableSelector);
	if (!card || (!matchMedia("(hover: hover)").matches && !wantsAutoplay())) return;
	withPreviews(({ startPreview }) => startPreview(card));
}

function enhanceSwitch(control: HTMLElement): void {
	const set = (isOn: boolean) => {
		control.setAttribute("aria-checked", String(isOn));
		withPreviews(({ setAutoplay }) => setAutoplay(isOn));
	};
	// With reduced data nothing moves; the hidden switch leaves its space free.
	if (navigator.connection?.saveData) control.dataset.idle = "";
	control.addEventListener("click", () => set(control.getAttribute("aria-checked") !== "true"));
	if (wantsAutoplay()) set(true);
}
