import { type Brand, nameOf, type SiteValues } from "./brand.ts";
import type { Answers } from "./questions.ts";

/** Old spellings and what takes their place, the longest first: `hello@old.example` before `old.example` before `old`. */
type Spellings = readonly (readonly [old: string, now: string])[];

/** What stands around a name that is a word of its own. */
const noWordBefore = "(?<![\\p{L}\\p{N}])";
const noWordAfter = "(?![\\p{L}\\p{N}])";

/**
 * The values of `site/site.json` after the answers. What is not answered follows: addresses move with the site's host, the
 * mailboxes with the email's, those of games with the marketplace's, and the name changes wherever it stands.
 */
export function followed(today: Brand, answers: Answers): SiteValues {
	const { values } = today;
	const now = (key: string) => answers[key] ?? String(values.get(key));
	const hosts = [hostOf(String(values.get("origin"))), hostOf(moved(now("origin")))] as const;
	const email = answers.email ?? replaced(String(values.get("email")), [hosts]);
	const marketplace = answers["links.marketplace"] ?? replaced(String(values.get("links.marketplace")), [hosts]);
	const name = now("name");
	const slug = answers.slug ?? today.slug;
	const spellings: Spellings = [
		[String(values.get("links.marketplace")), marketplace],
		[`@${mailHost(String(values.get("email")))}`, `@${mailHost(email)}`],
		hosts,
		[nameOf(values), name],
		[today.slug, slug],
	];
	return new Map(
		[...values].map(([key, value]) => {
			const answer = answers[key];
			if (answer !== undefined) return [key, typeof value === "number" ? Number(answer) : answer];
			return [key, typeof value === "number" ? value : replaced(value, spellings)];
		}),
	);
}

/** An origin without what a person may write after it. */
function moved(origin: string): string {
	return URL.canParse(origin) ? new URL(origin).origin : origin;
}

function hostOf(origin: string): string {
	return origin.replace(/^https?:\/\//, "").replace(/^www\./, "");
}

function mailHost(email: string): string {
	return email.split("@")[1] ?? "";
}

/**
 * A text in which each spelling that is a word of its own stands for what takes its place, in one pass: what came in is not
 * changed again.
 */
export function replaced(text: string, spellings: Spellings): string {
	const known = new Map(spellings.filter(([old, now]) => old !== "" && old !== now));
	if (known.size === 0) return text;
	const longestFirst = [...known.keys()].sort((one, other) => other.length - one.length);
	const alternatives = longestFirst.map((old) => {
		const before = /^[\p{L}\p{N}]/u.test(old) ? noWordBefore : "";
		const after = /[\p{L}\p{N}]$/u.test(old) ? noWordAfter : "";
		return before + old.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&") + after;
	});
	return text.replace(new RegExp(alternatives.join("|"), "gu"), (old) => known.get(old) ?? old);
}

/**
 * What is spelled otherwise in the project's texts: `everywhere` what can be nothing else (addresses, mailboxes, names of
 * files), and in `prose` the names of the product and the company, too, which code might mean otherwise.
 *
 * @param slugs of entries that are renamed
 */
export function spellingsOf(
	today: Brand,
	now: SiteValues,
	slugs: Spellings,
): { everywhere: Spellings; prose: Spellings } {
	const pairs = [...today.values].flatMap(([key, old]): [string, string, string][] =>
		typeof old === "string" && now.get(key) !== old ? [[key, old, String(now.get(key))]] : [],
	);
	const host = (values: SiteValues) => hostOf(String(values.get("origin")));
	const isPlain = (old: string) => /^[\p{L}\p{N} ]+$/u.test(old);
	const addresses = pairs.filter(([, old]) => !isPlain(old)).map(([, old, value]) => [old, value] as const);
	const everywhere = [...slugs, ...addresses, [host(today.values), host(now)] as const];
	const words = pairs
		.filter(([key]) => key === "name" || key.startsWith("legal."))
		.map(([, old, value]) => [old, value] as const);
	return { everywhere, prose: [...everywhere, ...words] };
}
