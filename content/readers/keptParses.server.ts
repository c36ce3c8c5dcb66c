import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { isMainThread } from "node:worker_threads";
import { type Mark, markOf, touchedAt } from "./fileMarks.server.ts";

/** Some systems tell a file's time in whole seconds, every second one: what was touched since may be told by the same mark. */
const restless = 2_000;

/** The file for parses of a kind, beside that of the games; undefined where nothing is kept. */
export function keptFileOf(kind: string): string | undefined {
	const { CONTENT_KEPT } = process.env;
	return CONTENT_KEPT && `${CONTENT_KEPT}-${kind}`;
}

interface Kept {
	/** Of the text. */
	readonly digest: string;
	/** Of the file that it was read from; empty where that could have changed without a new one. */
	readonly mark: Mark | "";
	/** The data. */
	readonly json: Buffer;
}

/**
 * What files were parsed and checked as, by an earlier build or another thread of this one: of thousands of games, reading YAML takes
 * longer than all else. A file that nobody has touched since is not read again, as git's index has it; another one's text is known by
 * its own digest, so that what is found is right, whatever file it stands in.
 *
 * In the file each has a line: the text's digest, the mark, the file's name as JSON, the data as JSON, with tabs between them. The
 * first line is a digest of what the texts were filled with.
 */
export class KeptParses<Data extends object> {
	private readonly file: string | undefined;
	private readonly filling: string;
	private readonly started = Date.now();
	private readonly byText = new Map<string, Buffer>();
	private readonly byFile = new Map<string, Kept>();
	private readonly used = new Map<string, Kept>();
	private hasNew = false;

	/**
	 * @param filling what texts are filled with before they are parsed
	 * @param file its name must say by which code they were parsed; a build alone has one
	 */
	constructor(filling: unknown = undefined, file = process.env.CONTENT_KEPT) {
		this.file = file;
		this.filling = digestOf(JSON.stringify(filling) ?? "");
		if (!file || !existsSync(file)) return;
		const [filledWith, ...lines] = linesOf(readFileSync(file));
		const isFilledAlike = filledWith?.toString() === this.filling;
		for (const line of lines) {
			const [digest, mark, name, json] = fieldsOf(line);
			this.byText.set(digest, json);
			if (isFilledAlike && mark) this.byFile.set(name, { digest, mark, json });
		}
	}

	/**
	 * The data of a file.
	 *
	 * @param readText gives its text, filled; not called where it is known
	 * @param parse gives undefined for a text that is not as it should be, which is not kept
	 */
	read(file: string, readText: () => string, parse: (text: string) => Data | undefined): Data | undefined {
		const name = JSON.stringify(file);
		const known = this.byFile.get(name);
		// Before it is read: what comes later has another one. The other threads read what the main one has just looked at and kept.
		const mark = isMainThread ? this.file && markOf(file) : known?.mark;
		const kept = known && known.mark === mark ? known : this.parse(mark, readText(), parse);
		if (!kept) return undefined;
		this.used.set(name, kept);
		return JSON.parse(kept.json.toString());
	}

	/** The data of a text that is at hand: of a file, or of a part of one. Nothing but the text decides it. */
	recall(file: string, text: string, parse: (text: string) => Data): Data {
		const digest = digestOf(text);
		const found = this.byText.get(digest);
		const json = found ?? Buffer.from(JSON.stringify(parse(text)));
		if (!found) this.hasNew = true;
		this.used.set(JSON.stringify(file), { digest, mark: "", json });
		return JSON.parse(json.toString());
	}

	private parse(mark: Mark | undefined, text: string, parse: (text: string) => Data | undefined): Kept | undefined {
		const digest = digestOf(text);
		const found = this.byText.get(digest);
		// Copied through JSON in either case: a text taken out of a file would keep all of the file in memory.
		const json = found ?? toJson(parse(text));
		if (!json) return undefined;
		const isAtRest = mark && touchedAt(mark) < this.started - restless;
		if (!found || isAtRest) this.hasNew = true;
		return { digest, mark: isAtRest ? mark : "", json };
	}

	/**
	 * Keeps what has been read, if any of it is new, and nothing else.
	 *
	 * @param areSound whether no file had a problem: where one had, all are read again, so that it is told again
	 */
	keep(areSound: boolean): void {
		const { file } = this;
		if (!file || !isMainThread) return;
		if (!this.hasNew && areSound && existsSync(file)) {
			// It is still in use: what is not, is deleted after a week.
			const now = new Date();
			utimesSync(file, now, now);
			return;
		}
		mkdirSync(path.dirname(file), { recursive: true });
		const end = Buffer.from("\n");
		const lines = [...this.used].flatMap(([name, { digest, mark, json }]) => [
			Buffer.from(`${digest}\t${areSound ? mark : ""}\t${name}\t`),
			json,
			end,
		]);
		// By a name of its own first: a build that is stopped leaves no half of it.
		const half = `${file}.${process.pid}`;
		writeFileSync(half, Buffer.concat([Buffer.from(this.filling), end, ...lines]));
		renameSync(half, file);
	}
}

/** The whole lines of a file: a full disk may have cut the last one. */
function* linesOf(file: Buffer): Generator<Buffer> {
	let start = 0;
	for (let end = file.indexOf("\n"); end >= 0; end = file.indexOf("\n", start)) {
		yield file.subarray(start, end);
		start = end + 1;
	}
}

/** What a line has between its tabs. */
function fieldsOf(line: Buffer): [digest: string, mark: Mark, name: string, json: Buffer] {
	const first = line.indexOf("\t");
	const second = line.indexOf("\t", first + 1);
	const third = line.indexOf("\t", second + 1);
	return [
		line.toString("latin1", 0, first),
		line.toString("latin1", first + 1, second),
		line.toString("utf8", second + 1, third),
		line.subarray(third + 1),
	];
}

function digestOf(text: string): string {
	return createHash("sha256").update(text).digest("base64url");
}

function toJson(data: object | undefined): Buffer | undefined {
	return data && Buffer.from(JSON.stringify(data));
}
