import { type ReactNode, Suspense, use } from "react";
import { useCame } from "./useCame.ts";

const isServer = typeof document === "undefined";

const move = new Promise<void>((resolve) => {
	if (!isServer) addEventListener("page:moved", () => resolve(), { once: true });
});

/**
 * A part of a page that nobody can use before they have moved, because it lies below the first screen. It came with the page and can be
 * read; the app takes it over once somebody scrolls, touches, clicks or presses a key (`app/boot/boot.ts` tells), which is soon enough for
 * whatever that leads to. Reached from within the app, it is there at once. Not a child of the body, where the build leaves no comments.
 */
export function OnceSomebodyMoves({ children }: { children: ReactNode }) {
	return (
		<Suspense>
			<TakenOver>{children}</TakenOver>
		</Suspense>
	);
}

function TakenOver({ children }: { children: ReactNode }) {
	if (useCame() && !isServer && !window.__hasMoved) use(move);
	return children;
}
