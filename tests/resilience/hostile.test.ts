import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isFullRun } from "#tools/testing/fullRun.ts";
import { messageBody, postMessage, storedKeys } from "./messages.ts";
import { residentBytes } from "./processMemory.ts";
import { makeSite, startSite } from "./site.ts";

const total = isFullRun ? 10_000 : 2_000;
const validBody = messageBody("hello");
const withChanges = (change: object) => JSON.stringify({ ...JSON.parse(validBody), ...change });
const { params } = JSON.parse(validBody);
const text = fc.oneof(
	fc.string({ unit: "binary", maxLength: 200 }),
	fc.constantFrom("__proto__", "constructor", "\0", "\ud800", "'; DROP TABLE messages; --", "<script>", "{{main}}"),
);

/** Bodies that are no message. Known ones are in server/contact/parseJson.test.ts and parseForm.test.ts. */
const jsonBody = fc.oneof(
	fc.json({ maxDepth: 8 }),
	fc.tuple(text, fc.jsonValue()).map(([name, value]) => withChanges({ [`x${name}`]: value })),
	fc
		.tuple(fc.constantFrom("name", "email", "message"), fc.jsonValue())
		.map(([name, value]) => withChanges({ params: { ...params, [name]: [value] } })),
	text.map((value) => withChanges({ params: { ...params, email: `${value}@@` } })),
	fc.nat(validBody.length - 1).map((end) => validBody.slice(0, end)),
	fc.integer({ min: 16 * 1024, max: 40 * 1024 }).map((size) => validBody.replace("hello", "m".repeat(size))),
	fc.uint8Array({ minLength: 1, maxLength: 2_000 }).map((array) => Uint8Array.from([0x7b, ...array])),
);
const formBody = fc
	.array(fc.tuple(fc.constantFrom("name", "message", "reply_subject", "language", "x"), text), { maxLength: 6 })
	.map((pairs) => new URLSearchParams([...pairs, ["email", "@"]]).toString());
const hostileRequests = fc.oneof(
	fc.record({ type: fc.constant("application/json"), body: jsonBody }),
	fc.record({ type: fc.constant("application/x-www-form-urlencoded"), body: formBody }),
	fc.record({ type: fc.constantFrom("text/plain", "multipart/form-data; boundary=x", ""), body: jsonBody }),
);

test("thousands of hostile requests each get a 4xx, memory stays flat, and the next valid message is stored", async () => {
	const folder = makeSite();
	const site = await startSite(folder);
	const requests = fc.sample(hostileRequests, total).entries();
	const wrong: string[] = [];
	let settled = 0;
	async function sendRequests(): Promise<void> {
		for (const [index, { type, body }] of requests) {
			const options = { method: "POST", headers: { "content-type": type }, body };
			const response = await fetch(`${site.origin}/reviews`, options);
			await response.arrayBuffer();
			if (response.status < 400 || response.status > 499) wrong.push(`${response.status} for ${type}: ${body}`);
			// By then a running server has allocated what it needs; later growth would be a leak.
			if (index === total / 2) settled = residentBytes(site.pid);
		}
	}
	await Promise.all(Array.from({ length: 20 }, sendRequests));
	const after = residentBytes(site.pid);
	expect(wrong).toEqual([]);
	expect(after - settled).toBeLessThan(48 * 1024 * 1024);
	expect(await postMessage(site.origin, "good")).toBe(202);
	expect([...storedKeys(path.join(folder, "data/inbox.sqlite")).keys()]).toEqual(["good"]);
	console.log(
		`memory after ${total / 2}: ${Math.round(settled / 1e6)} MB, after ${total}: ${Math.round(after / 1e6)} MB`,
	);
	expect(await site.end("SIGTERM")).toBe(0);
});
