import type { Fault } from "#tests/watchman/fault.ts";
import type { Scene } from "#tests/watchman/scene.ts";

/** The page is no wider than its window, in px. Rows that scroll by intent do so inside themselves. */
export function sidewaysFaults({ wide, widest, window }: Scene): Fault[] {
	if (wide <= window.width) return [];
	return [
		{
			kind: "sideways",
			says: `The page scrolls sideways, as far as ${widest}`,
			amount: wide - window.width,
			unit: "px",
		},
	];
}
