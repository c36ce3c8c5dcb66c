import { type AnalyticsSettings, missingIds } from "#config/analytics.ts";
import type { ConsentChoice, OptionalCategory } from "#src/features/consent/consent.ts";
import { deleteCookies } from "./deleteCookies.ts";
import { createTagLoader } from "./loadTag.ts";

declare global {
	interface Window {
		dataLayer?: unknown[];
	}
}

/** The signals of consent mode, and the cookie policy's category that grants each. */
const signalCategories = {
	analytics_storage: "analytics",
	ad_storage: "advertising",
	ad_user_data: "advertising",
	ad_personalization: "advertising",
	// Their name for signing in and its protection.
	security_storage: "signIn",
	functionality_storage: "signIn",
	// Nothing in the cookie policy asks for it, so nothing grants it.
	personalization_storage: undefined,
} as const satisfies Record<string, OptionalCategory | undefined>;

const tagOrigin = "https://www.googletagmanager.com";

/**
 * Starts the tags in consent mode with everything denied, in our own code: no other host is asked before consent
 * (product 10). With an id missing it says which, once, and does nothing (product 10).
 *
 * @returns applies a choice: grants or withdraws consent, loads the tags that it grants, and counts the page once
 */
export function startAnalytics(
	settings: AnalyticsSettings,
): ((consent: ConsentChoice | undefined) => void) | undefined {
	const missing = missingIds(settings);
	if (missing.length > 0) {
		const names = missing.map((name) => `analytics.${name}`).join(" and ");
		const pluralVerb = missing.length > 1 ? "are" : "is";
		console.error(`Analytics is on, but ${names} in config/site.ts ${pluralVerb} missing: nothing is measured.`);
		return undefined;
	}
	const { measurementId, tagManagerId } = settings;
	const loadTag = createTagLoader(settings.hosts.scripts);
	const finishedActions = new Set<string>();
	const runOnce = (id: string, action: () => void) => {
		if (!finishedActions.has(id)) action();
		finishedActions.add(id);
	};

	sendCommand("consent", "default", consentSignals([]));

	return (consent) => {
		const grantedCategories = consent?.granted ?? [];
		if (consent) sendCommand("consent", "update", consentSignals(grantedCategories));
		deleteCookies(grantedCategories);
		const isMeasured = grantedCategories.includes("analytics");
		// The tag's own switch: loaded once it cannot be unloaded, and would go on reporting without cookies.
		if (measurementId) Reflect.set(window, `ga-disable-${measurementId}`, !isMeasured);
		if (measurementId && isMeasured) {
			runOnce(measurementId, () => {
				sendCommand("js", new Date());
				sendCommand("config", measurementId, { send_page_view: false });
				loadTag(`${tagOrigin}/gtag/js?id=${encodeURIComponent(measurementId)}`);
			});
		}
		if (tagManagerId && (isMeasured || grantedCategories.includes("advertising"))) {
			runOnce(tagManagerId, () => {
				getDataLayer().push({ event: "gtm.js", "gtm.start": Date.now() });
				loadTag(`${tagOrigin}/gtm.js?id=${encodeURIComponent(tagManagerId)}`);
			});
		}
		if (!isMeasured) return;
		runOnce("page view", () => {
			const page = { page_path: location.pathname, page_location: location.href, page_title: document.title };
			if (measurementId) sendCommand("event", "page_view", page);
			if (tagManagerId) getDataLayer().push({ event: "page_view", ...page });
		});
	};
}

/** Every signal of consent mode, granted or denied. Error monitoring has none. */
function consentSignals(granted: readonly OptionalCategory[]): Record<string, "granted" | "denied"> {
	return Object.fromEntries(
		Object.entries(signalCategories).map(([signal, category]) => [
			signal,
			category && granted.includes(category) ? "granted" : "denied",
		]),
	);
}

function getDataLayer(): unknown[] {
	window.dataLayer ??= [];
	return window.dataLayer;
}

/** The tags tell commands from events by their being an `arguments` object. */
function sendCommand(..._parameters: unknown[]): void {
	// biome-ignore lint/complexity/noArguments: an array would not be taken for a command
	getDataLayer().push(arguments);
}
