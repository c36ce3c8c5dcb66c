import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { exampleFleet, type Fleet, fleetText, parseFields, parseFleet } from "./rewards.ts";

/** How long nothing must have changed before the address is written and the total read out, in milliseconds. */
const pause = 500;

interface SharedFleet {
	/** What the fields hold: texts, so that one may be empty while it is typed in. */
	readonly texts: readonly string[];
	/** Undefined while a field holds something else than a number of referrals. */
	readonly fleet: Fleet | undefined;
	readonly change: (texts: readonly string[]) => void;
	/** The texts last settled on by the visitor; undefined before the first change. */
	readonly settled: readonly string[] | undefined;
}

const start = exampleFleet.map(String);

/**
 * The calculator's state: the worked example at first, after hydration what the address (`?fleet=1-1-1-1`) or the fields
 * under `root` hold. Changes are written to the address, once they pause.
 */
export function useSharedFleet(root: RefObject<HTMLElement | null>): SharedFleet {
	const { pathname, search } = useLocation();
	const [texts, setTexts] = useState<readonly string[]>(start);
	const [isChanged, setChanged] = useState(false);
	const [settled, setSettled] = useState<readonly string[]>();

	// A visitor may have typed before the app was there, or the browser may have kept the fields.
	useEffect(() => {
		const fields = root.current?.querySelectorAll("input") ?? [];
		const typed = [...fields].map(({ value }) => value);
		if (typed.length !== start.length) return;
		setTexts(typed);
		if (typed.some((text, level) => text !== start[level])) setChanged(true);
	}, [root]);

	useEffect(() => {
		const shared = parseFleet(new URLSearchParams(search).get("fleet"));
		if (shared) setTexts(shared.map(String));
	}, [search]);

	useEffect(() => {
		if (!isChanged) return;
		const timer = setTimeout(() => {
			const fleet = parseFields(texts);
			// The address already is the next page's before this one is gone.
			if (fleet && location.pathname === pathname) writeAddress(fleet);
			setSettled(texts);
		}, pause);
		return () => clearTimeout(timer);
	}, [texts, isChanged, pathname]);

	const change = (next: readonly string[]) => {
		setTexts(next);
		setChanged(true);
	};
	return { texts, fleet: parseFields(texts), change, settled };
}

/** Puts a fleet into the address without a step in the history; the worked example needs none. */
export function writeAddress(fleet: Fleet): void {
	const address = new URL(location.href);
	if (fleetText(fleet) === fleetText(exampleFleet)) address.searchParams.delete("fleet");
	else address.searchParams.set("fleet", fleetText(fleet));
	history.replaceState(history.state, "", address);
}
