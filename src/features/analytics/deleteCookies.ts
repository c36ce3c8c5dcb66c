import type { OptionalCategory } from "#src/features/consent/consent.ts";

/** First-party cookies of the tags. Pages cannot delete cookies of other hosts. */
const cookieOwners: readonly { category: OptionalCategory; names: RegExp }[] = [
	{ category: "analytics", names: /^_g(a|id|at)(_|$)/ },
	{ category: "advertising", names: /^_(gcl|gac)_|^_fb[pc]$/ },
];

/** Deletes cookies of the categories that are not granted, on this host and its parent domains. */
export function deleteCookies(granted: readonly OptionalCategory[]): void {
	const unwantedOwners = cookieOwners.filter(({ category }) => !granted.includes(category));
	const labels = location.hostname.split(".");
	const domainAttributes = ["", ...labels.map((_, depth) => `; domain=${labels.slice(depth).join(".")}`)];
	for (const cookiePair of document.cookie.split("; ")) {
		const [name = ""] = cookiePair.split("=");
		if (!unwantedOwners.some(({ names }) => names.test(name))) continue;
		for (const domainAttribute of domainAttributes) {
			// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
			document.cookie = `${name}=; path=/; max-age=0${domainAttribute}`;
		}
	}
}
