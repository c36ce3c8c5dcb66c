import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { formWords } from "#content/formWords.ts";
import { createServer } from "#server/createServer.ts";
import { readEnv } from "#server/env.ts";
import type { Inbox } from "./inbox.ts";
import { openInbox } from "./openInbox.ts";

const site = {
	files: new Map(),
	read: () => Buffer.from(""),
	exists: () => true,
	moves: {},
	headers: { "content-security-policy": "shared" },
	fileHeaders: {},
};
const params = { name: "Ann", email: "ann@example.com", message: "Hello" };
const payload = { date: "2025-01-31T12:00:00.000Z", form_id: 888, form_name: "Contact form", params };

let folder: string;
let inbox: Inbox;
let server: Server;
let origin: string;

beforeEach(async () => {
	folder = mkdtempSync(path.join(tmpdir(), "reviews-"));
	await start({});
});
afterEach(async () => {
	await end();
	rmSync(folder, { recursive: true });
});

async function start(env: Record<string, string>): Promise<void> {
	const file = path.join(folder, "inbox.sqlite");
	inbox = await openInbox(readEnv({ INBOX_FILE: file, LOG_LEVEL: "silent", ...env }), folder);
	server = createServer(site, inbox).listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
}

async function end(): Promise<void> {
	server.close();
	server.closeAllConnections();
	// A test may have closed the store already.
	await inbox.stop().catch(() => {});
}

async function restart(env: Record<string, string>): Promise<void> {
	await end();
	await start(env);
}

function postJson(headers: Record<string, string> = {}, body: object = payload): Promise<Response> {
	const all = { "content-type": "application/json; charset=utf-8", ...headers };
	return fetch(`${origin}/reviews`, { method: "POST", headers: all, body: JSON.stringify(body) });
}

