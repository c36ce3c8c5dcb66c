import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { formBody, jsonBody } from "#server/contact/bodies.testUtils.ts";
import { createFormMessage, parseForm } from "#server/contact/parseForm.ts";
import { parseJson } from "#server/contact/parseJson.ts";
import { isFullRun } from "#tools/testing/fullRun.ts";
import { postMessage, storedKeys } from "./messages.ts";
import { residentBytes } from "./processMemory.ts";
import { sendAll } from "./requests.ts";
import { makeSite, startSite } from "./site.ts";

const total = isFullRun ? 10_000 : 2_000;
/** Damaged bodies are sometimes valid. */
const isInvalid = (parse: (body: Buffer) => unknown) => (body: Buffer) => {
	try {
		parse(body);
		return false;
	} catch {
		return true;
	}
};
const invalidJson = jsonBody.filter(isInvalid(parseJson));
const invalidForm = formBody.filter(isInvalid((body) => createFormMessage(parseForm(body), new Date())));
const hostileRequests = fc.oneof(
	fc.record({ type: fc.constant("application/json"), body: invalidJson }),
	fc.record({ type: fc.constant("application/x-www-form-urlencoded"), body: invalidForm }),
	fc.record({ type: fc.constantFrom("text/plain", "multipart/form-data; boundary=x", ""), body: jsonBody }),
);

test("thousands of hostile requests each get a 4xx, memory stays flat, and the next valid message is stored", async () => {
	const folder = makeSite();
	const site = await startSite(folder);
	const requests = fc.sample(hostileRequests, total);
	const wrong: string[] = [];
	let settledBytes = 0;
	await sendAll(total, async (index) => {
		const { type, body } = requests[index] ?? { type: "", body: "" };
		const options = { method: "POST", headers: { "content-type": type }, body, redirect: "manual" } as const;
		const response = await fetch(`${site.origin}/reviews`, options);
		if (![400, 413, 415, 422].includes(response.status)) wrong.push(`${response.status} for ${type}: ${body}`);
		// By then a running server has allocated what it needs; later growth would be a leak.
		if (index === total / 2) settledBytes = residentBytes(site.pid);
		return response;
	});
	expect(wrong).toEqual([]);
	expect(residentBytes(site.pid) - settledBytes).toBeLessThan(48 * 1024 * 1024);
	expect(await postMessage(site.origin, "good")).toBe(202);
	expect([...storedKeys(path.join(folder, "data/inbox.sqlite")).keys()]).toEqual(["good"]);
	expect(await site.end("SIGTERM")).toBe(0);
});
