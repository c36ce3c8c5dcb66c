/**
 * `npm run retire -- games/old [--to /games/other]`: takes a game or an article down. Its address then says that it is gone, or
 * leads to another page. What is deleted and changed is printed; with `--dry-run` that is all.
 */
import { parseArgs } from "node:util";
import { runPlan } from "./entries/command.ts";
import { Refusal } from "./entries/entry.ts";
import { planRetire } from "./entries/retire.ts";

runPlan((root) => {
	const { positionals, values } = parseArgs({
		allowPositionals: true,
		options: { to: { type: "string" }, "dry-run": { type: "boolean" } },
	});
	const [name, ...rest] = positionals;
	if (!name || rest.length > 0)
		throw new Refusal([
			"Write the entry, and what takes its place if anything does: npm run retire -- games/boat-attack --to /games",
		]);
	return { plan: planRetire(root, name, values.to), isTrial: values["dry-run"] ?? false };
});
