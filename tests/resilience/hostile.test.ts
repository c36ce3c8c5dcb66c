import fc from "fast-check";
import { expect, test } from "vitest";
import { formBody, jsonBody } from "#server/contact/bodies.testUtils.ts";
import { isFullRun } from "#tools/testing/fullRun.ts";
import { postMessage } from "./messages.ts";
import { residentBytes } from "./processMemory.ts";
import { sendAll } from "./requests.ts";
import { makeSite, startSite } from "./site.ts";

const total = isFullRun ? 10_000 : 2_000;
const hostileRequests = fc.oneof(
	fc.record({ type: fc.constant("application/json"), body: jsonBody }),
	fc.record({ type: fc.constant("application/x-www-form-urlencoded"), body: formBody }),
	fc.record({ type: fc.constantFrom("text/plain", "multipart/form-data; boundary=x", ""), body: jsonBody }),
);

test("thousands of hostile requests get a 4xx unless they are valid, and memory stays flat", async () => {
	const site = await startSite(makeSite());
	const requests = fc.sample(hostileRequests, total);
	const wrong: string[] = [];
	let settledBytes = 0;
	await sendAll(total, async (index) => {
		const { type, body } = requests[index] ?? { type: "", body: "" };
		const options = { method: "POST", headers: { "content-type": type }, body, redirect: "manual" } as const;
		const response = await fetch(`${site.origin}/reviews`, options);
		if (![202, 303, 400, 413, 415, 422].includes(response.status))
			wrong.push(`${response.status} for ${type}: ${body}`);
		// By then a running server has allocated what it needs; later growth would be a leak.
		if (index === total / 2) settledBytes = residentBytes(site.pid);
		return response;
	});
	expect(wrong).toEqual([]);
	expect(residentBytes(site.pid) - settledBytes).toBeLessThan(48 * 1024 * 1024);
	expect(await postMessage(site.origin, "good")).toBe(202);
	expect(await site.end("SIGTERM")).toBe(0);
});
