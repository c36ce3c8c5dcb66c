import { statfs } from "node:fs/promises";
import path from "node:path";
import { cacheFor } from "./cacheFor.ts";

const MAX_AGE_MS = 1_000;

/** Measures the free space on the disk of a store's file; `file` is undefined for a store on another machine. */
export function createDiskSpace(file: string | undefined, reserveBytes: number) {
	const getFreeBytes = cacheFor(MAX_AGE_MS, async () => {
		if (file === undefined) return undefined;
		const { bavail, bsize } = await statfs(path.dirname(file));
		return bavail * bsize;
	});
	return {
		/** Whether less than the reserve is free; false for a store on another machine. */
		isFull: async () => ((await getFreeBytes()) ?? Number.POSITIVE_INFINITY) < reserveBytes,
		getFreeBytes,
		/** Whether the last message could not be written. A smaller write may still succeed. */
		lastWriteFailed: false,
	};
}
