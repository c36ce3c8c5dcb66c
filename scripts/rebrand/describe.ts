import type { Plan } from "./plan.ts";

/** What a plan changes, in words, a line a thing. */
export function describePlan({ today, now, texts, moves, redirects, removed, notes }: Plan): string {
	const values = [...now.values].filter(([key, value]) => value !== today.values.get(key));
	const others = [...texts.keys()].filter((file) => file !== "site/site.json");
	return [
		"site/site.json",
		...values.map(([key, value]) => `  ${key}: ${today.values.get(key)} -> ${value}`),
		...(today.hue === now.hue ? [] : [`Colours: hue ${today.hue} -> ${now.hue}, every contrast checked`]),
		...(today.slug === now.slug ? [] : [`Package: ${today.slug} -> ${now.slug}`]),
		...[...moves].map(([from, to]) => `Renamed: ${from} -> ${to}`),
		...redirects.map(([from, to]) => `Redirect: ${from} -> ${to}`),
		`Files with other words, colours or drawings (${others.length}):`,
		...others.map((file) => `  ${file}`),
		...(removed.length > 0 ? [`Removed, since they show the brand before: ${removed.length} pictures`] : []),
		...notes.map((note) => `Look at this: ${note}`),
	].join("\n");
}
