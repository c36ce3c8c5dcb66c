import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { isMainThread } from "node:worker_threads";

/**
 * What texts were parsed and checked as, by an earlier build or another thread of this one: of thousands of games, reading YAML takes
 * longer than all else. A text is known by its own digest, so that what is found is right, whatever file it stands in.
 *
 * In the file each has a line: the digest, a space, the data as JSON.
 */
export class KeptParses<Data extends object> {
	private readonly file: string | undefined;
	private readonly known = new Map<string, Buffer>();
	private readonly used = new Map<string, Buffer>();
	private hasNew = false;

	/** @param file its name must say by which code they were parsed; a build alone has one */
	constructor(file = process.env.CONTENT_KEPT) {
		this.file = file;
		if (!file || !existsSync(file)) return;
		const all = readFileSync(file);
		for (let start = 0; start < all.length; ) {
			const end = all.indexOf("\n", start);
			const split = all.indexOf(" ", start);
			this.known.set(all.toString("latin1", start, split), all.subarray(split + 1, end));
			start = end + 1;
		}
	}

	/** @param parse gives undefined for a text that is not as it should be, which is not kept */
	read(text: string, parse: () => Data | undefined): Data | undefined {
		const digest = createHash("sha256").update(text).digest("base64url");
		const found = this.known.get(digest);
		// Copied through JSON in either case: a text taken out of a file would keep all of the file in memory.
		const json = found ?? toJson(parse());
		if (!json) return undefined;
		if (!found) this.hasNew = true;
		if (this.file) this.used.set(digest, json);
		return JSON.parse(json.toString());
	}

	/** Keeps what has been read, if any of it is new, and nothing else. */
	keep(): void {
		const { file } = this;
		if (!file || !isMainThread) return;
		if (!this.hasNew && existsSync(file)) {
			// It is still in use: what is not, is deleted after a week.
			const now = new Date();
			utimesSync(file, now, now);
			return;
		}
		mkdirSync(path.dirname(file), { recursive: true });
		const end = Buffer.from("\n");
		const lines = [...this.used].flatMap(([digest, json]) => [Buffer.from(`${digest} `), json, end]);
		// By a name of its own first: a build that is stopped leaves no half of it.
		const half = `${file}.${process.pid}`;
		writeFileSync(half, Buffer.concat(lines));
		renameSync(half, file);
	}
}

function toJson(data: object | undefined): Buffer | undefined {
	return data && Buffer.from(JSON.stringify(data));
}
