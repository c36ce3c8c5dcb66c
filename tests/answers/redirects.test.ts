import { describe, expect, test } from "vitest";
import { allAddresses, errorExamples } from "../examples.ts";
import { redirectRows, unknownEntryRows } from "../redirectRows.ts";
import { ask, textOf } from "./ask.ts";

describe("redirects", () => {
	for (const { from, to, status } of redirectRows) {
		test(`${from} is ${status} to ${to}, query kept`, async () => {
			for (const search of ["", "?x=1&y=%2F"]) {
				const answer = await ask(from + search);
				expect(answer.status).toBe(status);
				expect(answer.headers.get("location")).toBe(to + search);
				expect(answer.headers.get("location"), "a Location that leaves the site").not.toMatch(/^\/\/|^\w+:/);
			}
		});
	}

	test("no rule shadows a real page: every address answers 200 by itself", async () => {
		for (const { path } of allAddresses) expect((await ask(path)).status, path).toBe(200);
	});
});

describe("what does not exist", () => {
	for (const { path } of [...errorExamples, ...unknownEntryRows]) {
		test(`${path} answers 404 with noindex`, async () => {
			const answer = await ask(path);
			expect(answer.status).toBe(404);
			expect(textOf(answer)).toContain('content="noindex"');
		});
	}
});
