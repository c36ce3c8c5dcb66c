import { existsSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";

/** A file as a build left it, in inode, bytes and both times: what changes with whoever touches it, as git's index tells it. */
type Mark = string;

/** The files of a page as a build left them. */
export interface PageFiles {
	/** Of all that they were made of. */
	readonly digest: string;
	/** By their names in the folder of the build. */
	readonly marks: Readonly<Record<string, Mark>>;
	/** Tags (`etag`) of those that are served, by the same names. */
	readonly tags: Readonly<Record<string, string>>;
}

/** The files of every page, by its address. */
export type BuiltPages = Readonly<Record<string, PageFiles>>;

/** Where a build lies, and what is said of it there. */
export interface Folders {
	/** Of the build. */
	readonly build: string;
	/** The file in it that has `BuiltPages` as JSON: written last, so that only a whole build has it. */
	readonly pagesFile: string;
	/** What that file is called while the next build is made. */
	readonly formerFile: string;
}

export const folders: Folders = { build: "build", pagesFile: "pages.json", formerFile: "pages.before.json" };

/**
 * The build before, in the folder of the next one. A page's files stay where they are if they are made of the same and nobody has
 * touched them: moving them takes longer than all else in a build for which one game of thousands has changed.
 */
export class FormerBuild {
	private readonly folders: Folders;
	private known: BuiltPages | undefined;
	private readonly takenPages = new Set<string>();
	private readonly takenFiles = new Set<string>();

	/**
	 * Makes room for a build: what is no page's file is deleted. Where no list says which files are, all of them are.
	 */
	constructor(given: Folders = folders) {
		this.folders = given;
		const { build, pagesFile, formerFile } = given;
		const now = path.join(build, pagesFile);
		// A build that was stopped leaves it under the other name: what that one has written is not as it says there.
		if (existsSync(now)) renameSync(now, path.join(build, formerFile));
		if (!existsSync(build)) return;
		const names = new Set(Object.values(this.read()).flatMap(({ marks }) => Object.keys(marks)));
		if (names.size === 0) rmSync(build, { recursive: true });
		else removeOthers(build, (name) => names.has(name) || name === formerFile);
	}

	private read(): BuiltPages {
		const file = path.join(this.folders.build, this.folders.formerFile);
		return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
	}

	/** Read again when pages are taken over: compiling comes before, and needs the memory. */
	private get pages(): BuiltPages {
		this.known ??= this.read();
		return this.known;
	}

	/**
	 * Takes a page's files over.
	 *
	 * @param digest of all that they would be made of now
	 * @returns them as they are there; undefined where they must be made anew
	 */
	take(page: string, digest: string): PageFiles | undefined {
		const found = this.pages[page];
		if (found?.digest !== digest) return undefined;
		// Pages with the same data share its file.
		const open = Object.entries(found.marks).filter(([name]) => !this.takenFiles.has(name));
		if (open.some(([name, mark]) => !this.isUntouched(name, mark))) return undefined;
		this.takenPages.add(page);
		for (const [name] of open) this.takenFiles.add(name);
		return found;
	}

	/** Deletes the files that no page has any more, once every page is taken over or made anew. */
	removeLeft(): void {
		const emptied = new Set<string>();
		for (const [page, { marks }] of Object.entries(this.pages)) {
			if (this.takenPages.has(page)) continue;
			for (const [name, mark] of Object.entries(marks)) {
				// What this build has written is not as it was.
				if (this.takenFiles.has(name) || !this.isUntouched(name, mark)) continue;
				rmSync(path.join(this.folders.build, name));
				emptied.add(path.posix.dirname(name));
			}
		}
		for (const folder of emptied) removeEmpty(this.folders.build, folder);
	}

	/** Forgets it: the next build is whole. */
	end(): void {
		rmSync(path.join(this.folders.build, this.folders.formerFile), { force: true });
	}

	private isUntouched(name: string, mark: Mark): boolean {
		return markOf(path.join(this.folders.build, name)) === mark;
	}
}

/** Deletes the files of a folder that are not to stay, and the folders that are empty then. @returns whether it is empty */
function removeOthers(root: string, stays: (name: string) => boolean, folder = ""): boolean {
	let isEmpty = true;
	for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
		const name = path.posix.join(folder, entry.name);
		if (entry.isDirectory() ? !removeOthers(root, stays, name) : stays(name)) isEmpty = false;
		else if (entry.isDirectory()) rmdirSync(path.join(root, name));
		else rmSync(path.join(root, name));
	}
	return isEmpty;
}

/** Deletes a folder, and those that it is in, as long as they are empty. */
function removeEmpty(root: string, folder: string): void {
	for (let name = folder; name !== "."; name = path.posix.dirname(name)) {
		const place = path.join(root, name);
		if (!existsSync(place)) continue;
		if (readdirSync(place).length > 0) return;
		rmdirSync(place);
	}
}

/** Undefined where there is no such file. */
export function markOf(file: string): Mark | undefined {
	const found = statSync(file, { throwIfNoEntry: false });
	return found && [found.ino, found.size, found.mtimeMs, found.ctimeMs].join(" ");
}
