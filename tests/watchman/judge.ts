import type { Fault } from "./fault.ts";
import { containerFaults } from "./faults/container.ts";
import { cutFaults } from "./faults/cut.ts";
import { faceFaults } from "./faults/faces.ts";
import { firstScreenFaults } from "./faults/firstScreen.ts";
import { lineLengthFaults } from "./faults/lineLength.ts";
import { overlapFaults } from "./faults/overlap.ts";
import { sidewaysFaults } from "./faults/sideways.ts";
import { targetFaults } from "./faults/targets.ts";
import { brokenWordFaults, labelFaults } from "./faults/words.ts";
import type { Scene } from "./scene.ts";

/** Everything wrong with a page as one window shows it. */
export function judge(scene: Scene): Fault[] {
	return [
		...overlapFaults(scene),
		...cutFaults(scene),
		...containerFaults(scene),
		...faceFaults(scene),
		...targetFaults(scene),
		...sidewaysFaults(scene),
		...lineLengthFaults(scene),
		...brokenWordFaults(scene),
		...labelFaults(scene),
	];
}

/** The same, with what its first screen must show. */
export function judgeFirst(scene: Scene, hasAction: boolean): Fault[] {
	return [...judge(scene), ...firstScreenFaults(scene, hasAction)];
}
