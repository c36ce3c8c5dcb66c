import { parse, stringify } from "yaml";

const head = "# Former addresses: where each leads. An entry may stay for ever: somebody still has the old link.\n";

/**
 * `content/redirects.yaml` with further entries, below the comment that it begins with. Those that led to an address which now
 * leads on lead to the new one at once, and an address that has a page again leads nowhere else.
 *
 * @param text of the file; empty where there is none
 * @param added former addresses, with where they lead
 * @throws when the file is no list
 */
export function withRedirects(text: string, added: readonly (readonly [from: string, to: string])[]): string {
	const [comment = ""] = /^(?:#.*\n)*/.exec(text || head) ?? [];
	const list: unknown = parse(text) ?? [];
	if (!Array.isArray(list)) throw new Error("content/redirects.yaml: write a list of entries with from and to.");
	const next = new Map(added);
	const pages = new Set(next.values());
	const kept = list
		.filter(({ from }) => !pages.has(from))
		.map((entry) => (next.has(entry.to) ? { ...entry, to: next.get(entry.to) } : entry));
	return comment + stringify([...kept, ...added.map(([from, to]) => ({ from, to }))], { lineWidth: 0 });
}
