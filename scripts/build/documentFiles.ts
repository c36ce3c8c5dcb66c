import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { bodyAddress } from "#app/pages/document/bodies.ts";
import { declaredPages } from "#content/locales/locales.server.ts";
import { documentBody, writtenDocuments } from "#content/readers/documents.server.ts";
import { searchFiles } from "#content/search/searchFile.server.ts";
import { paramsOf } from "#site/documents.ts";
import { languageCodes } from "#site/languages.ts";

/**
 * What the app fetches beside its pages, by address: the texts of the guidelines, for every language that has documents,
 * and what the search reads in each language.
 */
export function documentFiles(): Map<string, string> {
	const documents = languageCodes
		.filter((language) => declaredPages(language).includes("document"))
		.flatMap((language) =>
			writtenDocuments.map((key) => {
				const { chapter, doc } = paramsOf(key);
				return [bodyAddress(language, chapter, doc), JSON.stringify(documentBody(language, key))] as const;
			}),
		);
	return new Map([...documents, ...searchFiles().map(({ address, text }) => [address, text] as const)]);
}

/** Writes them under the folder that is served. */
export async function writeDocumentFiles(root: string): Promise<void> {
	for (const [address, text] of documentFiles()) {
		const file = path.join(root, address);
		await mkdir(path.dirname(file), { recursive: true });
		await writeFile(file, text);
	}
}
