import type { Server } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { formMessages } from "#content/formMessages.ts";
import { temporaryFolder } from "#content/readers/temporaryFolder.testUtils.ts";
import { createServer } from "#server/createServer.ts";
import { readEnv } from "#server/env.ts";
import { openServices, type ServerServices } from "#server/services.ts";
import type { StaticSite } from "#server/site.ts";
import { listenLocally } from "#server/testing/listenLocally.ts";
import { examplePayload } from "./messages.testUtils.ts";

/** The API reads no other property of a site. */
const site = { pageHeaders: { "content-security-policy": "shared" } } as unknown as StaticSite;
const { params } = examplePayload;

const { at } = temporaryFolder();
let services: ServerServices;
let server: Server;
let origin: string;

beforeEach(() => start({}));
afterEach(stop);

async function start(env: Record<string, string>): Promise<void> {
	services = await openServices(readEnv({ INBOX_FILE: at("inbox.sqlite"), LOG_LEVEL: "silent", ...env }), at());
	server = createServer(site, services);
	origin = `http://127.0.0.1:${await listenLocally(server)}`;
}

async function stop(): Promise<void> {
	server.close();
	server.closeAllConnections();
	// Some tests close the store themselves.
	await services.stop().catch(() => {});
}

async function restartServer(env: Record<string, string>): Promise<void> {
	await stop();
	await start(env);
}

function postBody(body: string | Buffer<ArrayBuffer>, headers: Record<string, string>): Promise<Response> {
	return fetch(`${origin}/reviews`, { method: "POST", headers, body, redirect: "manual" });
}
const postJson = (headers: Record<string, string> = {}, body: object = examplePayload) =>
	postBody(JSON.stringify(body), { "content-type": "application/json; charset=utf-8", ...headers });
const formType = { "content-type": "application/x-www-form-urlencoded" };
const postForm = (fields: Record<string, string>) => postBody(new URLSearchParams(fields).toString(), formType);

describe("a contact message in JSON", () => {
	it("is stored in the language of its page before the response", async () => {
		const response = await postJson({ "idempotency-key": "k", referer: "https://site.example/ru/about-us" });
		expect(response.status).toBe(202);
		expect(await response.json()).toEqual({ status: "accepted" });
		expect(response.headers.get("cache-control")).toBe("no-store");
		expect(response.headers.get("content-security-policy")).toBe("shared");
		expect(await services.store.list()).toMatchObject([{ ...params, key: "k", language: "ru", status: "waiting" }]);
	});

	it("is stored once per key, and another message under the key is rejected", async () => {
		const statuses = [];
		for (const message of ["Hello", "Hello", "Other"]) {
			const body = { ...examplePayload, params: { ...params, message } };
			const response = await postJson({ "idempotency-key": "k" }, body);
			statuses.push(response.status);
			if (response.status !== 202) {
				const error = "Another message has this key. Give each message its own.";
				expect(await response.json()).toMatchObject({ code: "key", field: "Idempotency-Key", error });
			}
		}
		expect(statuses).toEqual([202, 202, 422]);
		expect(await services.store.list()).toHaveLength(1);
	});

	it("is quarantined if it has a honeypot value, with the usual response", async () => {
		expect((await postJson({ "x-website": "https://spam.example" })).status).toBe(202);
		expect(await services.store.list()).toMatchObject([{ status: "quarantined", suspicion: "honeypot" }]);
	});

	it("is logged with its outcome and a masked address only", async () => {
		const logInfo = vi.spyOn(services.log, "info");
		await postJson();
		await postJson({}, {});
		expect(logInfo.mock.calls).toEqual([
			[{ status: 202, outcome: "stored", from: "127.0.0.x" }, "message received"],
			[{ status: 422, outcome: "schema", from: "127.0.0.x" }, "message received"],
		]);
	});
});

const longest = { ...examplePayload, params: { ...params, message: "話".repeat(5_000) } };
it.each([
	["JSON", 16 * 1024, { "content-type": "application/json" }, JSON.stringify(longest), " "],
	["form", 128 * 1024, formType, `${new URLSearchParams(params)}&x=`, "x"],
])("a %s body is limited to %d bytes", async (_, maxBytes, headers, body, filler) => {
	const post = (bytes: number) => postBody(body + filler.repeat(bytes - Buffer.byteLength(body)), headers);
	expect((await post(maxBytes)).status).toBeLessThan(400);
	expect((await post(maxBytes + 1)).status).toBe(413);
});

