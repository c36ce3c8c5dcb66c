import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;
const positions = new Map<string, number>();

/**
 * After a client navigation: a new hash wins, Back and Forward restore where the visitor was, one that says so in its
 * state (`keepsPlace`) moves nothing, everything else goes smoothly to the top (at once under reduced motion or inside a
 * view transition), and focus moves to the new `h1`
 * (else `main`) without moving the page (spec 2.3). Loads of whole documents are left to the browser.
 */
export function useScrollAndFocus(): void {
	const { key, pathname, hash, state } = useLocation();
	const type = useNavigationType();
	const previous = useRef({ key, pathname });

	useEffect(() => {
		const remember = () => positions.set(previous.current.key, window.scrollY);
		window.addEventListener("scroll", remember, { passive: true });
		return () => window.removeEventListener("scroll", remember);
	}, []);

	useBeforePaint(() => {
		const before = previous.current;
		if (before.key === key) return;
		previous.current = { key, pathname };
		history.scrollRestoration = "manual";
		// The address bar and plain anchors make entries without the router's state, which it takes for Back. Firefox and
		// WebKit have scrolled already when they tell of it.
		const isNewFragment = hash && history.state === null;
		if (type === "POP" && !isNewFragment) {
			window.scrollTo({ top: positions.get(key) ?? 0, behavior: "instant" });
		} else if (hash) {
			elementOf(hash)?.scrollIntoView();
		} else if (!state?.keepsPlace) {
			window.scrollTo({ top: 0, behavior: prefersStillness() ? "instant" : "smooth" });
		}
		if (before.pathname !== pathname && !hash) focusHeading();
	}, [key, pathname, hash, state, type]);

	useEffect(() => {
		const handBack = () => {
			history.scrollRestoration = "auto";
		};
		window.addEventListener("pagehide", handBack);
		return () => window.removeEventListener("pagehide", handBack);
	}, []);
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
		document.documentElement.matches(":active-view-transition")
	);
}

function focusHeading(): void {
	const target = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
	if (!target) return;
	target.tabIndex = -1;
	target.focus({ preventScroll: true });
}
