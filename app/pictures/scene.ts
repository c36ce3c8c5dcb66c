import { fallback, type Picture, srcSet } from "#content/model/picture.ts";

/** A page's first picture, with one of its own for phones. */
export interface Scene {
	readonly wide: Picture;
	readonly tall: Picture;
}

/** Where the one for phones is shown: not where they lie on their side. */
export const narrowWindow = "(max-width: 559px), (max-width: 767px) and (min-height: 501px)";

/** Scenes on their way, and those that are here. */
const asked = new Map<string, Promise<void>>();
const here = new Set<string>();

/** Whether `warmScene` has fetched a scene. */
export function isWarm({ wide }: Scene): boolean {
	return here.has(wide.base);
}

/**
 * Fetches and decodes the file of a scene that `ScenePicture` will show in this window, once.
 *
 * @returns resolves when it can be drawn, or cannot be had
 */
export function warmScene({ wide, tall }: Scene): Promise<void> {
	const before = asked.get(wide.base);
	if (before) return before;
	const picture = document.createElement("picture");
	for (const [of, media] of [
		[tall, narrowWindow],
		[wide, "all"],
	] as const) {
		for (const [type, srcset] of [
			["image/avif", srcSet(of)],
			["image/webp", fallback(of)],
		] as const) {
			const source = document.createElement("source");
			Object.assign(source, { type, media, sizes: "100vw", srcset });
			picture.append(source);
		}
	}
	const image = new Image();
	image.fetchPriority = "high";
	const ready = new Promise<void>((resolve) => {
		image.onload = () => {
			here.add(wide.base);
			image.decode().then(resolve, () => resolve());
		};
		image.onerror = () => {
			asked.delete(wide.base);
			resolve();
		};
	});
	picture.append(image);
	asked.set(wide.base, ready);
	return ready;
}
