import { type MouseEvent, type RefObject, useCallback, useRef } from "react";

interface Definitions {
	/** For the element that shows a definition. */
	readonly popover: RefObject<HTMLDivElement | null>;
	/** A click handler for an element around the text: a defined word shows its definition. */
	readonly open: (event: MouseEvent) => void;
}

/**
 * Shows the definition that a link leads to, where the reader is. Whatever a browser gives another meaning (a key held, another
 * button) is left to it, and so is every link where the definition or the means to show it are missing.
 */
export function useDefinitions(): Definitions {
	const popover = useRef<HTMLDivElement>(null);
	const open = useCallback((event: MouseEvent) => {
		const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
		const window = popover.current;
		if (!window || defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
		const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a") : null;
		if (link && window.contains(link)) {
			window.hidePopover?.();
			return;
		}
		const [, id] = /^#(term-.+)$/.exec(link?.getAttribute("href") ?? "") ?? [];
		const definition = id && document.getElementById(id);
		const words = window.firstElementChild;
		if (!link || !definition || !words || !window.showPopover) return;
		event.preventDefault();
		words.replaceChildren(...[...definition.childNodes].map((node) => node.cloneNode(true)));
		words.setAttribute("lang", definition.closest("[lang]")?.getAttribute("lang") ?? "");
		window.hidePopover();
		link.focus({ preventScroll: true });
		window.showPopover({ source: link });
		window.focus({ preventScroll: true });
	}, []);
	return { popover, open };
}
