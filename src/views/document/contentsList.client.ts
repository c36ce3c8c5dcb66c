import { findAnchors, isNumbered } from "./anchors.ts";

/** Distance below the header at which a clause becomes the current one, in CSS pixels. */
const readingOffset = 48;

/** Marks the current section in the contents, scrolls the list to it, and closes the popover after following a link. */
export function enhanceContentsList(list: HTMLElement, text: HTMLElement): void {
	const buttonNumber = document.querySelector<HTMLElement>('[popovertarget="contents"] > [aria-hidden]:last-child');
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
			// Do not scroll an open popover that the visitor is using.
			if (!list.hasAttribute("popover")) scrollToCurrent(list);
		}
		if (!buttonNumber) return;
		buttonNumber.textContent = number;
		buttonNumber.hidden = !isNumbered(number);
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

/** Scrolls the list, but no ancestor, to its marked link. */
function scrollToCurrent(list: HTMLElement): void {
	const link = list.querySelector<HTMLElement>("[aria-current]");
	if (link) list.scrollTop = link.offsetTop - list.clientHeight / 2;
}

/**
 * Reports the current section or clause, initially and on change. Its reference line is below the header and moves to
 * the bottom during the last screen, so that the last clauses become current, too.
 */
function observeReadingPosition(text: HTMLElement, onRead: (number: string) => void): void {
	const anchors = findAnchors(text);
	const header = document.querySelector("body > header");
	let isScheduled = false;

	const look = () => {
		isScheduled = false;
		const top = (header?.getBoundingClientRect().bottom ?? 0) + readingOffset;
		const rest = text.getBoundingClientRect().bottom - innerHeight;
		const share = Math.min(1, Math.max(0, 1 - rest / innerHeight));
		const line = top + share * Math.max(0, Math.min(innerHeight, text.getBoundingClientRect().bottom) - top);
		onRead(anchors[lastAbove(anchors, line)]?.id ?? "");
	};
	const scheduleLook = () => {
		if (isScheduled) return;
		isScheduled = true;
		requestAnimationFrame(look);
	};
	addEventListener("scroll", scheduleLook, { passive: true });
	addEventListener("resize", scheduleLook);
	look();
}

/** Binary search for the index of the last element that begins above a line of the viewport; -1 if there is none. */
function lastAbove(elements: readonly HTMLElement[], line: number): number {
	let lowIndex = 0;
	let highIndex = elements.length;
	while (lowIndex < highIndex) {
		const middle = (lowIndex + highIndex) >> 1;
		if ((elements[middle]?.getBoundingClientRect().top ?? 0) <= line) lowIndex = middle + 1;
		else highIndex = middle;
	}
	return lowIndex - 1;
}
