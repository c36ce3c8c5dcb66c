import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Where compressed files are kept from build to build; a fresh checkout has none. */
const kept = "node_modules/.cache/compressed";

const week = 7 * 24 * 60 * 60_000;

/** The highest levels: a file is compressed once, and sent many times. */
const levels = { brotli: 11, gzip: 9 };

/** Whether compressing a file of this name pays: text does, pictures and fonts are compressed already. */
export function isCompressible(file: string): boolean {
	return /\.(html|js|css|json|svg|txt|xml|atom|data|webmanifest)$/.test(file);
}

/** Compresses the files of one build, those that no build has compressed before. */
export class Compressor {
	private readonly folder: string;

	/** @param folder keeps compressed files from build to build, named by what they were made of */
	constructor(folder = kept) {
		this.folder = folder;
	}

	/** Writes `<file>.br` and `<file>.gz` beside a file. */
	async compress(file: string): Promise<void> {
		const content = await readFile(file);
		const digest = createHash("sha256").update(JSON.stringify(levels)).update(content).digest("hex");
		await this.take(`${digest}.br`, `${file}.br`, () =>
			brotli(content, {
				params: {
					[constants.BROTLI_PARAM_QUALITY]: levels.brotli,
					[constants.BROTLI_PARAM_SIZE_HINT]: content.length,
				},
			}),
		);
		await this.take(`${digest}.gz`, `${file}.gz`, () => zip(content, { level: levels.gzip }));
	}

	/** Forgets what no build has had a use for in the last week. */
	async removeOld(): Promise<void> {
		for (const name of await readdir(this.folder)) {
			const file = path.join(this.folder, name);
			if (Date.now() - (await stat(file)).mtimeMs > week) await rm(file);
		}
	}

	private async take(name: string, target: string, make: () => Promise<Buffer>): Promise<void> {
		const source = path.join(this.folder, name);
		if (!existsSync(source)) {
			await mkdir(this.folder, { recursive: true });
			await writeFile(target, await make());
			// By a name of its own first: a build that is stopped leaves no half of a file under the name of the whole.
			const half = `${source}.${process.pid}`;
			await copyFile(target, half);
			await rename(half, source);
			return;
		}
		await copyFile(source, target);
		const now = new Date();
		await utimes(source, now, now);
	}
}
