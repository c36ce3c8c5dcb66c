import { type ReactNode, startTransition, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import styles from "./AfterFirstScreen.module.css";
import { OnceSomebodyMoves } from "./OnceSomebodyMoves.tsx";

interface AfterFirstScreenProps {
	/** What it is a part of, if not of the page, which has room for a screen meanwhile: the end of a list, or a decoration. */
	of?: "list" | "decoration";
	children: ReactNode;
}

/**
 * The part of a page that lies below its first screen. Where a link leads to the page within the app, that screen is painted
 * first, and this comes a frame later: a slow phone takes twice as long for a whole page as for what is seen of it. Documents, Back, and
 * ways to a place in the page have it at once; what came in a document is taken over once somebody moves.
 */
export function AfterFirstScreen({ of, children }: AfterFirstScreenProps) {
	const { pathname, hash, state } = useLocation();
	const begins = useNavigationType() !== "POP" && !hash && !state?.findsPlace && !state?.keepsPlace;
	/** The page whose children have been shown. */
	const [shown, setShown] = useState(begins ? "" : pathname);
	const isDue = !begins || shown === pathname;

	useEffect(() => {
		if (shown === pathname) return;
		const show = () => startTransition(() => setShown(pathname));
		if (isDue || document.hidden) {
			show();
			return;
		}
		let timer: ReturnType<typeof setTimeout>;
		// A frame's callbacks run before it is painted.
		const frame = requestAnimationFrame(() => {
			timer = setTimeout(show);
		});
		return () => {
			cancelAnimationFrame(frame);
			clearTimeout(timer);
		};
	}, [pathname, shown, isDue]);

	if (isDue) return <OnceSomebodyMoves>{children}</OnceSomebodyMoves>;
	const Place = of === "list" ? "li" : "div";
	// `data-coming` is for whoever must know that a page is whole.
	return <Place className={of ? undefined : styles.place} hidden={Boolean(of)} data-coming="" />;
}
