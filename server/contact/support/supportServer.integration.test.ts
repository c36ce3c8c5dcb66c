import { afterEach, beforeEach, expect, it } from "vitest";
import { temporaryFolder } from "#content/readers/temporaryFolder.testUtils.ts";
import { exampleMessage } from "#server/contact/messages.testUtils.ts";
import type { MessageStore } from "#server/contact/store.ts";
import { readEnv } from "#server/env.ts";
import { openServices, type ServerServices } from "#server/services.ts";
import { getFreePort } from "#server/testing/getFreePort.ts";
import { startSupportServer } from "./supportServer.ts";

const supportLogin = "support:0123456789abcdef";
const { at } = temporaryFolder();
let services: ServerServices;
let store: MessageStore;
let port: number;
let origin: string;

beforeEach(async () => {
	port = await getFreePort();
	const env = { INBOX_FILE: at("inbox.sqlite"), SUPPORT_PORT: String(port), LOG_LEVEL: "silent" };
	services = await openServices(readEnv({ ...env, SUPPORT_LOGIN: supportLogin }), at());
	({ store } = services);
	origin = `http://127.0.0.1:${port}`;
	const message = { ...exampleMessage, name: "<b>Зоя", message: "=1+1" };
	for (const key of ["a", "b"]) await store.add({ ...message, key });
	await store.add({ ...message, key: "c", email: "bot@example.com", suspicion: "flood" });
});
afterEach(async () => {
	await services.stop();
	await expect(get()).rejects.toThrow("fetch failed");
});

const loginHeaders = { authorization: `Basic ${btoa(supportLogin)}` };
const get = (query = "", headers = loginHeaders) => fetch(`${origin}/${query}`, { headers });
const post = (fields: string, from: object = { origin }) => {
	const headers = { ...loginHeaders, ...from };
	return fetch(origin, { method: "POST", headers, body: new URLSearchParams(fields), redirect: "manual" });
};
const getIds = async () => (await store.list()).map(({ id }) => id);

it("answers 401 without the right login", async () => {
	for (const wrongLogin of ["", "Basic x", `Basic ${btoa("support:")}`]) {
		const response = await get("", { authorization: wrongLogin });
		expect(response.status).toBe(401);
		expect(response.headers.get("www-authenticate")).toMatch(/^Basic /);
		expect(await response.text()).toBe("401 Unauthorized");
	}
});

it("lists and searches messages newest first, as text, without scripts and caches", async () => {
	const response = await get();
	expect(response.headers.get("cache-control")).toBe("no-store");
	expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
	const html = await response.text();
	expect([...html.matchAll(/name="id" value="(\d)"/g)].map(([, id]) => id)).toEqual(["3", "2", "1"]);
	expect(html).toContain("quarantined: flood");
	expect(html).toContain("&lt;b&gt;Зоя &lt;zoe@example.com&gt;");
	expect(await (await get("?email=BOT@example.com&search=&status=")).text()).not.toContain('value="2"');
	expect(await (await get("?before=2")).text()).not.toContain('value="2"');
	expect([(await get("?status=new")).status, (await get("other")).status]).toEqual([400, 404]);
});

it("marks messages as answered and returns to the same search, and releases quarantined ones", async () => {
	const response = await post("action=answered&id=1&id=2&search=%D0%B7");
	expect([response.status, response.headers.get("location")]).toEqual([303, "/?search=%D0%B7"]);
	await post("action=reopen&id=2");
	expect((await store.list()).map(({ answeredAt }) => answeredAt !== null)).toEqual([true, false, false]);
	await post("action=release&id=3");
	expect(await store.count()).toMatchObject({ waiting: 3, quarantined: 0 });
});

it("changes nothing and answers 400 if no message is selected, or one is gone or was forwarded", async () => {
	for (const fields of [
		"action=answered",
		"action=reopen&id=9",
		"action=release&id=3&id=9",
		"action=erase&confirm=on",
	]) {
		const response = await post(fields);
		expect([response.status, await response.text()], fields).toEqual([
			400,
			expect.stringMatching(/^No message is selected/),
		]);
	}
	expect((await post("action=eraseAll&email=none@example.com&confirm=on")).status).toBe(400);
	const claim = { count: 1, leaseMs: 1_000, lane: "fresh", newest: false, maxDelayMs: 1_000 } as const;
	for (const { id } of await store.claim("a", claim)) await store.markForwarded("a", id);
	expect(await (await post("action=release&id=1&id=3")).text()).toBe("Message 1 was forwarded: do not select it.");
	expect(await store.count()).toMatchObject({ forwarded: 1, waiting: 1, quarantined: 1 });
});

it("erases selected messages, or all of an address, only if the confirmation is checked", async () => {
	for (const fields of ["action=eraseAll&email=zoe@example.com", "action=erase&id=3"]) {
		expect((await post(fields)).status).toBe(400);
		expect(await getIds()).toContain(3);
		expect((await post(`${fields}&confirm=on`)).status).toBe(303);
	}
	expect(await getIds()).toEqual([]);
});

it("exports messages for spreadsheets and marks them as exported", async () => {
	const response = await post("action=export&status=waiting&new=on&semicolon=on");
	expect(response.headers.get("content-disposition")).toBe("attachment; filename=messages.csv");
	const csvText = Buffer.from(await response.arrayBuffer()).toString();
	expect(csvText).toMatch(/^\uFEFFid;.*\r\n1;.*;'=1\+1;.*\r\n2;.*\r\n$/);
	const areExported = async () => (await store.list()).map(({ exportedAt }) => exportedAt !== null);
	await expect.poll(areExported).toEqual([true, true, false]);
	expect(await (await get()).text()).toContain("<td>waiting, exported<td>");
});

it("rejects changes that another site sends with the operator's login", async () => {
	for (const from of [{ origin: "https://evil.example" }, { origin: "null" }, { "sec-fetch-site": "cross-site" }]) {
		expect((await post("action=erase&id=1&confirm=on", from)).status).toBe(403);
	}
	expect(await getIds()).toEqual([1, 2, 3]);
});

it("names the variable if its port is taken", async () => {
	const failedStart = startSupportServer({ ...services, login: supportLogin, onRelease() {} }, port, "127.0.0.1");
	await expect(failedStart).rejects.toThrow(/^SUPPORT_PORT=\d+: .*EADDRINUSE.* Set it, or SUPPORT_HOST/);
});
