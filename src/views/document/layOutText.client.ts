/**
 * Ends `content-visibility` of a document's distant parts (`contentVisibility.module.css`), whose heights are
 * estimates, and keeps the text in the middle of the viewport where it is.
 */
export function layOutText(): void {
	const anchor = scrollY > 0 ? document.elementFromPoint(innerWidth / 2, innerHeight / 2) : null;
	const getTop = () => anchor?.getBoundingClientRect().top ?? 0;
	const before = getTop();
	document.documentElement.dataset.fullLayout = "";
	if (anchor) scrollBy({ top: getTop() - before, behavior: "instant" });
}
