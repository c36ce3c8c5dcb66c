import type { Fault } from "../fault.ts";
import { shared, standsOut } from "../geometry.ts";
import { quote, type Scene } from "../scene.ts";

/** In px of ink: a soft edge of a letter is no letter. */
const tolerated = 1.5;

/**
 * Words of which a part is never seen: a box that does not scroll cuts them, or the window does at its left, right or
 * upper edge. What a row that scrolls hides comes when it is scrolled. A placeholder that its field cuts counts too.
 */
export function cutFaults({ texts, controls, window }: Scene): Fault[] {
	const found: Fault[] = [];
	for (const text of texts) {
		const page = { left: 0, top: 0, right: window.width, bottom: 1e6 };
		let byBox = 0;
		let byWindow = 0;
		for (const line of text.ink) {
			const ink = shared(line, text.scroll);
			if (!ink) continue;
			byBox = Math.max(byBox, standsOut(ink, text.clip));
			byWindow = Math.max(byWindow, standsOut(ink, page));
		}
		if (byBox > tolerated)
			found.push({ kind: "cut", says: `${quote(text)} is cut by ${text.clipper}`, amount: byBox, unit: "px" });
		else if (byWindow > tolerated)
			found.push({ kind: "cut", says: `${quote(text)} is cut by the window`, amount: byWindow, unit: "px" });
	}
	for (const { name, excess } of controls) {
		if (excess > tolerated)
			found.push({ kind: "cut", says: `The field "${name}" cuts its placeholder`, amount: excess, unit: "px" });
	}
	return found;
}
