/** A thread that looks at the build before, of which `FormerBuild` makes use. Changes nothing. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { markOf } from "#content/readers/fileMarks.server.ts";
import { type Folders, filesOf, formerList, readPages } from "./builtPages.ts";

/** What it finds, in two messages: the second one takes longer, and is asked for later. */
export type Look =
	/** The files and folders in the build's own that have nothing of a page, without what is in such a folder. */
	| { readonly others: readonly string[] }
	/** The pages that have a file which is not as their build has left it. */
	| { readonly touched: readonly string[] };

function* look(folders: Folders): Generator<Look> {
	const { build, pagesFile, formerFile } = folders;
	const list = formerList(folders);
	const pages = [...(list ? readPages(list) : [])];
	const stay = new Set([pagesFile, formerFile]);
	for (const [, files] of pages) for (const { name } of filesOf(files)) stay.add(name);
	yield { others: existsSync(build) ? othersIn(build, stay, "") : [] };
	const isTouched = ([, files]: (typeof pages)[number]) =>
		[...filesOf(files)].some(({ name, mark }) => markOf(path.join(build, name)) !== mark);
	yield { touched: pages.filter(isTouched).map(([page]) => page) };
}

/** What a folder holds besides the files that stay: the folder itself where it holds nothing else. */
function othersIn(root: string, stay: ReadonlySet<string>, folder: string): string[] {
	const found = readdirSync(path.join(root, folder), { withFileTypes: true }).map((entry) => {
		const name = folder ? `${folder}/${entry.name}` : entry.name;
		if (entry.isDirectory()) return { name, others: othersIn(root, stay, name) };
		return { name, others: stay.has(name) ? [] : [name] };
	});
	const isOther = found.every(({ name, others }) => others[0] === name);
	return isOther && folder ? [folder] : found.flatMap(({ others }) => others);
}

for (const found of look(workerData)) parentPort?.postMessage(found);
