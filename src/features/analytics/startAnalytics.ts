import { type AnalyticsSettings, missingIds } from "#config/analytics.ts";
import type { ConsentChoice, OptionalCategory } from "#src/features/consent/consent.ts";
import { consentSignals } from "./consentSignals.ts";
import { deleteCookies } from "./deleteCookies.ts";
import { createTagLoader } from "./loadTag.ts";

export interface AnalyticsTags {
	/** Applies a choice: grants or withdraws consent, and loads tags when they are granted for the first time. */
	apply(consent: ConsentChoice | undefined): void;
	/** Counts a page, once analytics is granted. */
	view(path: string): void;
}

declare global {
	interface Window {
		/** The array from which the tags read their commands. */
		dataLayer?: unknown[];
	}
}

const dataLayer = () => {
	window.dataLayer ??= [];
	return window.dataLayer;
};

/** The tags tell commands from events by their being an `arguments` object. */
function command(..._parameters: unknown[]): void {
	// biome-ignore lint/complexity/noArguments: an array would not be taken for a command
	dataLayer().push(arguments);
}

const origin = "https://www.googletagmanager.com";

/**
 * Starts the tags in consent mode with everything denied, in our own code: no other host is asked before consent
 * (product 10). With an id missing it says which, once, and does nothing (product 10).
 */
export function startAnalytics(settings: AnalyticsSettings): AnalyticsTags | undefined {
	const missing = missingIds(settings);
	if (missing.length > 0) {
		const names = missing.map((name) => `analytics.${name}`).join(" and ");
		const verb = missing.length > 1 ? "are" : "is";
		console.error(`Analytics is on, but ${names} in config/site.ts ${verb} missing: nothing is measured.`);
		return undefined;
	}
	const { measurementId, tagManagerId } = settings;
	const load = createTagLoader(settings.hosts.scripts);
	const loaded = new Set<string>();
	let granted: readonly OptionalCategory[] = [];
	let path: string | undefined;

	command("consent", "default", consentSignals([]));

	const once = (id: string, begin: () => void) => {
		if (loaded.has(id)) return;
		loaded.add(id);
		begin();
	};
	const count = () => {
		if (path === undefined || !granted.includes("analytics")) return;
		const page = { page_path: path, page_location: location.href, page_title: document.title };
		if (measurementId) command("event", "page_view", page);
		if (tagManagerId) dataLayer().push({ event: "page_view", ...page });
	};

	return {
		apply(consent) {
			const before = granted;
			granted = consent?.granted ?? [];
			if (consent) command("consent", "update", consentSignals(granted));
			deleteCookies(granted);
			const measures = granted.includes("analytics");
			// The tag's own switch: loaded once it cannot be unloaded, and would go on reporting without cookies.
			if (measurementId) Reflect.set(window, `ga-disable-${measurementId}`, !measures);
			if (measurementId && measures) {
				once(measurementId, () => {
					command("js", new Date());
					command("config", measurementId, { send_page_view: false });
					load(`${origin}/gtag/js?id=${encodeURIComponent(measurementId)}`);
				});
			}
			if (tagManagerId && (measures || granted.includes("advertising"))) {
				once(tagManagerId, () => {
					dataLayer().push({ event: "gtm.js", "gtm.start": Date.now() });
					load(`${origin}/gtm.js?id=${encodeURIComponent(tagManagerId)}`);
				});
			}
			if (measures && !before.includes("analytics")) count();
		},
		view(next) {
			path = next;
			count();
		},
	};
}
