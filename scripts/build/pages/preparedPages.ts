import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import type { PreparedPage } from "#scripts/build/finishDocument.ts";
import { KeptFiles, keptFolder } from "#scripts/build/kept/keptFiles.ts";

/** What a page is completed from. */
export interface PageTexts extends Pick<PreparedPage, "start" | "end" | "data"> {
	/** The data for who comes to the page within the app. */
	readonly route: string;
}

/** What the build must know of a page before it completes any. */
export interface PageNotes {
	/** Its sheets as JSON, the same for most pages of a kind. */
	readonly look: string;
	/** What those who find and show the site read of it, as JSON; empty for a page that nobody may find. */
	readonly facts: string;
}

/** Two numbers, of 32 bits each. */
const lengths = 8;

/**
 * Pages that have been prepared, by the digest of all that they were made of. In a file stand the lengths of both notes, they, and the
 * texts.
 */
export class PreparedPages {
	private readonly kept: KeptFiles;
	/** For the notes of nearly every page: most of a file are its texts, which nobody needs of a page that is as it was. */
	private readonly room = Buffer.alloc(4096);

	constructor(folder = keptFolder("pages")) {
		this.kept = new KeptFiles(folder);
	}

	/** Undefined where the page is not there. */
	notes(name: string): PageNotes | undefined {
		const start = this.kept.readStart(name, this.room);
		if (!start) return undefined;
		const [, middle, end] = placesIn(start);
		const file = end > start.length ? this.kept.read(name) : start;
		return file && { look: file.toString("utf8", lengths, middle), facts: file.toString("utf8", middle, end) };
	}

	/** Throws where the page is not there. */
	texts(name: string): PageTexts {
		const file = this.kept.read(name);
		if (!file) throw new Error("A page that this build has rendered is gone: something else has emptied the cache.");
		const [, , end] = placesIn(file);
		return JSON.parse(zstdDecompressSync(file.subarray(end)).toString());
	}

	keep(name: string, { look, facts }: PageNotes, texts: PageTexts): void {
		const notes = [look, facts].map((text) => Buffer.from(text));
		const head = Buffer.alloc(lengths);
		for (const [place, { length }] of notes.entries()) head.writeUInt32LE(length, place * 4);
		this.kept.write(name, Buffer.concat([head, ...notes, zstdCompressSync(JSON.stringify(texts))]));
	}
}

/** Where the first note begins, where the second one does, and where it ends. */
function placesIn(file: Buffer): [start: number, middle: number, end: number] {
	const middle = lengths + file.readUInt32LE();
	return [lengths, middle, middle + file.readUInt32LE(4)];
}
