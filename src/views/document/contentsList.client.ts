import { isNumbered } from "./isNumbered.ts";
import { observeReadingPosition } from "./observeReadingPosition.ts";

/**
 * Marks the section that is being read in the contents and on the button that opens them, scrolls the list to it, and
 * closes the list's popover when a link in it is followed.
 */
export function enhanceContentsList(list: HTMLElement, text: HTMLElement): void {
	const place = document.querySelector<HTMLElement>('[popovertarget="contents"] > [aria-hidden]:last-child');
	const links = new Map(
		[...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].map((link) => [link.hash.slice(1), link]),
	);
	let marked: HTMLAnchorElement | undefined;

	observeReadingPosition(text, (number) => {
		const section = number.split(".")[0] ?? "";
		const link = links.get(section);
		if (marked && marked !== link) setNumber(marked, marked.hash.slice(1));
		if (link) setNumber(link, number);
		if (marked !== link) {
			marked?.removeAttribute("aria-current");
			link?.setAttribute("aria-current", "location");
			marked = link;
			// An open popover must not move under the finger.
			if (!list.hasAttribute("popover")) scrollToCurrent(list);
		}
		if (!place) return;
		place.textContent = number;
		place.hidden = !isNumbered(number);
	});
	list.addEventListener("toggle", () => scrollToCurrent(list));
	list.addEventListener("click", ({ target }) => {
		if (target instanceof Element && target.closest("a")) list.hidePopover?.();
	});
}

function setNumber(link: HTMLAnchorElement, number: string): void {
	const element = link.firstElementChild;
	if (element && isNumbered(number) && element.textContent !== number) element.textContent = number;
}

/** Scrolls the list, and nothing around it, to its marked link. */
function scrollToCurrent(list: HTMLElement): void {
	const link = list.querySelector<HTMLElement>("[aria-current]");
	if (link) list.scrollTop = link.offsetTop - list.clientHeight / 2;
}
