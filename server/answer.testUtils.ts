import { answer, type Site } from "./answer.ts";
import type { FileEntry } from "./files.ts";

const page = (path: string): [string, FileEntry] => {
	const file = `${path === "/" ? "index" : path.slice(1)}.html`;
	return [path, { file, type: "text/html; charset=utf-8", size: 10, etag: `tag:${path}`, compressed: true }];
};
export const asset: FileEntry = {
	file: "assets/a.js",
	type: "text/javascript",
	size: 10,
	etag: "js",
	compressed: true,
};
const image: FileEntry = { file: "pictures/a.avif", type: "image/avif", size: 10, etag: "avif", compressed: false };
export const files: Readonly<Record<string, FileEntry>> = {
	...Object.fromEntries(["/", "/ru", "/games/boat", "/ru/games/boat", "/games/page/404", "/games/page/410"].map(page)),
	...Object.fromEntries(["/games/404", "/ru/games/404", "/games/page/0", "/docs/guidelines/404/404/404"].map(page)),
	...Object.fromEntries(["/404", "/500", "/ru/404", "/id/404", "/unsupportedLanguage"].map(page)),
	"/assets/a.js": asset,
	"/pictures/a.avif": image,
	"/clips/a.webm": { file: "clips/a.webm", type: "video/webm", size: 10, etag: "webm", compressed: false },
	"/ru.data": { file: "ru.data", type: "text/x-script", size: 10, etag: "data", compressed: false },
};
export const filesAnd = (path: string, entry: FileEntry) => new Map(Object.entries({ ...files, [path]: entry }));

/** Ten bytes that tell file and encoding apart: `identity:assets/a.js` cut to what the index says of plain ones. */
export const site: Site = {
	files: new Map(Object.entries(files)),
	read: ({ file }, encoding) => Buffer.from(encoding === "identity" ? "0123456789" : `${encoding}:${file}`),
	exists: (language) => language !== "id",
	moves: {},
	headers: { "x-shared": "yes", "x-page": "yes" },
	fileHeaders: { "x-shared": "yes" },
};

export const get = (target: string, headers = {}) => answer(site, "GET", target, headers);
export const body = ({ body: bytes }: { body?: Buffer | string }) => bytes?.toString();
