import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach } from "vitest";
import { stringify } from "yaml";
import { ContentError } from "#content/model/contentError.ts";
import type { PictureIndex } from "./pictures.server.ts";

/** Has a picture for every key. */
export const everyPicture: PictureIndex = (key) => {
	return { base: `/pictures/${key}.1`, width: 4, height: 3, widths: [4], tone: 0 };
};

/**
 * A temporary folder of content for each test.
 *
 * @param readFolder the reader under test; `options` are those of `read` and `problems`
 */
export function contentFolder<Entry, Options>(readFolder: (folder: string, options?: Options) => Entry[]) {
	let folder: string;
	beforeEach(() => {
		folder = mkdtempSync(path.join(tmpdir(), "content-"));
	});
	afterEach(() => rmSync(folder, { recursive: true }));

	return {
		/** Writes a file: text, bytes, or fields as YAML. */
		put(name: string, content: string | Uint8Array | object): void {
			const isRaw = typeof content === "string" || content instanceof Uint8Array;
			mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
			writeFileSync(path.join(folder, name), isRaw ? content : stringify(content));
		},
		read: (options?: Options) => readFolder(folder, options),
		/** The lines of the error, each without the folder's name. */
		problems(options?: Options): string[] {
			try {
				readFolder(folder, options);
				return [];
			} catch (error) {
				if (!(error instanceof ContentError)) throw error;
				return error.message.replaceAll(`${folder}${path.sep}`, "").split("\n");
			}
		},
	};
}
