import type { Fault } from "#tests/watchman/fault.ts";
import type { Scene } from "#tests/watchman/scene.ts";

/**
 * What a finger must hit is 44 px in both directions (WCAG 2.2, 2.5.5) in windows of a phone's width, below 768 px; what
 * a mouse must hit 24 px (2.5.8). What can be hit counts, not what is drawn. Links in a sentence are exempt.
 */
export function targetFaults({ controls, window }: Scene): Fault[] {
	const least = window.width < 768 ? 44 : 24;
	return controls.flatMap(({ name, reach, isInText, isGone }): Fault[] => {
		const smaller = Math.min(reach.width, reach.height);
		if (isInText || isGone || smaller >= least - 0.5) return [];
		const across = reach.width < reach.height ? "wide" : "high";
		return [{ kind: "target", says: `"${name}" is less than ${least} px ${across}`, amount: smaller, unit: "px" }];
	});
}
