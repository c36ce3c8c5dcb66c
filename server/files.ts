import { readFile } from "node:fs/promises";
import path from "node:path";
import { LRUCache } from "lru-cache";

/** One served file, as the build describes it. */
export interface FileEntry {
	/** Path under `client` in the folder of the build. */
	file: string;
	/** Media type. */
	type: string;
	/** Bytes, uncompressed. */
	size: number;
	/** Digest of the content, without quotes. */
	etag: string;
	/** Whether `compressed`, beside `client`, has `.br` and `.gz` of it. */
	compressed: boolean;
}

export type Encoding = "br" | "gzip" | "identity";

const places: Record<Encoding, (file: string) => string> = {
	br: (file) => `compressed/${file}.br`,
	gzip: (file) => `compressed/${file}.gz`,
	identity: (file) => `client/${file}`,
};

/** Gives the bytes of a file in an encoding. */
export interface ReadBody {
	(entry: FileEntry, encoding: Encoding): Promise<Buffer> | Buffer;
	/** What is kept in memory; absent where nothing is. */
	kept?: () => { entries: number; bytes: number };
}

/**
 * Bodies from disk, kept in memory up to a bound, the least used going first: answering from memory is several times
 * faster than reading, and a large catalogue does not fit. No file is in memory twice, however many ask for it at once
 * and however slowly they take what they were given.
 *
 * @param build folder of the build
 * @param limit bytes
 */
export function createBodies(build: string, limit = 128 * 1024 * 1024): ReadBody {
	const cache = new LRUCache<string, Buffer>({ maxSize: limit, sizeCalculation: (body) => body.length || 1 });
	const reading = new Map<string, Promise<Buffer>>();
	/** What has left the cache, and may still be on its way to somebody. */
	const lent = new Map<string, WeakRef<Buffer>>();
	const read: ReadBody = (entry, encoding) => {
		const name = places[encoding](entry.file);
		const known = cache.get(name) ?? lent.get(name)?.deref();
		if (known) return known;
		const begun = reading.get(name);
		if (begun) return begun;
		const body = readFile(path.join(build, name))
			.then((read) => {
				cache.set(name, read);
				lent.set(name, new WeakRef(read));
				return read;
			})
			.finally(() => reading.delete(name));
		reading.set(name, body);
		return body;
	};
	read.kept = () => ({ entries: cache.size, bytes: cache.calculatedSize });
	return read;
}
