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

/** Files that only a static host reads. */
const hidden = new Set(["_headers", "_redirects"]);

/** What must be known of a file's content: how long it is, and a digest of it for its `ETag`. */
export type FileDescription = Pick<FileEntry, "size" | "etag">;

/**
 * What the Node server must know of every file without opening it.
 *
 * @param files of the folder that is served, by their names in it
 * @param isCompressed whether the server has a file compressed as well
 * @throws when a file's type is unknown
 */
export function indexFiles(
	files: ReadonlyMap<string, FileDescription>,
	isCompressed: (file: string) => boolean = () => false,
): FileEntry[] {
	return [...files]
		.filter(([file]) => !hidden.has(file))
		.map(([file, described]) => ({ file, type: typeOf(file), ...described, compressed: isCompressed(file) }));
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

export function describe(content: Buffer): FileDescription {
	return { size: content.length, etag: createHash("sha256").update(content).digest("base64url").slice(0, 20) };
}

/** Every file of a folder as the server must know it. */
export function describeAll(root: string): Map<string, FileDescription> {
	return new Map(filesIn(root).map((name) => [name, describe(readFileSync(path.join(root, name)))]));
}

/** The media type of a file, by its name. Throws when it is unknown. */
export function typeOf(file: string): string {
	const type = types[path.extname(file)];
	if (!type) throw new Error(`${file}: unknown file type. Add it to scripts/build/fileIndex.ts.`);
	return type;
}
