import { statSync } from "node:fs";

/** A file as somebody left it, in inode, bytes and both times: what changes with whoever touches it, as git's index tells it. */
export type Mark = string;

/** When the file that a mark is of was last touched, in ms since 1970. */
export function touchedAt(mark: Mark): number {
	const [, , ...times] = mark.split(" ").map(Number);
	return Math.max(...times);
}

/** Undefined where there is no such file. */
export function markOf(file: string): Mark | undefined {
	const found = statSync(file, { throwIfNoEntry: false });
	return found && `${found.ino} ${found.size} ${found.mtimeMs} ${found.ctimeMs}`;
}
