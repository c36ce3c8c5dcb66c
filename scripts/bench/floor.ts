import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { source } from "#content/model/picture.ts";
import { sitePicture } from "#content/readers/pictures.server.ts";
import { Compressor } from "#scripts/build/compress.ts";
import { listFiles } from "#scripts/build/listFiles.ts";
import type { Policy } from "#server/securityHeaders.ts";
import { isCompressible } from "#server/site.ts";
import { measuredGame } from "./pages.ts";

const css =
	"body{margin:0;font:17px/1.55 system-ui,sans-serif;color:#111}main{max-width:1280px;margin:auto;padding:20px}" +
	"h1{font-size:clamp(40px,6vw,88px);line-height:1.02}img{width:100%;height:auto;border-radius:20px}" +
	"a{color:#0a4bd0;display:inline-block;padding:12px 0}";

const words =
	"boat city river puzzle partner browser cat maze desert studio glass night player garden level coin game sword tower " +
	"bubble market engine message story winter island chef reward friend jump";

/**
 * Builds the bare page that bounds what is possible: about 10 KB of HTML with its sheet inlined and one picture, no
 * script, no font. Shaped like the site's own build, so that the same server answers with the same headers.
 *
 * @param folder gets `build/`
 */
export async function writeFloor(folder: string): Promise<void> {
	const build = path.join(folder, "build");
	const client = path.join(build, "client");
	await mkdir(path.join(client, "locales/en"), { recursive: true });
	await mkdir(path.join(client, "pictures"));
	await copyFile(picture().file, path.join(client, "pictures/hero.avif"));
	await writeFile(path.join(client, "index.html"), page());
	await writeFile(path.join(client, "favicon.svg"), '<svg xmlns="http://www.w3.org/2000/svg"/>');
	await writeFile(path.join(client, "locales/en/meta.json"), '{"home":{}}');
	const compressor = new Compressor();
	for (const name of listFiles(client).filter(isCompressible)) {
		const file = path.join(client, name);
		compressor.compress(await readFile(file), file);
	}
	const digest = createHash("sha256").update(css).digest("base64");
	const policy: Policy = { scripts: [], styles: [`'sha256-${digest}'`], inbox: [] };
	await writeFile(path.join(build, "redirects.json"), "{}");
	await writeFile(path.join(build, "policy.json"), JSON.stringify(policy));
}

/** A screenshot in the size that a phone takes: some twenty kilobytes. */
function picture(): { file: string; width: number; height: number } {
	const found = sitePicture(`games/${measuredGame()}/screenshot-1`);
	const width = found.widths.find((candidate) => candidate >= 800) ?? found.width;
	return {
		file: path.join("public", source(found, width)),
		width,
		height: Math.round((width * found.height) / found.width),
	};
}

function page(): string {
	const { width, height } = picture();
	const sections = Array.from({ length: 12 }, (_, index) => {
		const at = index * 97;
		return (
			`<section><h2>${prose(at, 4)}</h2><p>${prose(at + 7, 50)}</p><p>${prose(at + 31, 46)}</p>` +
			`<p><a href="#s${index}">${prose(at + 53, 3)}</a></p></section>`
		);
	});
	return (
		'<!doctype html><html lang="en"><head><meta charset="utf-8">' +
		'<meta name="viewport" content="width=device-width,initial-scale=1"><title>Floor: a bare page with one picture</title>' +
		'<meta name="description" content="The least that a page with a headline, a picture and text can cost.">' +
		`<link rel="icon" href="/favicon.svg"><style>${css}</style></head><body><main>` +
		`<h1>A headline of ordinary length for a page</h1><p>${prose(3, 30)}</p>` +
		`<img src="/pictures/hero.avif" width="${width}" height="${height}" alt="A scene of a game" fetchpriority="high">` +
		`${sections.join("\n")}</main></body></html>`
	);
}

/** So many words, always the same ones from the same start; the stride keeps the text from compressing to nothing. */
function prose(start: number, count: number): string {
	const list = words.split(" ");
	const chosen = Array.from(
		{ length: count },
		(_, index) => list[(start * 7 + index * (11 + (start % 5)) + ((index * index) % 13)) % list.length],
	);
	const text = chosen.join(" ");
	return `${text[0]?.toUpperCase()}${text.slice(1)}.`;
}
