import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cleanText } from "#content/model/cleanText.ts";
import { ContentError } from "#content/model/contentError.ts";
import { decodeText } from "#content/readers/readText.server.ts";
import { insertNonBreakingSpaces } from "#tools/typography/russian.ts";
import { listCmsForms } from "./collections.ts";

/** A change of one file. */
export interface FileChange {
	readonly path: string;
	/** The hash that the form has read; undefined for a new file. */
	readonly hash: string | undefined;
	readonly content: Buffer;
}

export type WorkingCopy = ReturnType<typeof openWorkingCopy>;

/**
 * The files of a working copy that have forms, and no other.
 *
 * @param root its folder
 */
export function openWorkingCopy(root: string) {
	const filePatterns = listCmsForms().map(({ pattern }) => pattern);
	const getFullPath = (file: string): string => {
		const isListed = filePatterns.some((pattern) => path.posix.matchesGlob(file, pattern));
		if (!isListed || path.posix.normalize(file) !== file)
			throw new ContentError([`${file} has no form in the editor.`]);
		return path.join(root, file);
	};
	/** A file with its git hash, which changes with the content. @throws ContentError */
	const read = (file: string) => {
		const fullPath = getFullPath(file);
		if (!existsSync(fullPath)) throw new ContentError([`There is no ${file}.`]);
		const content = readFileSync(fullPath);
		return { path: file, content, hash: getGitHash(content) };
	};
	const checkVersion = ({ path: file, hash }: FileChange): void => {
		const currentHash = existsSync(getFullPath(file)) ? read(file).hash : undefined;
		if (currentHash === hash) return;
		const event = currentHash ? "changed" : "been deleted";
		const remedy = "Copy your text, load the list again, and write it once more.";
		throw new ContentError([`${file} has ${event} since the form read it, and is not overwritten. ${remedy}`]);
	};

	return {
		root,
		list: () =>
			globSync(filePatterns, { cwd: root })
				.sort()
				.map((file) => read(file.split(path.sep).join("/"))),
		read,
		/**
		 * Writes files, or none of them if one is refused. Texts lose invisible characters, and Russian ones get their
		 * no-break spaces.
		 *
		 * @throws ContentError if a file is not the one that the form has read, and for a text that is not UTF-8
		 */
		change(changes: readonly FileChange[]): void {
			changes.forEach(checkVersion);
			const fileWrites = changes.map(
				({ path: file, content }) => [getFullPath(file), normalizeText(file, content)] as const,
			);
			for (const [file, text] of fileWrites) {
				mkdirSync(path.dirname(file), { recursive: true });
				// File watchers never see a partial file.
				const draft = path.join(path.dirname(file), `.${path.basename(file)}.draft`);
				writeFileSync(draft, text);
				renameSync(draft, file);
			}
		},
	};
}

function normalizeText(file: string, content: Buffer): string {
	return cleanText(decodeText(file, content)).split("\n").map(insertNonBreakingSpaces).join("\n");
}

/** The name of a content in git's object database. */
export function getGitHash(content: Uint8Array): string {
	return createHash("sha1").update(`blob ${content.length}\0`).update(content).digest("hex");
}
