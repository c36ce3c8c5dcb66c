import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import type { PreparedPage } from "#scripts/build/finishDocument.ts";
import { KeptFiles, keptFolder } from "#scripts/build/kept/keptFiles.ts";

/** What a page is completed from. */
export interface PageTexts extends Pick<PreparedPage, "start" | "end" | "data"> {
	/** The data for who comes to the page within the app. */
	readonly route: string;
}

/** What the build must know of a page before it completes any. */
export type PageNotes = Pick<PreparedPage, "sheets" | "classes" | "facts">;

/** Pages that have been prepared, by the digest of all that they were made of: the notes' length, the notes, the texts. */
export class PreparedPages {
	private readonly kept: KeptFiles;

	constructor(folder = keptFolder("pages")) {
		this.kept = new KeptFiles(folder);
	}

	/** Undefined where the page is not there. */
	notes(name: string): PageNotes | undefined {
		const file = this.kept.read(name);
		return file && JSON.parse(file.subarray(4, 4 + file.readUInt32LE()).toString());
	}

	/** Throws where the page is not there. */
	texts(name: string): PageTexts {
		const file = this.kept.read(name);
		if (!file) throw new Error("A page that this build has rendered is gone: something else has emptied the cache.");
		return JSON.parse(zstdDecompressSync(file.subarray(4 + file.readUInt32LE())).toString());
	}

	keep(name: string, notes: PageNotes, texts: PageTexts): void {
		const head = Buffer.from(JSON.stringify(notes));
		const length = Buffer.alloc(4);
		length.writeUInt32LE(head.length);
		this.kept.write(name, Buffer.concat([length, head, zstdCompressSync(JSON.stringify(texts))]));
	}
}
