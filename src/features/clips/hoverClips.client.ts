import { wantsAutoplay } from "./autoplayPreviews.ts";

/** Game cards, and scenes that have a clip. */
const movableSelector = "a[data-shape], [data-hover-clip]";

type PreviewModule = typeof import("./hoverPreviews.ts");

const withPreviews = (run: (previews: PreviewModule) => void) => import("./hoverPreviews.ts").then(run, () => {});

/** Plays clips over game cards: on hover and focus, and if switched on, over the centered card of touch screens. */
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
	// Reduced data disables previews; the hidden switch keeps its space to avoid a layout shift.
	if (navigator.connection?.saveData) control.dataset.idle = "";
	control.addEventListener("click", () => set(control.getAttribute("aria-checked") !== "true"));
	if (wantsAutoplay()) set(true);
}
