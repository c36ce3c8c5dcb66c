import { describe, expect, it } from "vitest";
import { runSteps, type Step } from "./runSteps.ts";

/** A step that runs a line of JavaScript. */
function step(name: string, code: string, ...needs: string[]): Step {
	return { name, command: process.execPath, parameters: ["-e", code], needs };
}

const states = async (steps: readonly Step[], lanes = 2) =>
	(await runSteps(steps, { lanes })).map(({ step: { name }, state }) => `${name} ${state}`);

describe("steps", () => {
	it("go on when one fails, and what needs the failed one is not run", async () => {
		const steps = [
			step("build", "process.exit(3)"),
			step("pages", "", "build"),
			step("links", "", "pages"),
			step("unit", ""),
		];
		expect(await states(steps)).toEqual(["build failed", "pages not run", "links not run", "unit passed"]);
	});

	it("begin only after what they need", async () => {
		const ended: string[] = [];
		await runSteps([step("second", "", "first"), step("first", "setTimeout(() => {}, 200)")], {
			lanes: 2,
			onOutcome: ({ step: { name } }) => ended.push(name),
		});
		expect(ended).toEqual(["first", "second"]);
	});

	it("run as many at a time as there are lanes", async () => {
		// The first can end only after the second has begun: what it waits for is the second's own file.
		const flag = JSON.stringify(`${import.meta.dirname}/none-${process.pid}`);
		const wait = `const { existsSync } = require("node:fs"); const started = Date.now();
			setInterval(() => { if (existsSync(${flag})) process.exit(0); if (Date.now() - started > 10_000) process.exit(1); }, 20)`;
		const write = `require("node:fs").writeFileSync(${flag}, ""); setTimeout(() => require("node:fs").rmSync(${flag}), 500)`;
		expect(await states([step("waits", wait), step("writes", write)])).toEqual(["waits passed", "writes passed"]);
	});

	it("keep what both streams said", async () => {
		const [outcome] = await runSteps([step("talks", "console.log('out'); console.error('err')")], { lanes: 1 });
		expect(outcome?.output.split("\n").toSorted()).toEqual(["", "err", "out"]);
	});

	it("fail by a command that is not there, by name", async () => {
		const [outcome] = await runSteps([{ name: "lint", command: "no-such-linter", parameters: [] }], { lanes: 1 });
		expect(outcome).toMatchObject({ state: "failed", output: expect.stringContaining("no-such-linter") });
	});

	it("refuse a need that nothing gives", async () => {
		await expect(runSteps([step("pages", "", "biuld")], { lanes: 1 })).rejects.toThrow("Nothing leads to pages");
	});
});
