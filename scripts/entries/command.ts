import { ContentError } from "#content/model/contentError.ts";
import { Refusal } from "./entry.ts";
import { carryOut, describePlan, type Plan } from "./plan.ts";

/** Runs a command on the working copy that it is started in: prints what its plan comes to, and carries it out. */
export function runPlan(make: (root: string) => { plan: Plan; isTrial: boolean }): void {
	const root = process.cwd();
	try {
		const { plan, isTrial } = make(root);
		for (const line of describePlan(plan)) console.log(line);
		if (isTrial) console.log("Nothing was changed: this was a trial.");
		else {
			carryOut(root, plan);
			console.log('Done. Run "npm run check", and look at what "git diff" shows.');
		}
	} catch (error) {
		const isKnown =
			error instanceof Refusal || error instanceof ContentError || (error instanceof TypeError && "code" in error);
		console.error(isKnown ? error.message : error);
		process.exitCode = 1;
	}
}
