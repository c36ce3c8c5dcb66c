import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { documentBody, writtenDocuments } from "../../app/content/documents.server.ts";
import { paramsOf } from "../../app/features/guidelines/documentKeys.ts";
import { languageCodes } from "../../app/i18n/languages.ts";
import { declaredPages } from "../../app/i18n/locales.server.ts";
import { bodyAddress } from "../../app/pages/document/bodies.ts";

/** The texts of the guidelines as the app fetches them, by address, for every language that has documents. */
export function documentFiles(): Map<string, string> {
	const files = languageCodes
		.filter((language) => declaredPages(language).includes("document"))
		.flatMap((language) =>
			writtenDocuments.map((key) => {
				const { chapter, doc } = paramsOf(key);
				return [bodyAddress(language, chapter, doc), JSON.stringify(documentBody(language, key))] as const;
			}),
		);
	return new Map(files);
}

/** Writes them under the folder that is served. */
export async function writeDocumentFiles(root: string): Promise<void> {
	for (const [address, text] of documentFiles()) {
		const file = path.join(root, address);
		await mkdir(path.dirname(file), { recursive: true });
		await writeFile(file, text);
	}
}
