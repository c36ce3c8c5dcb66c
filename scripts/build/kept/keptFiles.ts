import {
	closeSync,
	copyFileSync,
	fstatSync,
	mkdirSync,
	openSync,
	readdirSync,
	readFileSync,
	readSync,
	renameSync,
	rmSync,
	type Stats,
	statSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import path from "node:path";
import process from "node:process";
import { threadId } from "node:worker_threads";

const day = 24 * 60 * 60_000;

/** A file whose age says when the folder was last looked through. */
const lookedThrough = ".looked-through";

/** Where builds keep what the next one can use; a fresh checkout has nothing there. `BUILD_CACHE` names another folder. */
export function keptFolder(name: string): string {
	return path.join(process.env.BUILD_CACHE || "node_modules/.cache", name);
}

/**
 * Files that are kept from build to build under names that say all they were made of, so that a file which is there is right.
 * Several builds and threads may use a folder at once.
 */
export class KeptFiles {
	private readonly folder: string;

	constructor(folder: string) {
		this.folder = folder;
		mkdirSync(folder, { recursive: true });
	}

	/** Whether a file of this name is kept, for which this build has a use. */
	has(name: string): boolean {
		const found = statSync(this.at(name), { throwIfNoEntry: false });
		if (found?.isFile()) this.noteUse(name, found);
		return found?.isFile() ?? false;
	}

	/** The content of a kept file; undefined where none of this name is kept. */
	read(name: string): Buffer | undefined {
		return this.has(name) ? readFileSync(this.at(name)) : undefined;
	}

	/**
	 * The beginning of a kept file, as much as `room` takes, in which it is until the next one is read. Of a file that is small, asking
	 * for its place, its age and all of its content takes twice as long.
	 *
	 * @returns undefined where none of this name is kept
	 */
	readStart(name: string, room: Buffer): Buffer | undefined {
		const file = openIfThere(this.at(name));
		if (file === undefined) return undefined;
		try {
			this.noteUse(name, fstatSync(file));
			return room.subarray(0, readSync(file, room));
		} finally {
			closeSync(file);
		}
	}

	/** Copies a kept file to `target`. @returns whether there is one of this name */
	copy(name: string, target: string): boolean {
		if (!this.has(name)) return false;
		copyFileSync(this.at(name), target);
		return true;
	}

	write(name: string, content: string | Buffer): void {
		// By a name of its own first: a build that is stopped leaves no half of a file under the name of the whole.
		const half = `${this.at(name)}.${process.pid}.${threadId}`;
		writeFileSync(half, content);
		renameSync(half, this.at(name));
	}

	/** Forgets what no build has had a use for in the last week. Looks through the files once a day: there are many. */
	removeOld(): void {
		const looked = statSync(this.at(lookedThrough), { throwIfNoEntry: false });
		if (looked && Date.now() - looked.mtimeMs < day) return;
		writeFileSync(this.at(lookedThrough), "");
		for (const name of readdirSync(this.folder)) {
			const { mtimeMs } = statSync(this.at(name));
			if (Date.now() - mtimeMs > 7 * day) rmSync(this.at(name), { recursive: true });
		}
	}

	/** At most once a day: that is a write for each. */
	private noteUse(name: string, { mtimeMs }: Stats): void {
		const now = Date.now();
		if (now - mtimeMs > day) utimesSync(this.at(name), now / 1000, now / 1000);
	}

	private at(name: string): string {
		return path.join(this.folder, name);
	}
}

function openIfThere(file: string): number | undefined {
	try {
		return openSync(file, "r");
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
		throw error;
	}
}
