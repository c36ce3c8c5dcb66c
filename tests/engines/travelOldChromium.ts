import { unpackChromium } from "#scripts/testing/packedChromium.ts";
import { followLinks, postForm, readPagesBelowFloor } from "./journeys/belowFloor.ts";
import { startChromium } from "./playwright.ts";
import { desk, type Journey, phone, travel } from "./travel.ts";

/**
 * Runs all journeys in an old Chromium.
 *
 * @param name its alias in tooling/package.json
 */
export function travelOldChromium(name: string): void {
	travel(name, findStart(name));
}

/**
 * Below the browser floor the app may fail: only what the HTML promises is tested, with scripts and without. Without
 * scripts the contact form is left out, because only browsers with invoker commands open its dialog then.
 */
export function travelBelowFloor(name: string): void {
	const reading: readonly Journey[] = [
		{ name: "every kind of page can be read", go: readPagesBelowFloor, equipment: desk },
		{ name: "every kind of page can be read on a phone", go: readPagesBelowFloor, equipment: phone },
		{ name: "links lead to their pages", go: followLinks },
	];
	const withScripts = [...reading, { name: "the contact form is sent", go: postForm }];
	const allowed = /^(script|promise|console)/;
	travel(
		`${name} with scripts`,
		findStart(name),
		withScripts.map((journey) => ({ ...journey, allowed })),
	);
	travel(`${name} without scripts`, findStart(name, { javaScriptEnabled: false }), reading);
}

function findStart(name: string, options?: Parameters<typeof startChromium>[1]) {
	const program = unpackChromium(name);
	if (!program) return `install the npm package "${name}" of tooling/package.json, on Linux x64`;
	return () => startChromium(program, options);
}
