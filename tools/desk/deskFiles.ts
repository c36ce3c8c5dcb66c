import { globSync } from "node:fs";
import type { Field } from "@sveltia/cms";
import { languageCodes } from "#config/languages.ts";
import { entryCollections, singleFiles, wordCollection } from "./collections.ts";

/** A file that the desk edits, and its form. */
export interface DeskFile {
	readonly path: string;
	readonly fields: readonly Field[];
}

/** Every file that the desk edits. */
export function deskFiles(): DeskFile[] {
	return [
		...entryCollections().flatMap(({ folder, extension, fields }) =>
			globSync(`${folder}/*.${extension}`)
				.sort()
				.map((path) => ({ path, fields })),
		),
		...singleFiles().map(({ file, fields }) => ({ path: file, fields })),
		...wordCollection().files.flatMap(({ file, fields }) =>
			languageCodes.map((language) => ({ path: file.replace("{{locale}}", language), fields })),
		),
	];
}
