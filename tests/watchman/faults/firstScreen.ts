import type { Fault } from "#tests/watchman/fault.ts";
import type { Scene } from "#tests/watchman/scene.ts";

/** Windows between a phone on its side and a small one upright are too low for a rule. */
const isJudged = (height: number) => height >= 568 || height <= 400;

/**
 * The headline's first line and the page's first action are in the first screen, whole and uncovered: who has to look
 * for the button goes. In px below the fold, none.
 */
export function firstScreenFaults({ first: { action, headline }, window }: Scene, hasAction: boolean): Fault[] {
	if (!isJudged(window.height)) return [];
	const found: Fault[] = [];
	const below = (bottom: number) => Math.ceil(bottom - window.height);
	if (!headline) found.push({ kind: "first screen", says: "There is no headline" });
	else if (below(headline.box.bottom) > 1) {
		found.push({
			kind: "first screen",
			says: `The headline's first line is below the fold`,
			amount: below(headline.box.bottom),
			unit: "px",
		});
	}
	if (!hasAction) return found;
	if (!action) return [...found, { kind: "first screen", says: "There is no action" }];
	const { box } = action;
	if (below(box.bottom) > 0) {
		found.push({
			kind: "first screen",
			says: `"${action.name}" is below the fold`,
			amount: below(box.bottom),
			unit: "px",
		});
	} else if (action.isCovered) found.push({ kind: "first screen", says: `"${action.name}" is covered` });
	if (box.left < 0 || box.right > window.width || box.top < 0)
		found.push({ kind: "first screen", says: `"${action.name}" is cut by the window` });
	return found;
}
