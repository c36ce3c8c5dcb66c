import { useEffect, useState } from "react";
import { useQueryString, writeAddress } from "./addressState.ts";

const WRITE_DELAY_MS = 200;

/** Text of a page's search field, synchronized with `?q=`: the first letter adds a history entry, others replace it. */
export function useTypedQuery(fieldId: string): string {
	const queryString = useQueryString();
	const [text, setText] = useState("");

	useEffect(() => {
		const field = document.getElementById(fieldId);
		if (!(field instanceof HTMLInputElement)) return;
		const read = () => {
			field.value = new URLSearchParams(location.search).get("q") ?? "";
			setText(field.value);
		};
		if (field.value) setText(field.value);
		else read();
		const listenerAbort = new AbortController();
		field.addEventListener("input", () => setText(field.value), listenerAbort);
		const onReset = () => {
			setText("");
			// The event itself clears the field.
			field.focus();
		};
		field.form?.addEventListener("reset", onReset, listenerAbort);
		field.form?.addEventListener("submit", (event) => submit(event, field), listenerAbort);
		addEventListener("popstate", read, listenerAbort);
		return () => listenerAbort.abort();
	}, [fieldId]);

	useEffect(() => {
		const params = new URLSearchParams(queryString);
		const previous = params.get("q") ?? "";
		const typedQuery = text.trim() && text;
		if (typedQuery === previous) return;
		const { pathname } = location;
		const write = () => {
			if (location.pathname !== pathname || location.search !== queryString) return;
			if (typedQuery) params.set("q", typedQuery);
			else params.delete("q");
			const nextQueryString = String(params);
			writeAddress(pathname + (nextQueryString && `?${nextQueryString}`), previous === "");
		};
		const timer = setTimeout(write, WRITE_DELAY_MS);
		// Write before a link is followed, so that Back restores the query.
		addEventListener("click", write, true);
		return () => {
			clearTimeout(timer);
			removeEventListener("click", write, true);
		};
	}, [text, queryString]);

	return text;
}

/** Results are already shown. On touch screens blur hides the on-screen keyboard. */
function submit(event: Event, field: HTMLInputElement): void {
	event.preventDefault();
	if (matchMedia("(pointer: coarse)").matches) field.blur();
}
