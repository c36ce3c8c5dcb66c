import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { matchPage, type PageKey } from "#site/pages.ts";
import { barePath } from "#site/paths.ts";
import { digestOfParts } from "./kept/digest.ts";
import { KeptFiles, keptFolder } from "./kept/keptFiles.ts";

/** The highest levels: a file is compressed once, and sent many times. */
const levels = { brotli: 11, gzip: 9 };

/** Up to so many pages, all are compressed as well as can be. */
const fewPages = 1_000;

/** The pages of which there are more the more games there are. */
const multiplied: readonly (PageKey | undefined)[] = ["game", "gamesPage", "genrePage", "studio"];

/**
 * The level of brotli for a page and its data: a catalogue of thousands of games would wait for nothing else. Level 7 takes a
 * fortieth of the time, for 8 % more bytes. The other pages, which most visits begin with, are as few as ever.
 *
 * @param page its address
 * @param all how many pages there are
 */
export function levelOfPage(page: string, all: number): number {
	return all > fewPages && multiplied.includes(matchPage(barePath(page))?.key) ? 7 : levels.brotli;
}

/** Compresses the files of one build, those that no build has compressed before. */
export class Compressor {
	private readonly kept: KeptFiles;

	/** @param folder keeps compressed files from build to build, named by what they were made of */
	constructor(folder = keptFolder("compressed")) {
		this.kept = new KeptFiles(folder);
	}

	/**
	 * Writes `<target>.br` and `<target>.gz`. What is not compressed to the highest level is not kept: that would take as long.
	 *
	 * @param brotli level, from 0 to 11
	 */
	compress(content: Buffer, target: string, brotli = levels.brotli): void {
		mkdirSync(path.dirname(target), { recursive: true });
		const params = { [constants.BROTLI_PARAM_QUALITY]: brotli, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
		const made = {
			br: () => brotliCompressSync(content, { params }),
			gz: () => gzipSync(content, { level: levels.gzip }),
		};
		if (brotli < levels.brotli) {
			writeFileSync(`${target}.br`, made.br());
			writeFileSync(`${target}.gz`, made.gz());
			return;
		}
		const digest = digestOfParts(`${brotli},${levels.gzip}`, content);
		this.put(`${digest}.br`, `${target}.br`, made.br);
		this.put(`${digest}.gz`, `${target}.gz`, made.gz);
	}

	private put(name: string, target: string, make: () => Buffer): void {
		if (this.kept.copy(name, target)) return;
		const made = make();
		writeFileSync(target, made);
		this.kept.write(name, made);
	}
}
