/** Settings of web analytics; `config/site.ts` has the values. */
export interface AnalyticsSettings {
	/** With `off`, no analytics code is loaded and the security policy allows no analytics host. */
	readonly mode: "off" | "on";
	/** Google tag ID; `null` if deliberately unused, empty if still missing. */
	readonly measurementId: string | null;
	/** Tag Manager container ID; `null` and empty as above. */
	readonly tagManagerId: string | null;
	/** Origins for the security policy's `script-src`, `connect-src` and `img-src`. */
	readonly hosts: {
		readonly scripts: readonly string[];
		readonly connections: readonly string[];
		readonly images: readonly string[];
	};
}

/** Names of missing settings: empty IDs, or both IDs if both are `null`. */
export function missingIds({ measurementId, tagManagerId }: AnalyticsSettings): string[] {
	const ids = { measurementId, tagManagerId };
	const missing = Object.entries(ids).flatMap(([name, id]) => (id === "" ? [name] : []));
	return measurementId === null && tagManagerId === null ? Object.keys(ids) : missing;
}

/** Hosts that the security policy must allow; undefined if analytics is off or incomplete. */
export function tagHosts(settings: AnalyticsSettings): AnalyticsSettings["hosts"] | undefined {
	return settings.mode === "on" && missingIds(settings).length === 0 ? settings.hosts : undefined;
}
