import path from "node:path";
import { describe, expect, it } from "vitest";
import { readBounds } from "./bounds.ts";
import { type Report, walkBounds } from "./walkBounds.ts";

const guide = `
## Bounds

| resource | bound | what happens there | metric | test |
|---|---|---|---|---|
| headers | 16 KB | 431 | \`memory\` | \`a.test.ts\`: what is no request |
| bodies | 32 MB | 503 | \`memory\` | \`b.test.ts\`: bodies in parts |

## Something else

| resource | x | x | x | x |
`;

function report(file: string, ...tests: [fullName: string, status: string][]): Report {
	return {
		testResults: [
			{ name: path.resolve(file), assertionResults: tests.map(([fullName, status]) => ({ fullName, status })) },
		],
	};
}

describe("a walk along the bounds", () => {
	const bounds = readBounds(guide);
	const verdicts = (...reports: Report[]) => walkBounds(bounds, reports).map(({ verdict }) => verdict);

	it("reads the table's rows and no others", () => {
		expect(bounds.map(({ resource, test }) => [resource, test])).toEqual([
			["headers", { file: "a.test.ts", words: "what is no request" }],
			["bodies", { file: "b.test.ts", words: "bodies in parts" }],
		]);
	});

	it("finds that a bound held where all its tests passed", () => {
		expect(
			verdicts(
				report("a.test.ts", ["hostile: what is no request, HTTP 1", "passed"], ["other", "failed"]),
				report("b.test.ts", ["bodies in parts", "passed"]),
			),
		).toEqual(["held", "held"]);
	});

	it("finds that it did not where one of them failed", () => {
		const both = report("a.test.ts", ["what is no request: 1", "passed"], ["what is no request: 2", "failed"]);
		expect(verdicts(both)).toEqual(["not held", "not tried"]);
	});

	it("takes neither a skipped test for a tried one, nor one of another file", () => {
		expect(
			verdicts(
				report("a.test.ts", ["what is no request", "skipped"]),
				report("c.test.ts", ["bodies in parts", "passed"]),
			),
		).toEqual(["not tried", "not tried"]);
	});
});