function postForm(fields: Record<string, string>): Promise<Response> {
	return fetch(`${origin}/reviews`, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
}

describe("a message as JSON", () => {
	it("is stored, in the language of its page, before it is acknowledged", async () => {
		const answer = await postJson({ "idempotency-key": "k", referer: "https://site.example/ru/about-us" });
		expect(answer.status).toBe(202);
		expect(await answer.json()).toEqual({ status: "accepted" });
		expect(answer.headers.get("cache-control")).toBe("no-store");
		expect(answer.headers.get("content-security-policy")).toBe("shared");
		expect(await inbox.store.list()).toMatchObject([{ ...params, key: "k", language: "ru", status: "waiting" }]);
	});

	it("is one message however often its key comes, and another one's key is refused", async () => {
		const statuses = [];
		for (const message of ["Hello", "Hello", "Other"]) {
			const answer = await postJson({ "idempotency-key": "k" }, { ...payload, params: { ...params, message } });
			statuses.push(answer.status);
			if (answer.status === 422) expect(await answer.json()).toMatchObject({ code: "key", field: "Idempotency-Key" });
		}
		expect(statuses).toEqual([202, 202, 422]);
		expect(await inbox.store.list()).toHaveLength(1);
	});

	it("without a key is known by its text and its time", async () => {
		await postJson();
		await postJson();
		await postJson({}, { ...payload, date: "2025-01-31T12:00:00.001Z" });
		expect(await inbox.store.list()).toHaveLength(2);
	});

	it("names the field that does not hold", async () => {
		const answer = await postJson({}, { ...payload, params: { ...params, email: "ann" } });
		expect(answer.status).toBe(422);
		expect(await answer.json()).toEqual({
			error: "Give an email address such as name@example.com.",
			code: "format",
			field: "params.email",
		});
	});

	it("may fill 16 KiB and not a byte more, whatever its alphabet", async () => {
		const send = (size: number) => {
			const body = JSON.stringify({ ...payload, params: { ...params, message: "話".repeat(5_000) } });
			const padded = body + " ".repeat(size - Buffer.byteLength(body));
			const headers = { "content-type": "application/json" };
			return fetch(`${origin}/reviews`, { method: "POST", headers, body: padded });
		};
		expect((await send(16 * 1024)).status).toBe(202);
		expect((await send(16 * 1024 + 1)).status).toBe(413);
	});

	it("of a bot is kept apart, and the bot hears nothing of it", async () => {
		expect((await postJson({ "x-website": "https://spam.example" })).status).toBe(202);
		expect(await inbox.store.list()).toMatchObject([{ status: "quarantined", suspicion: "honeypot" }]);
	});

	it("is told the log by what became of it and a part of its sender's address, and nothing else", async () => {
		const told = vi.spyOn(inbox.log, "info");
		await postJson();
		await postJson({}, {});
		expect(told.mock.calls).toEqual([
			[{ status: 202, outcome: "stored", from: "127.0.0.x" }, "message received"],
			[{ status: 422, outcome: "schema", from: "127.0.0.x" }, "message received"],
		]);
	});

	it("is answered with 500 when the server itself is at fault", async () => {
		vi.spyOn(inbox.limiter, "take").mockImplementation(() => {
			throw new Error("our fault");
		});
		for (const answer of [await postJson(), await postForm(params)]) {
			expect(answer.status).toBe(500);
			expect(await answer.json()).toEqual({ error: "The server failed." });
		}
	});

	it("is answered with 503 when the store cannot be reached", async () => {
		await inbox.store.close();
		const answer = await postJson();
		expect(answer.status).toBe(503);
		expect(answer.headers.get("retry-after")).toBe("10");
		expect((await fetch(`${origin}/readyz`)).status).toBe(503);
	});
});

describe("a message as a form", () => {
	it.each([
		["en", "/thank-you"],
		["ru", "/ru/thank-you"],
		["id", "/id/thank-you"],
		["../evil", "/thank-you"],
	])("leads to the thank-you page of its language: %s", async (language, location) => {
		const answer = await postForm({ ...params, language });
		expect(answer.status).toBe(303);
		expect(answer.headers.get("location")).toBe(location);
	});

	it("is one message when it is sent twice", async () => {
		await postForm({ ...params, language: "ru" });
		await postForm({ ...params, language: "ru" });
		await postForm({ ...params, message: "Something else" });
		expect(await inbox.store.list()).toHaveLength(2);
	});

	it("with the honeypot filled in is kept apart", async () => {
		expect((await postForm({ ...params, reply_subject: "x" })).status).toBe(303);
		expect(await inbox.store.list()).toMatchObject([{ status: "quarantined", suspicion: "honeypot" }]);
	});

	it("that does not hold comes back with its text", async () => {
		const answer = await postForm({ ...params, email: "", message: "<b>kept</b>", language: "ru" });
		expect(answer.status).toBe(422);
		expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
		expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'; script-src 'self'; /);
		const html = await answer.text();
		expect(html).toContain("&lt;b&gt;kept&lt;/b&gt;");
		expect(html).toContain(formWords.ru.empty);
	});

	it("that cannot be read comes back empty, in the default language", async () => {
		const headers = { "content-type": "application/x-www-form-urlencoded" };
		const body = Buffer.from([0x6e, 0x3d, 0xc3, 0x28]);
		const answer = await fetch(`${origin}/reviews`, { method: "POST", headers, body });
		expect(answer.status).toBe(400);
		const html = await answer.text();
		expect(html).toContain(formWords.en.unreadable);
		const values = [...html.matchAll(/name="(?:name|email|reply_subject)"[^>]* value="([^"]*)"/g)].map(
			([, value]) => value,
		);
		expect(values).toEqual(["", "", ""]);
		expect(html).toMatch(/<textarea [^>]*>\n<\/textarea>/);
	});

	it("comes back with its text when the store cannot be reached", async () => {
		await inbox.store.close();
		const answer = await postForm(params);
		expect(answer.status).toBe(503);
		expect(answer.headers.get("retry-after")).toBe("10");
		expect(await answer.text()).toContain("Hello</textarea>");
	});
});

