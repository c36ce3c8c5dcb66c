import { defaultLanguage, languageCodes } from "#config/languages.ts";
import { pages } from "#config/pages.ts";
import { declaredPages } from "#content/locales/locales.server.ts";
import { ContentError } from "#content/model/contentError.ts";

/** The checked fields of a row of the page table. */
interface Row {
	readonly key: string;
}

/**
 * Checks that every page of the table has texts in the default language. A page that no language declares
 * would be left out without a word, and links to it would lead nowhere. Build and check ask, `npm run dev` does not: there a
 * page grows.
 *
 * @throws ContentError with a line per problem
 */
export function checkPages(rows: readonly Row[] = pages, declared: typeof declaredPages = declaredPages): void {
	const languages = languageCodes.map((code) => ({ code, keys: declared(code) as readonly string[] }));
	const problems = rows.flatMap(({ key }) => {
		const where = `config/pages.ts: page "${key}"`;
		const having = languages.filter(({ keys }) => keys.includes(key)).map(({ code }) => code);
		const found: string[] = [];
		if (!having.includes(defaultLanguage)) {
			const which = having.length > 0 ? `meta.json of ${having.join(", ")} only` : "no meta.json";
			const remedy = `Add "${key}" with title, description and keywords to public/locales/${defaultLanguage}/meta.json.`;
			found.push(`${where} is in ${which}. ${remedy}`);
		}
		return found;
	});
	if (problems.length > 0) throw new ContentError(problems);
}
