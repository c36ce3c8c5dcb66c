import { statSync } from "node:fs";

/**
 * Remembers which file a name stands for. What is written into one that was removed is gone when the last program closes
 * it.
 *
 * @returns throws when the name stands for another file, or for none
 */
export function watchFile(file: string): () => void {
	const { dev, ino } = statSync(file);
	return () => {
		const now = statSync(file, { throwIfNoEntry: false });
		if (now?.ino === ino && now.dev === dev) return;
		throw new Error(`the file was ${now ? "replaced" : "removed"} while the server ran: restart it`);
	};
}
