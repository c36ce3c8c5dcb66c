import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Breakage } from "./faults/breakage.ts";

/** What became of a breakage. `broken`: something failed, but no test. */
type Outcome = "caught" | "not noticed" | "broken";

export interface Result {
	readonly outcome: Outcome;
	/** Of the breakage's definition: another one has to be run again. */
	readonly definition: string;
	/** The test file that went red. */
	readonly by?: string;
	readonly title?: string;
	/** Breaking, building and testing. */
	readonly seconds: number;
	/** What was printed, where it is `broken`. */
	readonly detail?: string;
}

interface Kept {
	readonly results: Readonly<Record<string, Result>>;
	/** Commands that were green on a digest of the project without any breakage. */
	readonly baselines: Readonly<Record<string, string>>;
}

/** Results in a file, so that a long run can be resumed. */
export class Results {
	private readonly file: string;

	/** @param file a run at the same time may write it, too: it is read each time */
	constructor(file: string) {
		this.file = file;
	}

	/** The result of a breakage as it is defined now. */
	of(breakage: Breakage): Result | undefined {
		const result = this.read().results[breakage.id];
		return result?.definition === definitionOf(breakage) ? result : undefined;
	}

	add(breakage: Breakage, result: Omit<Result, "definition">): void {
		const { results, baselines } = this.read();
		this.write({
			results: { ...results, [breakage.id]: { ...result, definition: definitionOf(breakage) } },
			baselines,
		});
	}

	isGreen(command: string, digest: string): boolean {
		return this.read().baselines[command] === digest;
	}

	addGreen(command: string, digest: string): void {
		const { results, baselines } = this.read();
		this.write({ results, baselines: { ...baselines, [command]: digest } });
	}

	private read(): Kept {
		return existsSync(this.file)
			? parseKept(readFileSync(this.file, "utf8"), this.file)
			: { results: {}, baselines: {} };
	}

	private write(kept: Kept): void {
		mkdirSync(path.dirname(this.file), { recursive: true });
		writeFileSync(this.file, JSON.stringify(kept, undefined, "\t"));
	}
}

/** Reads what was kept. Throws, with the remedy, at anything else. */
export function parseKept(text: string, file: string): Kept {
	try {
		const { results, baselines } = JSON.parse(text) as Partial<Kept>;
		if (results && baselines) return { results, baselines };
	} catch {}
	throw new Error(`${file}: these are no results of breakages. Remove the file.`);
}

/** What a result is about: what is broken and who should notice, not how it is described. */
function definitionOf({ edits, rebuild, watch }: Breakage): string {
	const plain = edits.map((edit) => ({ ...edit, find: String(edit.find) }));
	return createHash("sha256")
		.update(JSON.stringify([plain, rebuild, watch]))
		.digest("hex")
		.slice(0, 12);
}
