import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";

/** A file as a build left it: what changes with whoever touches it, as git's index tells that a file is unchanged. */
type Mark = readonly [inode: number, bytes: number, modified: number, changed: number];

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

/** What `moveAside` needs to know of folders. */
export interface Folders {
	/** Of the build. */
	readonly build: string;
	/** Where the build before waits while the next one is made. */
	readonly former: string;
	/** The file in `build` that has `BuiltPages` as JSON: written last, so that only a whole build has it. */
	readonly pagesFile: string;
}

export const folders: Folders = { build: "build", former: ".build-before", pagesFile: "pages.json" };

/** Makes room for a build: the one before is moved aside where files may be taken over from it, and deleted elsewhere. */
export function moveAside({ build, former, pagesFile }: Folders = folders): void {
	if (existsSync(path.join(build, pagesFile))) {
		rmSync(former, { recursive: true, force: true });
		try {
			renameSync(build, former);
			return;
		} catch {
			// A folder that something else holds, such as a mounted one, is emptied instead.
		}
	}
	rmSync(build, { recursive: true, force: true });
}

/** The build before, from which a page's files are taken over where they are made of the same and nobody has touched them. */
export class FormerBuild {
	private readonly folders: Folders;
	private readonly pages: BuiltPages;
	/** What has been taken: pages with the same data share its file. */
	private readonly taken = new Map<string, Mark>();
	private readonly made = new Set<string>();

	constructor(given: Folders = folders) {
		this.folders = given;
		const file = path.join(given.former, given.pagesFile);
		this.pages = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
	}

	/**
	 * Moves the files of a page into the new build.
	 *
	 * @param digest of all that they would be made of now
	 * @returns them as they are there; undefined where they must be made anew
	 */
	take(page: string, digest: string): PageFiles | undefined {
		const found = this.pages[page];
		if (found?.digest !== digest) return undefined;
		const left = Object.entries(found.marks).filter(([name]) => !this.taken.has(name));
		const { former, build } = this.folders;
		if (left.some(([name, mark]) => String(markOf(path.join(former, name))) !== String(mark))) return undefined;
		for (const [name] of left) {
			const target = path.join(build, name);
			this.make(path.dirname(target));
			renameSync(path.join(former, name), target);
			const mark = markOf(target);
			if (mark) this.taken.set(name, mark);
		}
		const marks = Object.keys(found.marks).flatMap((name) => {
			const mark = this.taken.get(name);
			return mark ? [[name, mark] as const] : [];
		});
		return { digest, marks: Object.fromEntries(marks), tags: found.tags };
	}

	private make(folder: string): void {
		if (this.made.has(folder)) return;
		mkdirSync(folder, { recursive: true });
		this.made.add(folder);
	}
}

/** Undefined where there is no such file. */
export function markOf(file: string): Mark | undefined {
	const found = statSync(file, { throwIfNoEntry: false });
	return found && [found.ino, found.size, found.mtimeMs, found.ctimeMs];
}
