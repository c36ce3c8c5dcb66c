import type { MouseEvent } from "react";
import { useCallback } from "react";
import { useNavigate } from "react-router";

/**
 * A click handler for an element around hundreds of links, which need none of their own: plain ones within the site are followed
 * without loading a document, unless marked `data-reload`. Whatever a browser gives another meaning (a key held, another button) is left to it.
 */
export function useFollowedLinks(): (event: MouseEvent) => void {
	const navigate = useNavigate();
	return useCallback(
		(event) => {
			const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
			if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
			const href = target instanceof Element && target.closest("a:not([data-reload])")?.getAttribute("href");
			if (!href || !/^[/#]/.test(href)) return;
			event.preventDefault();
			navigate(href);
			if (href.startsWith("#")) focusAnchor(href.slice(1));
		},
		[navigate],
	);
}

/** Reading, and the next press of Tab, go on from there, as after a link that the browser follows itself. */
function focusAnchor(id: string): void {
	const anchor = document.getElementById(id);
	if (!anchor) return;
	anchor.tabIndex = -1;
	anchor.focus({ preventScroll: true });
}
