import { beforeAll, expect, it } from "vitest";
import { allBreakages } from "./allBreakages.ts";
import { type ListedTest, listPlaywright } from "./readReport.ts";
import { runProgram } from "./runProgram.ts";

let listed: readonly ListedTest[] = [];

beforeAll(async () => {
	const { status, output } = await runProgram(
		{ program: "playwright", parameters: ["test", "--list", "--reporter=json"] },
		".",
	);
	if (status !== 0) throw new Error(`playwright test --list failed: ${output}`);
	listed = listPlaywright(output);
}, 120_000);

it.each(allBreakages.filter(({ watch }) => watch.layer === "browser"))(
	"$id is watched for by browser tests that are there",
	({ watch: { tests, title = "" } }) => {
		for (const file of tests) {
			const titles = listed.filter((test) => test.file === file).map((test) => test.title);
			expect(titles, `titles of ${file}`).toContainEqual(expect.stringContaining(title));
		}
	},
);
