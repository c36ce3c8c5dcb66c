import { statfs } from "node:fs/promises";
import path from "node:path";

/** Milliseconds that one look at the disk answers for. */
const freshness = 1_000;

/** Whether there is room for messages, by what the disk says and by what became of the last message. */
export interface Room {
	/** Whether the disk has less room than is to stay free; never, where the store is on another machine. */
	isFull(): Promise<boolean>;
	/** Bytes that are free, as of the last look; undefined where the store is on another machine. */
	free(): number | undefined;
	/** The store took a message, or would have. */
	stored(): void;
	/** The store failed to take a message. A small probe may find room where a message does not. */
	refused(): void;
	wasRefused(): boolean;
}

/**
 * @param file the store's; undefined for one on another machine
 * @param reserve bytes that are to stay free on its disk
 */
export function createRoom(file: string | undefined, reserve: number): Room {
	let wasRefused = false;
	let free: number | undefined;
	let lookedAt = Number.NEGATIVE_INFINITY;
	return {
		async isFull() {
			if (file === undefined) return false;
			if (performance.now() - lookedAt > freshness) {
				lookedAt = performance.now();
				const { bavail, bsize } = await statfs(path.dirname(file));
				free = bavail * bsize;
			}
			return free !== undefined && free < reserve;
		},
		free: () => free,
		stored() {
			wasRefused = false;
		},
		refused() {
			wasRefused = true;
		},
		wasRefused: () => wasRefused,
	};
}
