import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { clauseFiles } from "#content/search/clauseFile.server.ts";
import type { AddressedFile } from "#content/search/languageFiles.server.ts";
import { digested, type KeepText, searchFiles } from "#content/search/searchFile.server.ts";
import { digestOfParts } from "./kept/digest.ts";
import { KeptFiles, keptFolder } from "./kept/keptFiles.ts";

/**
 * Writes what the search reads, all of it and the clauses of documents.
 *
 * @param client the folder that is served
 * @param digest of the code that makes it
 * @returns the files' names in that folder, first those that may be new: compressing them can take long
 */
export async function writeSearchFiles(client: string, digest: string): Promise<string[]> {
	const kept = new KeptFiles(keptFolder("search"));
	// Under a digest of what it is made of lies the text's own, under which the text lies.
	const keep: KeepText = (madeOf, make) => {
		const name = digestOfParts(digest, madeOf);
		const known = kept.read(name)?.toString() ?? "";
		if (kept.has(known)) {
			return {
				digest: known,
				get text() {
					return String(kept.read(known));
				},
				writeTo: (file) => void kept.copy(known, file),
			};
		}
		const made = digested(make());
		kept.write(made.digest, made.text);
		kept.write(name, made.digest);
		return made;
	};
	const write = async (found: AddressedFile) => {
		const file = path.join(client, found.address);
		await mkdir(path.dirname(file), { recursive: true });
		if (found.writeTo) found.writeTo(file);
		else await writeFile(file, found.text);
	};
	const anew: string[] = [];
	const copied: string[] = [];
	for (const files of [searchFiles(keep), clauseFiles()]) {
		for (const file of files) {
			await write(file);
			(file.writeTo ? copied : anew).push(file.address.slice(1));
		}
	}
	return [...anew, ...copied];
}