describe("many messages from one address", () => {
	const limits = { RATE_QUARANTINE: "2", RATE_REFUSE: "4" };
	const another = (index: number) => ({ ...payload, params: { ...params, message: `Hello ${index}` } });
	const statuses = async (headers: (index: number) => Record<string, string>) => {
		const found = [];
		for (let index = 0; index < 5; index += 1) {
			const given = headers(index);
			found.push((await postJson(given, "idempotency-key" in given ? payload : another(index))).status);
		}
		return found;
	};

	it("are quarantined, then refused with the time to wait; no header helps", async () => {
		await restart(limits);
		const forged = (index: number) => ({ "x-forwarded-for": `1.2.3.${index}`, "x-real-ip": `1.2.3.${index}` });
		expect(await statuses(forged)).toEqual([202, 202, 202, 202, 429]);
		expect(await inbox.store.count()).toEqual({ waiting: 2, forwarded: 0, quarantined: 2, dead: 0 });
		const refused = await postForm(params);
		expect(refused.status).toBe(429);
		expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
		expect(await refused.text()).toContain("Hello</textarea>");
	});

	it("are told apart behind a proxy that is trusted", async () => {
		await restart({ ...limits, TRUSTED_PROXY: "x-real-ip@127.0.0.1" });
		expect(await statuses((index) => ({ "x-real-ip": `1.2.3.${index}` }))).toEqual([202, 202, 202, 202, 202]);
		expect(await inbox.store.count()).toMatchObject({ waiting: 5 });
	});

	it("are not counted when they are the same one sent again", async () => {
		await restart(limits);
		expect(await statuses(() => ({ "idempotency-key": "k" }))).toEqual([202, 202, 202, 202, 202]);
		expect(await inbox.store.count()).toMatchObject({ waiting: 1, quarantined: 0, dead: 0 });
	});
});

describe("another site's page", () => {
	const foreign = { origin: "https://partner.example" };
	const preflight = () => fetch(`${origin}/reviews`, { method: "OPTIONS", headers: foreign });

	it("may send nothing", async () => {
		expect((await postJson(foreign)).status).toBe(403);
		expect((await preflight()).status).toBe(403);
		expect(await inbox.store.list()).toEqual([]);
	});

	it("may send messages and read the answer when it is configured", async () => {
		await restart({ ALLOWED_ORIGINS: "https://partner.example" });
		const asked = await preflight();
		expect(asked.status).toBe(204);
		expect(asked.headers.get("access-control-allow-headers")).toContain("idempotency-key");
		const answer = await postJson(foreign);
		expect(answer.status).toBe(202);
		expect(answer.headers.get("access-control-allow-origin")).toBe("https://partner.example");
		expect((await postJson({ origin: "https://evil.example" })).headers.get("access-control-allow-origin")).toBeNull();
	});
});

describe("what is not a message", () => {
	it.each(["GET", "PUT", "DELETE", "PATCH"])("is told what is: %s", async (method) => {
		const answer = await fetch(`${origin}/reviews`, { method });
		expect(answer.status).toBe(405);
		expect(answer.headers.get("allow")).toBe("POST");
	});

	it("is told whether the server is ready", async () => {
		expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({
			status: "ready",
			store: "writable",
			forwarder: "off",
			messages: { waiting: 0, forwarded: 0, quarantined: 0, dead: 0 },
		});
	});

	it("reads figures with the token alone, and only where there is one", async () => {
		const ask = (authorization: string) => fetch(`${origin}/metrics`, { headers: { authorization } });
		expect((await ask("Bearer undefined")).status).toBe(404);
		await restart({ METRICS_TOKEN: "0123456789abcdef" });
		await postJson();
		expect((await ask("Bearer wrong")).status).toBe(401);
		const answer = await ask("Bearer 0123456789abcdef");
		const text = await answer.text();
		expect(text).toContain('site_reviews_total{status="202",outcome="stored"} 1\n');
		expect(text).toContain('site_http_requests_total{kind="reviews",status="202"} 1\n');
		expect(text).toContain('site_cache_entries{cache="senders"} 1\n');
		expect(text).toMatch(/^site_disk_free_bytes [1-9]\d*$/m);
	});
});
