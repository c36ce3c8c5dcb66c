/**
 * Focuses a link that is in the viewport, or else a heading, so that Tab continues there.
 *
 * @param href of the link
 * @returns whether one was found
 */
export function focusInView(href: string | undefined): boolean {
	const links = href ? document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`) : [];
	const headings = document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3)");
	const target = [...links, ...headings].find((element) => {
		const { top, bottom, height } = element.getBoundingClientRect();
		return height > 0 && bottom > 0 && top < innerHeight;
	});
	if (target?.matches("h1, h2, h3")) target.tabIndex = -1;
	target?.focus({ preventScroll: true });
	return target !== undefined;
}
