import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { logoFile } from "#app/components/Logo/logo.server.ts";
import { markOf } from "#content/readers/fileMarks.server.ts";
import { markIn } from "#scripts/build/discovery/icons.ts";
import { inParallel } from "#scripts/build/inParallel.ts";
import { type BuiltPages, type PageFiles, pageFiles } from "#scripts/build/kept/builtPages.ts";
import type { FormerBuild } from "#scripts/build/kept/formerBuild.ts";
import { KeptFiles, keptFolder } from "#scripts/build/kept/keptFiles.ts";
import type { Progress } from "#scripts/build/progress.ts";
import { drawSharePicture, Grounds, type ShareScene } from "./sharePicture.ts";

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
	/** The address alone. */
	addressOf(page: string, scene: ShareScene): string;
	/**
	 * Puts those of the pictures ordered that an earlier build has drawn into the folder that is served.
	 *
	 * @returns them by their addresses, each with a digest of its content as its tag
	 */
	takeKept(root: string, former: FormerBuild): BuiltPages;
	/** Draws and writes the others. @returns them, likewise */
	drawOthers(root: string, progress: Progress): Promise<BuiltPages>;
}

/** @param folder keeps drawn pictures from build to build */
export function createSharePictures(folder = keptFolder("share-pictures")): SharePictures {
	const kept = new KeptFiles(folder);
	const drawing = digestOf([...drawingFiles()]);
	const orders: Order[] = [];
	const written = new Set<Order>();
	const folders = new Set<string>();
	const copy = ({ address, digest }: Order, root: string): PageFiles | undefined => {
		const file = path.join(root, address);
		const target = path.dirname(file);
		if (!folders.has(target)) mkdirSync(target, { recursive: true });
		folders.add(target);
		const mark = kept.copy(`${digest}.jpg`, file) && markOf(file);
		return mark ? pageFiles(digest, [{ name: `client${address}`, mark }]) : undefined;
	};
	const orderOf = (page: string, scene: ShareScene): Order => {
		const digest = digestOf([drawing, JSON.stringify(scene)]);
		return { address: `/pictures/share${page === "/" ? "/home" : page}.${digest.slice(0, 8)}.jpg`, digest, scene };
	};
	return {
		order(page, scene) {
			const order = orderOf(page, scene);
			orders.push(order);
			return order.address;
		},
		addressOf: (page, scene) => orderOf(page, scene).address,
		takeKept(root, former) {
			const taken = new Map<string, PageFiles>();
			for (const order of orders) {
				const files = former.take(order.address, order.digest) ?? copy(order, root);
				if (!files) continue;
				taken.set(order.address, files);
				written.add(order);
			}
			return taken;
		},
		async drawOthers(root, progress) {
			const drawn = new Map<string, PageFiles>();
			const fresh = orders.filter((order) => !written.has(order));
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
					const grounds = new Grounds(art, drawMark);
					for (const order of pages) {
						kept.write(`${order.digest}.jpg`, await drawSharePicture(order.scene, grounds));
						const files = copy(order, root);
						if (files) drawn.set(order.address, files);
						progress.step();
					}
				});
				progress.end();
			}
			kept.removeOld();
			return drawn;
		},
	};
}

/** Everything that decides how a scene is drawn: a change in any of it makes every picture anew. */
function* drawingFiles(): Generator<Buffer> {
	for (const name of readdirSync(import.meta.dirname).sort()) {
		if (!name.endsWith(".test.ts")) yield readFileSync(path.join(import.meta.dirname, name));
	}
	yield readFileSync(logoFile);
	yield readFileSync("node_modules/@fontsource-variable/inter/package.json");
}

function digestOf(parts: readonly (string | Buffer)[]): string {
	const hash = createHash("sha256");
	for (const part of parts) hash.update(part);
	return hash.digest("hex").slice(0, 24);
}
