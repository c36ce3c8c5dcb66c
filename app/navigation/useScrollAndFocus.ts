import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { focusInView } from "./focusInView.ts";
import { holdPlace, isHeld, releasePlace } from "./holdPlace.ts";

const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * After a client navigation: Back and Forward restore where the visitor was, a new hash wins, one that says so in its
 * state moves nothing (`keepsPlace`) or finds what was read in another language (`findsPlace`), everything else goes smoothly to the top (at once under reduced motion or
 * inside a view transition), and focus moves to the new `h1`
 * (else `main`) without moving the page (product 3); where a place is restored, to the link by which it was left. Loads of whole documents are left to the browser (decision 15).
 */
export function useScrollAndFocus(): void {
	const { key, pathname, hash, state } = useLocation();
	const type = useNavigationType();
	/** The history's entry that is drawn. While another one is on its way, it is not the current one. */
	const shown = useRef({ entry: "", pathname });
	/** Per entry of the history, the `href` of the link that was clicked last. */
	const followed = useRef(new Map<string, string>());

	useEffect(() => {
		const { places } = window;
		if (!places) return;
		const remember = () => {
			if (!isHeld() && places.entry() === shown.current.entry) places.remember();
		};
		// By the browser, Back would scroll the page that is still shown. It gets the entry back when the document is left.
		const take = () => {
			history.scrollRestoration = "manual";
		};
		const noteLink = ({ target }: MouseEvent) => {
			const href = target instanceof Element && target.closest("a")?.getAttribute("href");
			if (href) followed.current.set(shown.current.entry, href);
		};
		take();
		remember();
		addEventListener("click", noteLink, true);
		addEventListener("scroll", remember, { passive: true });
		addEventListener("pageshow", take);
		addEventListener("pagehide", remember, true);
		return () => {
			removeEventListener("click", noteLink, true);
			removeEventListener("scroll", remember);
			removeEventListener("pageshow", take);
			removeEventListener("pagehide", remember, true);
		};
	}, []);

	useBeforePaint(() => {
		const { places } = window;
		if (!places) return;
		const before = shown.current;
		const entry = places.entry();
		if (before.entry === entry) return;
		shown.current = { entry, pathname };
		if (!before.entry) return;
		releasePlace();
		// The address bar and plain anchors make entries that the router takes for Back: nobody has been there.
		const restored = type === "POP" ? places.restore(entry) : undefined;
		if (restored !== undefined) {
			if (!restored) holdPlace(() => places.restore(entry) ?? true);
		} else if (state?.findsPlace) {
			holdPlace(places.findAgain);
		} else if (hash) {
			elementOf(hash)?.scrollIntoView();
		} else if (!state?.keepsPlace) {
			window.scrollTo({ top: 0, behavior: prefersStillness() ? "instant" : "smooth" });
		}
		if (!isHeld()) places.remember();
		if (before.pathname === pathname || hash) return;
		const isRestored = restored !== undefined && focusInView(followed.current.get(entry));
		if (!isRestored) focusHeading();
	}, [key, pathname, hash, state, type]);
}

/** The element that a hash names. None for one whose escapes are broken: anybody may write that into the address. */
function elementOf(hash: string): HTMLElement | null {
	try {
		return document.getElementById(decodeURIComponent(hash.slice(1)));
	} catch {
		return null;
	}
}

/** A running view transition shows a picture of the old page: scrolling behind it would be seen twice. */
function prefersStillness(): boolean {
	return (
		matchMedia("(prefers-reduced-motion: reduce)").matches ||
		// Chrome before 125, Safari before 18 and Firefox before 144 throw for the unknown pseudo-class.
		(CSS.supports("selector(:active-view-transition)") && document.documentElement.matches(":active-view-transition"))
	);
}

function focusHeading(): void {
	const target = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
	if (!target) return;
	target.tabIndex = -1;
	target.focus({ preventScroll: true });
}
