import { fillBrandSlug } from "#config/brandSlug.ts";
import type { DocumentKey } from "#config/documents.ts";
import { defaultLanguage } from "#config/languages.ts";
import { ContentError, checkFields } from "#content/model/contentError.ts";
import { flattenBlocks } from "#content/model/document.ts";
import { pageSettingsSchemas } from "#content/model/pageSettingsSchema.ts";
import { documentBody } from "./documents.server.ts";
import { articleSlugs } from "./news.server.ts";
import { parseJson, readText } from "./readText.server.ts";

const documents: Readonly<Record<string, DocumentKey>> = {
	publish: "developers.terms-and-conditions",
	partnership: "partners.terms-and-conditions",
};

/** Validates links of `config/pageSettings` to articles and clauses. @throws ContentError: file, field, remedy */
export function checkPageSettings(read: (file: string) => string = readText): void {
	const problems: string[] = [];
	for (const [page, schema] of Object.entries(pageSettingsSchemas)) {
		const file = `config/pageSettings/${page}.json`;
		const settings = checkFields<object>(file, schema, parseJson(file, read(file)), problems) ?? {};
		problems.push(...unknownIn(settings, documents[page]).map((problem) => `${file}: ${problem}`));
	}
	if (problems.length > 0) throw new ContentError(problems);
}

function unknownIn(settings: object, document: DocumentKey | undefined): string[] {
	return Object.entries(settings).flatMap(([name, chosen]) => {
		if (name.endsWith("Article") && !articleSlugs().includes(fillBrandSlug(chosen)))
			return `field "${name}": there is no article "${chosen}". Choose another one.`;
		if (name !== "clauses" || !document) return [];
		const clauseNumbers = listNumbers(document);
		return Object.entries(chosen).flatMap(([clause, number]) =>
			clauseNumbers.has(String(number))
				? []
				: `field "clauses.${clause}": ${document.replace(".", "/")} has no clause ${number}. Correct its number.`,
		);
	});
}

function listNumbers(document: DocumentKey): ReadonlySet<string> {
	const blocks = flattenBlocks(documentBody(defaultLanguage, document));
	return new Set(blocks.flatMap((block) => (block.kind === "clause" ? [block.number] : [])));
}
