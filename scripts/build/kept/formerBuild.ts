import { existsSync, renameSync, rmdirSync, rmSync } from "node:fs";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { type Mark, markOf } from "#content/readers/fileMarks.server.ts";
import {
	type BuiltPages,
	copiesOf,
	digestIn,
	type Folders,
	filesOf,
	folders,
	formerList,
	type PageFiles,
	readPages,
} from "./builtPages.ts";
import type { Look } from "./lookAtFormer.ts";

/**
 * The build before, in the folder of the next one. A page's files stay where they are if they are made of the same and nobody has
 * touched them: moving them takes longer than all else in a build for which one game of thousands has changed.
 */
export class FormerBuild {
	private readonly folders: Folders;
	/** Looking at hundreds of thousands of files takes seconds: another thread does it while content is read and checked. */
	private readonly looking: Worker;
	private readonly look: Promise<Look>;
	private pages: BuiltPages = new Map();
	private touched: ReadonlySet<string> = new Set();
	private readonly takenPages = new Set<string>();

	/** Begins to look at it, and changes nothing. */
	constructor(given: Folders = folders) {
		this.folders = given;
		this.looking = new Worker(new URL("./lookAtFormer.ts", import.meta.url), { workerData: given, execArgv: [] });
		this.look = new Promise((resolve, reject) => void this.looking.on("error", reject).on("message", resolve));
		// A build whose content is not as it should be ends without having asked.
		this.look.catch(() => {});
		this.looking.unref();
	}

	/** Whether there is a list of what can be taken over. */
	get isThere(): boolean {
		return formerList(this.folders) !== undefined;
	}

	/** Makes room for a build: what is no page's file is deleted. Where no list says which files are, all of them are. */
	async makeRoom(): Promise<void> {
		this.looking.ref();
		const { others, touched } = await this.look;
		this.touched = touched;
		const { build, pagesFile, formerFile } = this.folders;
		const now = path.join(build, pagesFile);
		// A build that was stopped leaves it under the other name: what that one has written is not as it says there.
		if (existsSync(now)) renameSync(now, path.join(build, formerFile));
		for (const name of others) rmSync(path.join(build, name), { recursive: true });
	}

	/** Reads what pages can be taken over, once there is room: compiling comes before, and needs the memory. */
	open(): void {
		this.pages = readPages(path.join(this.folders.build, this.folders.formerFile));
	}

	/**
	 * Takes a page's files over, once it has been opened.
	 *
	 * @param digest of all that they would be made of now
	 * @returns them as they are there; undefined where they must be made anew
	 */
	take(page: string, digest: string): PageFiles | undefined {
		const found = this.pages.get(page);
		if (!found || digestIn(found) !== digest || this.touched.has(page)) return undefined;
		this.takenPages.add(page);
		return found;
	}

	/** Deletes the files that no page has any more, once every page is taken over or made anew. */
	removeLeft(): void {
		const left = new Map<string, Mark>();
		for (const [page, files] of this.pages) {
			if (!this.takenPages.has(page)) for (const { name, mark } of filesOf(files)) left.set(name, mark);
		}
		if (left.size === 0) return;
		// Pages with the same data share its file.
		for (const page of this.takenPages) for (const { name } of filesOf(this.pages.get(page) ?? "")) left.delete(name);
		const emptied = new Set<string>();
		for (const [name, mark] of left) {
			const file = path.join(this.folders.build, name);
			// What this build has written is not as it was.
			if (markOf(file) !== mark) continue;
			rmSync(file);
			emptied.add(path.posix.dirname(name));
			for (const copy of copiesOf(name)) {
				rmSync(path.join(this.folders.build, copy), { force: true });
				emptied.add(path.posix.dirname(copy));
			}
		}
		for (const folder of emptied) removeEmpty(this.folders.build, folder);
	}

	/** Forgets it: the next build is whole. */
	end(): void {
		rmSync(path.join(this.folders.build, this.folders.formerFile), { force: true });
	}
}

/** Deletes a folder, and those that it is in, as long as they are empty. Some hold tens of thousands of files: nobody looks into them. */
function removeEmpty(root: string, folder: string): void {
	for (let name = folder; name !== "."; name = path.posix.dirname(name)) {
		try {
			rmdirSync(path.join(root, name));
		} catch (error) {
			const { code = "" } = error as NodeJS.ErrnoException;
			if (["ENOTEMPTY", "EEXIST"].includes(code)) return;
			if (code !== "ENOENT") throw error;
		}
	}
}
