import { hasModifierKey } from "#src/scripts/hasModifierKey.ts";

const DELAY_MS = 200;
/** Documents and their former URLs: at least two segments below `/docs` (`config/pages.ts`). */
const documentPath = /\/docs\/[^/]+\/./;

/** Shows "Loading document…" in the status line 200 ms after a click on a document link, if the page is still there. */
export function announceDocumentLoading(status: HTMLElement): void {
	const { message = "" } = status.dataset;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const clearStatus = () => {
		clearTimeout(timer);
		status.textContent = "";
	};
	addEventListener("click", (event) => {
		const { target, button, defaultPrevented } = event;
		const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
		if (!link || defaultPrevented || button !== 0 || hasModifierKey(event)) return;
		clearStatus();
		const isDocument = link.origin === location.origin && documentPath.test(link.pathname);
		if (!isDocument || link.target || link.pathname === location.pathname) return;
		timer = setTimeout(() => {
			status.textContent = message;
		}, DELAY_MS);
	});
	addEventListener("pagehide", clearStatus);
	addEventListener("pageshow", clearStatus);
}
