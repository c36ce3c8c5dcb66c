import { hasModifierKey } from "#src/scripts/hasModifierKey.ts";
import { offerClauseCopying } from "./clauseCopying.client.ts";
import { enhanceContentsList } from "./contentsList.client.ts";

/** Runs the scripts of a document page. */
export function enhanceDocument(): void {
	const text = document.getElementById("document-text");
	if (!text) return;
	const contentsList = document.getElementById("contents");
	if (contentsList) enhanceContentsList(contentsList, text);
	const definition = document.getElementById("definition");
	if (definition) showDefinitions(definition, text);
	offerClauseCopying(text);
}

/** Shows definitions of linked words in a popover, except for clicks with a modifier key and in old browsers. */
export function showDefinitions(popover: HTMLElement, text: HTMLElement): void {
	const words = popover.firstElementChild;
	if (!words || !popover.showPopover) return;
	popover.addEventListener("click", ({ target }) => {
		if (target instanceof Element && target.closest("a")) popover.hidePopover();
	});
	text.addEventListener("click", (event) => {
		const { target, button, defaultPrevented } = event;
		if (defaultPrevented || button !== 0 || hasModifierKey(event)) return;
		const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#term-"]') : null;
		const definition = link && document.getElementById(link.hash.slice(1));
		if (!definition) return;
		event.preventDefault();
		words.replaceChildren(...[...definition.childNodes].map((node) => node.cloneNode(true)));
		words.setAttribute("lang", definition.closest("[lang]")?.getAttribute("lang") ?? "");
		popover.hidePopover();
		link.focus({ preventScroll: true });
		popover.showPopover({ source: link });
		popover.focus({ preventScroll: true });
	});
}
