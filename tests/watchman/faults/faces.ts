import { readFileSync } from "node:fs";
import type { Fault } from "#tests/watchman/fault.ts";
import { partOf } from "#tests/watchman/fitted.ts";
import { area, type Box, shared } from "#tests/watchman/geometry.ts";
import { pictureName, quote, type Scene, seenInk } from "#tests/watchman/scene.ts";

/** Left, top, width and height in shares of the picture's. */
type Face = readonly [number, number, number, number];

const manifest: Readonly<Record<string, { faces?: readonly Face[] }>> = JSON.parse(
	readFileSync(new URL("../../../content/pictures.json", import.meta.url), "utf8"),
);

/** The faces in the site's pictures, by the picture's name: `site/home-hero`. */
export const knownFaces: ReadonlyMap<string, readonly Face[]> = new Map(
	Object.entries(manifest).flatMap(([name, { faces }]) => (faces?.length ? [[name, faces] as const] : [])),
);

/** In shares of the face's box: a letter's foot in the hair hides nobody. */
const tolerated = 0.02;

/** Words and buttons that stand on a face: of its box they hide more than 2 %. Pictures whose faces nobody noted have none. */
export function faceFaults({ pictures, texts, controls }: Scene, faces = knownFaces): Fault[] {
	const found: Fault[] = [];
	for (const picture of pictures) {
		const name = pictureName(picture);
		for (const face of faces.get(name) ?? []) {
			const whole = partOf(picture, face);
			const box = shared(whole, picture.shown);
			if (!box) continue;
			const note = (what: string, over: readonly Box[]) => {
				const hidden = over.reduce(
					(sum, one) => sum + area(shared(one, box) ?? { left: 0, top: 0, right: 0, bottom: 0 }),
					0,
				);
				const share = hidden / area(whole);
				if (share > tolerated) {
					found.push({ kind: "face", says: `${what} hides a face of ${name}`, amount: 100 * share, unit: "% of it" });
				}
			};
			for (const text of texts) if (text.layer === picture.layer) note(quote(text), seenInk(text));
			for (const control of controls) {
				if (control.hasGround && !control.isGone && control.layer === picture.layer)
					note(`The control "${control.name}"`, [control.box]);
			}
		}
	}
	return found;
}
