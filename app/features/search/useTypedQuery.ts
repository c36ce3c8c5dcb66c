import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation, useNavigationType } from "react-router";

/** How long nothing must have been typed before the address is written, in milliseconds. */
const pause = 200;

/**
 * What is typed into a page's search field. Its state is the address, `?q=`: the first letter is a step in the history, the ones after
 * it are not, and Back, Forward, reload and a shared link bring back what was looked for.
 *
 * @param field keeps its own text, so that what is typed before the app is there stays
 */
export function useTypedQuery(field: RefObject<HTMLInputElement | null>): string {
	const { key, pathname, search: address, state: marks } = useLocation();
	const isOwnStep = useNavigationType() !== "POP" && marks?.keepsPlace === true;
	const navigate = useNavigate();
	const isLeaving = useNavigation().state !== "idle";
	const isRead = useRef(false);
	const [text, setText] = useState("");

	useEffect(() => {
		const input = field.current;
		if (!input) return;
		const gone = new AbortController();
		input.addEventListener("input", () => setText(input.value), gone);
		input.form?.addEventListener("reset", () => clear(input, setText), gone);
		input.form?.addEventListener("submit", (event) => submit(event, input), gone);
		return () => gone.abort();
	}, [field]);

	// What the address says counts, except for what the visitor is typing here and now, or has typed before the app was there.
	// biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history is read once
	useEffect(() => {
		const input = field.current;
		const isFirst = !isRead.current;
		isRead.current = true;
		if (!input || (isOwnStep && !isFirst)) return;
		if (!isFirst || !input.value) input.value = new URLSearchParams(address).get("q") ?? "";
		setText(input.value);
	}, [key]);

	// Written once typing pauses, and never in the way of a link that has just been followed: of its click React may not have told yet.
	useEffect(() => {
		const params = new URLSearchParams(address);
		const before = params.get("q") ?? "";
		const wanted = text.trim() && text;
		if (wanted === before || isLeaving) return;
		const write = () => {
			if (location.pathname !== pathname || location.search !== address) return;
			if (wanted) params.set("q", wanted);
			else params.delete("q");
			navigate({ search: String(params) }, { replace: before !== "", state: { keepsPlace: true } });
		};
		let timer = setTimeout(write, pause);
		const putOff = () => {
			clearTimeout(timer);
			timer = setTimeout(write, pause);
		};
		addEventListener("click", putOff, true);
		return () => {
			clearTimeout(timer);
			removeEventListener("click", putOff, true);
		};
	}, [text, pathname, address, isLeaving, navigate]);

	return text;
}

/** The field empties itself; whoever emptied it goes on typing. */
function clear(input: HTMLInputElement, setText: (text: string) => void): void {
	setText("");
	input.focus();
}

/** Everything is found already: a phone's keyboard goes away, so that it shows. */
function submit(event: Event, input: HTMLInputElement): void {
	event.preventDefault();
	if (matchMedia("(pointer: coarse)").matches) input.blur();
}
