/** A thread that looks at the build before, of which `FormerBuild` makes use. Changes nothing. */
import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { markOf } from "#content/readers/fileMarks.server.ts";
import { copiesOf, type Folders, filesOf, formerList, type PageFiles, readPages } from "./builtPages.ts";

/** What it finds. */
export interface Look {
	/** The files and folders in the build's own that have nothing of a page, without what is in such a folder. */
	readonly others: readonly string[];
	/** The pages that have a file which is not as their build has left it. */
	readonly touched: ReadonlySet<string>;
}

/** What a folder of the build must hold, by its name there. */
class Entries {
	private readonly byFolder = new Map<string, Set<string>>();

	/** Adds a file or a folder, with the folders that it is in. */
	add(name: string): void {
		const end = name.lastIndexOf("/");
		const folder = name.slice(0, Math.max(end, 0));
		let known = this.byFolder.get(folder);
		if (!known) {
			known = new Set();
			this.byFolder.set(folder, known);
			if (folder) this.add(folder);
		}
		known.add(name.slice(end + 1));
	}

	/** Compares that with what is in the build. @returns what is there besides, and what is not there */
	compare(build: string): { others: string[]; missing: Set<string> } {
		const others: string[] = [];
		const missing = new Set<string>();
		for (const [folder, expected] of this.byFolder) {
			const isIn = (entry: string) => (folder ? `${folder}/${entry}` : entry);
			const found = statSync(path.join(build, folder), { throwIfNoEntry: false });
			if (found?.isDirectory()) {
				for (const entry of readdirSync(path.join(build, folder))) {
					if (!expected.delete(entry)) others.push(isIn(entry));
				}
			} else if (found) others.push(folder);
			for (const entry of expected) missing.add(isIn(entry));
		}
		return { others, missing };
	}
}

function look(folders: Folders): Look {
	const { build, pagesFile, formerFile } = folders;
	const list = formerList(folders);
	const pages = list ? readPages(list) : new Map<string, PageFiles>();
	const touched = new Set<string>();
	const entries = new Entries();
	for (const name of [pagesFile, formerFile]) entries.add(name);
	for (const [page, line] of pages) {
		for (const { name, mark } of filesOf(line)) {
			if (markOf(path.join(build, name)) !== mark) touched.add(page);
			for (const file of [name, ...copiesOf(name)]) entries.add(file);
		}
	}
	const { others, missing } = entries.compare(build);
	// Of a copy it is enough that it is there: a build that was stopped has written the file itself before.
	const lacksCopy = (line: PageFiles) =>
		[...filesOf(line)].some(({ name }) => copiesOf(name).some((copy) => missing.has(copy)));
	if ([...missing].some((name) => /\.(br|gz)$/.test(name)))
		for (const [page, line] of pages) if (lacksCopy(line)) touched.add(page);
	return { others, touched };
}

parentPort?.postMessage(look(workerData));