describe("while messages cannot be stored", () => {
	it("answers 503, for a form with its text, and logs why without the message", async () => {
		const error = vi.spyOn(services.log, "error");
		await services.store.close();
		expect((await fetch(`${origin}/readyz`)).status).toBe(503);
		for (const response of [await postJson(), await postForm(params)]) {
			expect(response.status).toBe(503);
			expect(response.headers.get("retry-after")).toBe("10");
			expect(await response.text()).toMatch(/could not be stored|Hello<\/textarea>/);
		}
		expect(error).toHaveBeenLastCalledWith({ reason: "the store is closed" }, "message could not be stored");
		expect(services.diskSpace.lastWriteFailed).toBe(true);
	});

	it("answers 503 if less than DISK_RESERVE is free", async () => {
		await restartServer({ DISK_RESERVE: "1000000000" });
		expect((await postJson()).status).toBe(503);
		expect(await (await fetch(`${origin}/readyz`)).json()).toMatchObject({ status: "not ready", store: "full" });
		expect(await services.store.list()).toEqual([]);
	});

	it("does not count messages that were not stored", async () => {
		await restartServer({ RATE_QUARANTINE: "1", RATE_REFUSE: "1" });
		const add = vi.spyOn(services.store, "add").mockRejectedValueOnce(new Error("disk full"));
		expect((await postJson()).status).toBe(503);
		add.mockResolvedValueOnce("conflict");
		expect((await postJson()).status).toBe(422);
		expect((await postJson()).status).toBe(202);
		expect(services.diskSpace.lastWriteFailed).toBe(false);
		const rejected = await postJson({}, { ...examplePayload, form_name: "Other" });
		expect(rejected.status).toBe(429);
		expect(await rejected.json()).toMatchObject({ code: "tooMany", error: expect.stringContaining("Wait") });
	});
});

describe("a message from a form", () => {
	it.each([
		["en", "/thank-you"],
		["ru", "/ru/thank-you"],
		["id", "/id/thank-you"],
		["../evil", "/thank-you"],
	])("redirects to the thank-you page of its language: %s", async (language, location) => {
		const response = await postForm({ ...params, language });
		expect([response.status, response.headers.get("location")]).toEqual([303, location]);
	});

	it("is one message when it is sent twice, and quarantined with a honeypot value", async () => {
		await postForm({ ...params, language: "ru" });
		await postForm({ ...params, language: "ru" });
		expect((await postForm({ ...params, message: "Something else", reply_subject: "x" })).status).toBe(303);
		expect(await services.store.list()).toMatchObject([
			{ status: "waiting" },
			{ status: "quarantined", suspicion: "honeypot" },
		]);
	});

	// tests/http/formError.test.ts checks the page around an invalid form.
	it("is returned empty in the default language if it cannot be decoded", async () => {
		const response = await postBody(Buffer.from([0x6e, 0x3d, 0xc3, 0x28]), formType);
		expect(response.status).toBe(400);
		const html = await response.text();
		expect(html).toContain(formMessages.en.unreadable);
		const values = [...html.matchAll(/name="(?:name|email|reply_subject)"[^>]* value="([^"]*)"/g)];
		expect(values.map(([, value]) => value)).toEqual(["", "", ""]);
		expect(html).toMatch(/<textarea [^>]*>\n<\/textarea>/);
	});
});

