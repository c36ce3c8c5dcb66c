import { statfs } from "node:fs/promises";
import path from "node:path";
import { cacheFor } from "./cacheFor.ts";

const MAX_AGE_MS = 1_000;

/**
 * Measures the free space for messages.
 *
 * @param file path of the store; undefined for a store on another machine
 * @param reserveBytes space that must stay free on the file's disk
 */
export function createDiskSpace(file: string | undefined, reserveBytes: number) {
	/** Resolves to undefined for a store on another machine. */
	const getFreeBytes = cacheFor(MAX_AGE_MS, async () => {
		if (file === undefined) return undefined;
		const { bavail, bsize } = await statfs(path.dirname(file));
		return bavail * bsize;
	});
	return {
		/** Whether less than the reserve is free; never for a store on another machine. */
		isFull: async () => ((await getFreeBytes()) ?? Number.POSITIVE_INFINITY) < reserveBytes,
		getFreeBytes,
		/** Whether the store failed to write the last message. A small write may find space where a message does not. */
		lastWriteFailed: false,
	};
}
