import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { FileEntry } from "#server/files.ts";

const types: Record<string, string> = {
	".atom": "application/atom+xml; charset=utf-8",
	".avif": "image/avif",
	".css": "text/css; charset=utf-8",
	".data": "text/x-script; charset=utf-8",
	".html": "text/html; charset=utf-8",
	".ico": "image/x-icon",
	".jpg": "image/jpeg",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json; charset=utf-8",
	".mp4": "video/mp4",
	".png": "image/png",
	".svg": "image/svg+xml",
	".txt": "text/plain; charset=utf-8",
	".wasm": "application/wasm",
	".webm": "video/webm",
	".webmanifest": "application/manifest+json",
	".webp": "image/webp",
	".woff2": "font/woff2",
	".xml": "application/xml; charset=utf-8",
};

/** Files that a static host reads and nobody may see, and the ones that are served by other names. */
const hidden = new Set(["_headers", "_redirects", "404.html"]);

/**
 * What the Node server must know of every file without opening it.
 *
 * @param root the folder that is served
 * @param isCompressed whether the server has a file compressed as well
 * @param known what is known of files by their names under `root`, which are not read again
 * @param names of the files besides those: all that are there, unless somebody has looked already
 * @throws when a file's type is unknown
 */
export function indexFiles(
	root: string,
	isCompressed: (file: string) => boolean = () => false,
	known: ReadonlyMap<string, Pick<FileEntry, "size" | "etag">> = new Map(),
	names: readonly string[] = filesIn(root),
): FileEntry[] {
	const shown = [...known.keys(), ...names.filter((name) => !known.has(name))].filter((name) => !hidden.has(name));
	return shown.map((name) => {
		const file = path.join(root, name);
		const type = typeOf(file);
		const described = known.get(name) ?? describe(readFileSync(file));
		return { file: name, type, ...described, compressed: isCompressed(name) };
	});
}

/** All files of a folder and of those in it, by their names under it, with slashes, in alphabetical order. */
export function filesIn(root: string): string[] {
	const names: string[] = [];
	// Node's own recursion asks for the kind of each entry once more, which doubles the time.
	const folders = [""];
	for (const folder of folders) {
		for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
			const name = folder ? `${folder}/${entry.name}` : entry.name;
			if (entry.isDirectory()) folders.push(name);
			else if (entry.isFile()) names.push(name);
		}
	}
	return names.sort();
}

function describe(content: Buffer): Pick<FileEntry, "size" | "etag"> {
	return { size: content.length, etag: tagOf(content) };
}

/** A digest of a file's content, as its `ETag` has it. */
export function tagOf(content: Buffer): string {
	return createHash("sha256").update(content).digest("base64url").slice(0, 20);
}

/** The media type of a file, by its name. Throws when it is unknown. */
export function typeOf(file: string): string {
	const type = types[path.extname(file)];
	if (!type) throw new Error(`${file}: unknown file type. Add it to scripts/build/fileIndex.ts.`);
	return type;
}
