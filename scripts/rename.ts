/**
 * `npm run rename -- games/old new`: gives a game or an article another address. What moves and changes is printed; with
 * `--dry-run` that is all.
 */
import { parseArgs } from "node:util";
import { runPlan } from "./entries/command.ts";
import { Refusal } from "./entries/entry.ts";
import { planRename } from "./entries/rename.ts";

runPlan((root) => {
	const { positionals, values } = parseArgs({ allowPositionals: true, options: { "dry-run": { type: "boolean" } } });
	const [name, slug, ...rest] = positionals;
	if (!name || !slug || rest.length > 0)
		throw new Refusal([
			"Write the entry and the last part of its new address: npm run rename -- games/boat-attack boat-race",
		]);
	return { plan: planRename(root, name, slug), isTrial: values["dry-run"] ?? false };
});
