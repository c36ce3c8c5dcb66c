import { defaultLanguage, languageCodes } from "#config/languages.ts";
import { pages } from "#config/pages.ts";
import { declaredPages } from "#content/locales/locales.server.ts";
import { ContentError } from "#content/model/contentError.ts";

/**
 * Checks that every page of the table has texts in the default language. A page that no language declares
 * would be left out without a word, and links to it would lead nowhere. Build and check ask, `npm run dev` does not: there a
 * page grows. @throws ContentError with a line per problem
 */
export function checkPages(rows: readonly { readonly key: string }[] = pages, declared = declaredPages): void {
	const problems = rows.flatMap(({ key }) => {
		const declaredCodes = languageCodes.filter((code) => declared(code).some((page) => page === key));
		if (declaredCodes.includes(defaultLanguage)) return [];
		const foundFiles = declaredCodes.length > 0 ? `meta.json of ${declaredCodes.join(", ")} only` : "no meta.json";
		const remedy = `Add "${key}" with title, description and keywords to public/locales/${defaultLanguage}/meta.json.`;
		return [`config/pages.ts: page "${key}" is in ${foundFiles}. ${remedy}`];
	});
	if (problems.length > 0) throw new ContentError(problems);
}
