/**
 * `npm run rebrand`: asks for another brand (name, company, addresses, hue, logo), shows what it changes, and changes it
 * everywhere. `-- --answers file.json` takes the answers from a file, without a question; `-- --dry-run` only shows.
 */
import { spawnSync } from "node:child_process";
import { createInterface, type Interface } from "node:readline";
import { parseArgs } from "node:util";
import { applyPlan } from "./rebrand/applyPlan.ts";
import { readBrand } from "./rebrand/brand.ts";
import { describePlan } from "./rebrand/describe.ts";
import { planRebrand } from "./rebrand/plan.ts";
import { type Answers, defaultOf, questions, readAnswers, refusalOf, toAnswer } from "./rebrand/questions.ts";

/** What is wrong with the new words: a longer name makes a title too long, or leaves its line in a file. */
const checks = [
	[process.execPath, "scripts/checkTextFiles.ts"],
	[process.execPath, "scripts/checkForm.ts", "--fix"],
	[process.execPath, "scripts/checkLocales.ts"],
	[process.execPath, "scripts/checkPages.ts"],
	[process.execPath, "scripts/checkTypography.ts"],
] as const;

try {
	const { values } = parseArgs({ options: { answers: { type: "string" }, "dry-run": { type: "boolean" } } });
	process.exitCode = await rebrand(values.answers, values["dry-run"] ?? false);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}

/** @returns the exit code: 1 where something is left to be mended */
async function rebrand(file: string | undefined, isDry: boolean): Promise<number> {
	const terminal = file ? undefined : createInterface({ input: process.stdin });
	try {
		return await change(terminal && putsOn(terminal), file, isDry);
	} finally {
		terminal?.close();
	}
}

async function change(put: Put | undefined, file: string | undefined, isDry: boolean): Promise<number> {
	const answers = put ? await ask(put) : readAnswers(file ?? "", readBrand("."));
	const plan = planRebrand(".", answers);
	if (plan.texts.size === 0) {
		console.log("Nothing changes.");
		return 0;
	}
	console.log(describePlan(plan));
	if (isDry || (put && !/^y/i.test(await put("\nChange all this? (y/n) ")))) return 0;
	applyPlan(".", plan);
	return check([...plan.texts.keys()].map((name) => plan.moves.get(name) ?? name));
}

type Put = (question: string) => Promise<string>;

/** Puts questions on the terminal, one after another; answers may also come from a pipe. */
function putsOn(terminal: Interface): Put {
	const lines = terminal[Symbol.asyncIterator]();
	return async (question) => {
		process.stdout.write(question);
		const { value, done } = await lines.next();
		if (done) throw new Error("\nThe answers ended before the questions did: nothing was changed.");
		return value.trim();
	};
}

/** Asks everything, each with its default, again until the answer will do. Enter leaves a question unanswered. */
async function ask(put: Put): Promise<Answers> {
	const today = readBrand(".");
	const answers: Record<string, string> = {};
	console.log("Enter keeps what stands in brackets.\n");
	for (const { key, asks } of questions) {
		for (let isAnswered = false; !isAnswered; ) {
			const usual = defaultOf(key, today, answers);
			const answer = toAnswer(key, await put(`${asks} [${usual}]: `));
			// The name in addresses has to be made where the product's has no Latin letters.
			const fault = answer || key === "slug" ? refusalOf(key, answer || usual, today) : undefined;
			if (fault) console.error(`  ${fault}`);
			else if (answer) answers[key] = answer;
			isAnswered = !fault;
		}
	}
	return answers;
}

/** @param changed files, whose lines may have become too long */
function check(changed: readonly string[]): number {
	const formatted = changed.filter((name) => /\.(?:tsx?|json|css)$/.test(name));
	const format = ["biome", "check", "--write", "--log-level=error", "--no-errors-on-unmatched", ...formatted] as const;
	const failed = [format, ...checks].filter(([command, ...parameters]) => {
		const { error, status } = spawnSync(command, parameters, { stdio: "inherit" });
		if (error) throw new Error(`${command} did not start: use "npm run rebrand".`, { cause: error });
		return status !== 0;
	});
	if (failed.length > 0) {
		console.error("\nThe brand is changed. Correct what is named above, such as a title that has become too long.");
		return 1;
	}
	console.log(
		"\nThe brand is changed. `git diff` shows how. Next: npm run launch-check names what is still a sample; npm run build, " +
			"then npm run visual, draws the pictures that the tests compare pages with.",
	);
	return 0;
}
