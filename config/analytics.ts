/** How visits are counted; `config/site.ts` gives the values. */
export interface AnalyticsSettings {
	/** `off`: no code for it is loaded, the security policy names no other host. */
	readonly mode: "off" | "on";
	/** Of the measuring tag; `null` where there is deliberately none, an empty text where it is still missing. */
	readonly measurementId: string | null;
	/** Of the tag manager's container, likewise. */
	readonly tagManagerId: string | null;
	/** Origins as the security policy's sources, for each way of reaching them. Tag scripts come from the first list only. */
	readonly hosts: {
		readonly scripts: readonly string[];
		readonly connections: readonly string[];
		readonly images: readonly string[];
	};
}

/** Names of the settings that analytics lacks: empty ids, or both ids when there is neither. */
export function missingIds({ measurementId, tagManagerId }: AnalyticsSettings): string[] {
	const ids = { measurementId, tagManagerId };
	const missing = Object.entries(ids).flatMap(([name, id]) => (id === "" ? [name] : []));
	return measurementId === null && tagManagerId === null ? Object.keys(ids) : missing;
}

/** What the security policy must allow for the tags; undefined while none can be loaded. */
export function tagHosts(settings: AnalyticsSettings): AnalyticsSettings["hosts"] | undefined {
	return settings.mode === "on" && missingIds(settings).length === 0 ? settings.hosts : undefined;
}
