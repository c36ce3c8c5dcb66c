import path from "node:path";
import { stringify } from "yaml";
import { listProblems } from "#content/model/contentError.ts";
import type { PictureIndex } from "./pictures.server.ts";
import { temporaryFolder } from "./temporaryFolder.testUtils.ts";

export const everyPicture: PictureIndex = (key) => {
	return { base: `/pictures/${key}.1`, width: 4, height: 3, widths: [4], placeholderColor: 0 };
};

/** A temporary content folder for each test of a reader; `options` are those of `read` and `problems`. */
export function contentFolder<Entry, Options>(readFolder: (folder: string, options?: Options) => Entry[]) {
	const { at, putFile } = temporaryFolder();
	return {
		/** Writes a file: text, bytes, or fields as YAML. */
		put(name: string, content: string | Uint8Array | object): void {
			const isRaw = typeof content === "string" || content instanceof Uint8Array;
			putFile(name, isRaw ? content : stringify(content));
		},
		read: (options?: Options) => readFolder(at(), options),
		/** The lines of the error without the folder's name. */
		problems: (options?: Options) =>
			listProblems(() => readFolder(at(), options)).map((line) => line.replaceAll(`${at()}${path.sep}`, "")),
	};
}