describe("many messages from one address", () => {
	const limits = { RATE_QUARANTINE: "2", RATE_REFUSE: "4" };
	const postFive = async (getHeaders: (index: number) => Record<string, string>) => {
		const statuses = [];
		for (let index = 0; index < 5; index += 1) {
			const headers = getHeaders(index);
			const message = "idempotency-key" in headers ? "Hello" : `Hello ${index}`;
			statuses.push((await postJson(headers, { ...examplePayload, params: { ...params, message } })).status);
		}
		return statuses;
	};

	it("are quarantined, then rejected with Retry-After, regardless of their headers", async () => {
		await restartServer(limits);
		const forgeHeaders = (index: number) => ({ "x-forwarded-for": `1.2.3.${index}`, "x-real-ip": `1.2.3.${index}` });
		expect(await postFive(forgeHeaders)).toEqual([202, 202, 202, 202, 429]);
		expect(await services.store.count()).toEqual({ waiting: 2, forwarded: 0, quarantined: 2, dead: 0 });
		const rejectedForm = await postForm(params);
		expect(rejectedForm.status).toBe(429);
		expect(Number(rejectedForm.headers.get("retry-after"))).toBeGreaterThan(0);
		expect(await rejectedForm.text()).toContain("Hello</textarea>");
	});

	it("count per client and IPv6 /64 behind a trusted proxy", async () => {
		await restartServer({ ...limits, TRUSTED_PROXY: "x-real-ip@127.0.0.1" });
		expect(await postFive((index) => ({ "x-real-ip": `1.2.3.${index}` }))).toEqual([202, 202, 202, 202, 202]);
		expect(await services.store.count()).toMatchObject({ waiting: 5 });
		const getHeaders = (index: number) => ({ "x-real-ip": `2001:db8:7:1::${index}`, "idempotency-key": `${index}` });
		expect(await postFive(getHeaders)).toEqual([202, 202, 202, 202, 429]);
	});

	it("do not count if they repeat one message", async () => {
		await restartServer(limits);
		expect(await postFive(() => ({ "idempotency-key": "k" }))).toEqual([202, 202, 202, 202, 202]);
		expect(await services.store.count()).toMatchObject({ waiting: 1, quarantined: 0 });
	});

	it("are rejected once the quarantine is full", async () => {
		await restartServer({ ...limits, QUARANTINE_MOST: "1" });
		expect(await postFive(() => ({}))).toEqual([202, 202, 202, 429, 429]);
		expect(await services.store.count()).toMatchObject({ waiting: 2, quarantined: 1 });
	});
});

describe("a page of another site", () => {
	const foreignHeaders = { origin: "https://partner.example" };
	const sendPreflight = () => fetch(`${origin}/reviews`, { method: "OPTIONS", headers: foreignHeaders });

	it("cannot send messages to a foreign origin", async () => {
		expect((await postJson(foreignHeaders)).status).toBe(403);
		expect((await sendPreflight()).status).toBe(403);
		expect(await services.store.list()).toEqual([]);
	});

	it("can send messages and read the response if its origin is allowed", async () => {
		await restartServer({ ALLOWED_ORIGINS: "https://partner.example" });
		const preflightResponse = await sendPreflight();
		expect([preflightResponse.status, preflightResponse.headers.get("content-length")]).toEqual([204, null]);
		expect(preflightResponse.headers.get("access-control-allow-headers")).toContain("idempotency-key");
		const response = await postJson(foreignHeaders);
		expect(response.status).toBe(202);
		expect(response.headers.get("access-control-allow-origin")).toBe("https://partner.example");
		expect((await postJson({ origin: "https://evil.example" })).headers.get("access-control-allow-origin")).toBeNull();
	});
});

it("announces each message once when it is stored", async () => {
	await restartServer({ NOTICE_URL: "http://127.0.0.1:1" });
	const add = vi.spyOn(services.notices ?? { add: vi.fn() }, "add").mockImplementation(() => {});
	const headers = { "x-website": "x", referer: `${origin}/ru/about-us?name=Ann` };
	for (const key of ["a", "a", "b"]) await postJson({ ...headers, "idempotency-key": key });
	expect(add.mock.calls).toMatchObject([[{ key: "a", suspicion: "honeypot", page: "/ru/about-us" }], [{ key: "b" }]]);
});

it("counts responses and senders in the metrics", async () => {
	await restartServer({ METRICS_TOKEN: "0123456789abcdef" });
	await postJson();
	const headers = { authorization: "Bearer 0123456789abcdef" };
	const text = await (await fetch(`${origin}/metrics`, { headers })).text();
	expect(text).toContain('site_reviews_total{status="202",outcome="stored"} 1\n');
	expect(text).toContain('site_http_requests_total{kind="reviews",status="202"} 1\n');
	expect(text).toContain('site_cache_entries{cache="senders"} 1\n');
	expect(text).toMatch(/^site_disk_free_bytes [1-9]\d*$/m);
});
