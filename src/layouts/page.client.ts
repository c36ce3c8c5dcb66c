import { polyfillDetailsName } from "#src/components/Accordion/accordion.client.ts";
import { enhanceCarousels } from "#src/components/Carousel/carousel.client.ts";
import { markFailedIslands } from "#src/directives/markFailedIslands.client.ts";
import { countPageView } from "#src/features/analytics/analytics.client.ts";
import { startHoverClips } from "#src/features/clips/hoverClips.client.ts";
import { watchConsentStatus } from "#src/features/consent/consentStatus.client.ts";
import { enhanceContactDialog } from "#src/features/contact/contactDialog.client.ts";
import { announceDocumentLoading } from "#src/features/documents/documentLoading.client.ts";
import { enhanceSearchLink } from "#src/features/search/searchLink.client.ts";
import { prefetchIslands } from "#src/scripts/prefetchIslands.client.ts";
import { closeMenusOnLeave } from "./closeMenus.client.ts";
import { growFollowedCard } from "./growCard.client.ts";
import { prefetchLinks } from "./prefetchLinks.client.ts";

/** Scripts for single elements: each gets the first match of its selector. */
const elementScripts: readonly (readonly [selector: string, enhance: (element: never) => void])[] = [
	["dialog#contact", enhanceContactDialog],
	['a[aria-keyshortcuts="/"]', enhanceSearchLink],
	["template#island-files", prefetchIslands],
	["#document-loading", announceDocumentLoading],
];

// The script of every page. The parts are independent, so an error in one does not stop the others.
const pageBehaviors = [
	...elementScripts.map(([selector, enhance]) => () => {
		const element = document.querySelector(selector);
		if (element) enhance(element as never);
	}),
	markFailedIslands,
	watchConsentStatus,
	enhanceCarousels,
	startHoverClips,
	polyfillDetailsName,
	closeMenusOnLeave,
	growFollowedCard,
	prefetchLinks,
	countPageView,
];
for (const start of pageBehaviors) {
	try {
		start();
	} catch (error) {
		console.error(error);
	}
}
document.documentElement.toggleAttribute("data-scripts-ready", true);
