import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { readLogo } from "#content/readers/logo.server.ts";
import { drawSharePicture as draw, type ShareScene } from "#src/head/share/sharePicture.ts";

const CACHE_FOLDER = "node_modules/.cache/share-pictures";
const SOURCE_FOLDER = "src/head/share";

/** Cache key: code and files that affect the drawing. Any change redraws every picture. */
const drawingHash = createHash("sha256");
for (const name of readdirSync(SOURCE_FOLDER).sort()) {
	if (!name.includes(".test.")) drawingHash.update(readFileSync(path.join(SOURCE_FOLDER, name)));
}
drawingHash.update(JSON.stringify(readLogo()));
const drawingDigest = drawingHash.digest("hex");

/** Returns a share picture as JPEG, from the cache if possible. */
export async function drawSharePicture(scene: ShareScene): Promise<Buffer> {
	mkdirSync(CACHE_FOLDER, { recursive: true });
	const digest = createHash("sha256").update(drawingDigest).update(JSON.stringify(scene)).digest("hex").slice(0, 32);
	const file = path.join(CACHE_FOLDER, `${digest}.jpg`);
	if (existsSync(file)) return readFile(file);
	const picture = await draw(scene);
	await writeFile(`${file}.${process.pid}`, picture);
	await rename(`${file}.${process.pid}`, file);
	return picture;
}
