import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { markIn } from "#scripts/build/discovery/icons.ts";
import { inParallel } from "#scripts/build/inParallel.ts";
import { KeptFiles, keptFolder } from "#scripts/build/kept/keptFiles.ts";
import type { Progress } from "#scripts/build/progress.ts";
import { drawSharePicture, layGround, type ShareScene } from "./sharePicture.ts";

interface Order {
	/** Address of the picture. */
	readonly address: string;
	readonly digest: string;
	readonly scene: ShareScene;
}

/** The share pictures of one build: ordered while pages are finished, drawn afterwards. */
export interface SharePictures {
	/**
	 * Orders the picture of a page, whose art has a digest in its own name.
	 *
	 * @param page path of the page
	 * @returns address of the picture; its name has a digest of all that it shows, so it may be kept for ever
	 */
	order(page: string, scene: ShareScene): string;
	/**
	 * Writes the pictures ordered into the folder that is served, drawing those that no build has drawn before.
	 *
	 * @returns a digest of each one's content, by its address
	 */
	writeAll(root: string, progress: Progress): Promise<ReadonlyMap<string, string>>;
}

/** @param folder keeps drawn pictures from build to build */
export function createSharePictures(folder = keptFolder("share-pictures")): SharePictures {
	const kept = new KeptFiles(folder);
	const drawing = digestOf([...drawingFiles()]);
	const orders: Order[] = [];
	return {
		order(page, scene) {
			const digest = digestOf([drawing, JSON.stringify(scene)]);
			const address = `/pictures/share${page === "/" ? "/home" : page}.${digest.slice(0, 8)}.jpg`;
			orders.push({ address, digest, scene });
			return address;
		},
		async writeAll(root, progress) {
			const fresh = orders.filter(({ digest }) => !kept.has(`${digest}.jpg`));
			if (fresh.length > 0) {
				progress.start("drawing share pictures", fresh.length);
				const marks = new Map<string, Promise<Buffer>>();
				const drawMark = (colour: string, side: number) => {
					const mark = marks.get(colour) ?? markIn(colour, side);
					marks.set(colour, mark);
					return mark;
				};
				const byArt = [...Map.groupBy(fresh, ({ scene }) => scene.art)];
				await inParallel(byArt, 4, async ([art, pages]) => {
					const ground = await layGround(art);
					for (const { digest, scene } of pages) {
						kept.write(`${digest}.jpg`, await drawSharePicture(scene, ground, drawMark));
						progress.step();
					}
				});
				progress.end();
			}
			const folders = new Set(orders.map(({ address }) => path.dirname(path.join(root, address))));
			for (const folder of folders) await mkdir(folder, { recursive: true });
			for (const { address, digest } of orders) kept.copy(`${digest}.jpg`, path.join(root, address));
			kept.removeOld();
			return new Map(orders.map(({ address, digest }) => [address, digest]));
		},
	};
}

/** Everything that decides how a scene is drawn: a change in any of it makes every picture anew. */
function* drawingFiles(): Generator<Buffer> {
	for (const name of readdirSync(import.meta.dirname).sort()) {
		if (!name.endsWith(".test.ts")) yield readFileSync(path.join(import.meta.dirname, name));
	}
	yield readFileSync("public/favicon.svg");
	yield readFileSync("node_modules/@fontsource-variable/inter/package.json");
}

function digestOf(parts: readonly (string | Buffer)[]): string {
	const hash = createHash("sha256");
	for (const part of parts) hash.update(part);
	return hash.digest("hex").slice(0, 24);
}
