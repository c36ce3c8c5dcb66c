import { type ReactNode, Suspense, use } from "react";
import { useCame } from "./useCame.ts";

/** Whatever a visitor does. A click is heard of here before React hears of it. */
const ways = ["pointerdown", "pointermove", "touchstart", "wheel", "keydown", "focusin", "click"];

let hasMoved = typeof document === "undefined" || Boolean(window.__hasMoved) || scrollY > 0;

const move = new Promise<void>((resolve) => {
	if (hasMoved) return resolve();
	const tell = (event: Event) => {
		// A mouse that rests where the page comes up is reported as well.
		if (event instanceof MouseEvent && event.type === "pointermove" && !event.movementX && !event.movementY) return;
		hasMoved = true;
		for (const way of ways) removeEventListener(way, tell, true);
		removeEventListener("scroll", tell);
		resolve();
	};
	for (const way of ways) addEventListener(way, tell, { capture: true, passive: true });
	// The page's own alone: a row within it may stand scrolled from the beginning.
	addEventListener("scroll", tell, { passive: true });
});

/**
 * A part of a page that nobody can use before they have moved, because it lies below the first screen. It came with the page and can be
 * read; the app takes it over once somebody scrolls, touches, clicks or presses a key, which is soon enough for whatever that
 * leads to. Reached from within the app, it is there at once. Not a child of the body, where the build leaves no comments.
 */
export function OnceSomebodyMoves({ children }: { children: ReactNode }) {
	return (
		<Suspense>
			<TakenOver>{children}</TakenOver>
		</Suspense>
	);
}

function TakenOver({ children }: { children: ReactNode }) {
	if (useCame() && !hasMoved) use(move);
	return children;
}
