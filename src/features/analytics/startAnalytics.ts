import { type AnalyticsSettings, missingIds } from "#config/analytics.ts";
import type { ConsentChoice, OptionalCategory } from "#src/features/consent/consent.ts";
import { deleteCookies } from "./deleteCookies.ts";
import { createTagLoader } from "./loadTag.ts";

declare global {
	interface Window {
		dataLayer?: unknown[];
	}
}

/** Consent mode signals, with the cookie category that grants each. */
const signalCategories = {
	analytics_storage: "analytics",
	ad_storage: "advertising",
	ad_user_data: "advertising",
	ad_personalization: "advertising",
	// Google's signal for authentication and fraud prevention.
	security_storage: "signIn",
	functionality_storage: "signIn",
	// No category of the cookie policy covers it.
	personalization_storage: undefined,
} as const satisfies Record<string, OptionalCategory | undefined>;

const tagOrigin = "https://www.googletagmanager.com";

/**
 * Starts consent mode with everything denied and no requests (product 10), or logs a missing id. The result applies a
 * consent choice: loads the granted tags and counts the page once.
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
		// Opt-out flag of the tag: a loaded script cannot be unloaded and would report without cookies.
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

/** Value of every consent mode signal. Error monitoring has no signal. */
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

/** Tags recognize commands by being `arguments` objects. */
function sendCommand(..._parameters: unknown[]): void {
	// biome-ignore lint/complexity/noArguments: an array would not be taken for a command
	getDataLayer().push(arguments);
}
