import { type RefObject, useEffect, useState } from "react";
import { exampleFleet, type FleetShape, parseFields, parseFleet } from "./rewards.ts";

/** Pause in input before the URL is updated and the total announced. */
const SETTLE_MS = 500;

const initialTexts = exampleFleet.map(String);

/**
 * State of the calculator, initially the worked example; after hydration the fleet of the URL (`?fleet=1-1-1-1`) or of
 * the fields under `root`. Writes changes to the URL after a pause. `settled` has the texts after the last pause, and
 * is undefined before a change.
 */
export function useSharedFleet(root: RefObject<HTMLElement | null>) {
	const [texts, setTexts] = useState<readonly string[]>(initialTexts);
	const [isChanged, setChanged] = useState(false);
	const [settled, setSettled] = useState<readonly string[]>();

	// The visitor may have typed before hydration, or the browser may have restored the fields.
	useEffect(() => {
		const typedTexts = [...(root.current?.querySelectorAll("input") ?? [])].map(({ value }) => value);
		if (typedTexts.length !== initialTexts.length) return;
		setTexts(typedTexts);
		if (typedTexts.some((text, level) => text !== initialTexts[level])) setChanged(true);
	}, [root]);

	useEffect(() => {
		let address = "";
		const read = () => {
			if (location.search === address) return;
			address = location.search;
			const shared = parseFleet(new URLSearchParams(address).get("fleet"));
			if (shared) setTexts(shared.map(String));
		};
		read();
		addEventListener("popstate", read);
		return () => removeEventListener("popstate", read);
	}, []);

	useEffect(() => {
		if (!isChanged) return;
		const timer = setTimeout(() => {
			const validFleet = parseFields(texts);
			if (validFleet) writeFleetToAddress(validFleet);
			setSettled(texts);
		}, SETTLE_MS);
		return () => clearTimeout(timer);
	}, [texts, isChanged]);

	// An update function, because a click repeated after hydration may come before typed texts are rendered.
	const change = (update: (texts: readonly string[]) => readonly string[]) => {
		setTexts(update);
		setChanged(true);
	};
	return { texts, fleet: parseFields(texts), change, settled };
}

/** Sets `?fleet=` without a history entry, or removes it for the worked example. */
export function writeFleetToAddress(fleet: FleetShape): void {
	const address = new URL(location.href);
	if (fleet.join() === exampleFleet.join()) address.searchParams.delete("fleet");
	else address.searchParams.set("fleet", fleet.join("-"));
	history.replaceState(history.state, "", address);
}
