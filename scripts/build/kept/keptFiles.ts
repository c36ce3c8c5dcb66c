import {
	copyFileSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
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

	/** The content of a kept file; undefined where none of this name is kept. */
	read(name: string): Buffer | undefined {
		return this.use(name) ? readFileSync(this.at(name)) : undefined;
	}

	/** Copies a kept file to `target`. @returns whether there is one of this name */
	copy(name: string, target: string): boolean {
		if (!this.use(name)) return false;
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

	/** Notes that this build has a use for a file, at most once a day: that is a write for each. */
	private use(name: string): boolean {
		const found = statSync(this.at(name), { throwIfNoEntry: false });
		if (!found) return false;
		const now = Date.now();
		if (now - found.mtimeMs > day) utimesSync(this.at(name), now / 1000, now / 1000);
		return true;
	}

	private at(name: string): string {
		return path.join(this.folder, name);
	}
}
