import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Mark } from "#content/readers/fileMarks.server.ts";
import { isCompressible } from "#server/site.ts";

/** Where a build lies, and what is said of it there. */
export interface Folders {
	/** Of the build. */
	readonly build: string;
	/** The file in it that lists the files of every page: written last, so that only a whole build has it. */
	readonly pagesFile: string;
	/** What that file is called while the next build is made. */
	readonly formerFile: string;
}

export const folders: Folders = { build: "build", pagesFile: "pages.tsv", formerFile: "pages.before.tsv" };

/** The list that the build before has left, under either name; undefined where there is none, and nothing can be taken over. */
export function formerList({ build, pagesFile, formerFile }: Folders): string | undefined {
	return [pagesFile, formerFile].map((name) => path.join(build, name)).find((file) => existsSync(file));
}

/** A file of a page as a build left it. Its compressed copies go with it, and are not listed by themselves (`copiesOf`). */
export interface BuiltFile {
	/** In the folder of the build. */
	readonly name: string;
	readonly mark: Mark;
}

/** The compressed copies of a file, which are beside it. */
export function copiesOf(name: string): string[] {
	return isCompressible(name) ? [`${name}.br`, `${name}.gz`] : [];
}

/**
 * The files of a page as a line: a digest of all that they were made of, then name and mark of each, with tabs between them. A
 * build asks for few of them: as objects, those of tens of thousands of pages took longer than all else that is done with them.
 */
export type PageFiles = string;

/** The files of every page, by its address. */
export type BuiltPages = ReadonlyMap<string, PageFiles>;

export function pageFiles(digest: string, files: readonly BuiltFile[]): PageFiles {
	return [digest, ...files.flatMap(({ name, mark }) => [name, mark])].join("\t");
}

export function digestIn(files: PageFiles): string {
	return files.slice(0, files.indexOf("\t"));
}

export function* filesOf(files: PageFiles): Generator<BuiltFile> {
	const fields = files.split("\t");
	for (let place = 1; place < fields.length; place += 2) {
		yield { name: fields[place] as string, mark: fields[place + 1] as Mark };
	}
}

/** The list that a build has left, a page's address and its files on each line; empty where there is none. */
export function readPages(file: string): Map<string, PageFiles> {
	const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
	return new Map(
		lines.map((line) => {
			const end = line.indexOf("\t");
			return [line.slice(0, end), line.slice(end + 1)];
		}),
	);
}

export function writePages(file: string, pages: BuiltPages): void {
	writeFileSync(file, [...pages].map((entry) => entry.join("\t")).join("\n"));
}
