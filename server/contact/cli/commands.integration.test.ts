import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { NewMessage } from "#server/contact/message.ts";
import { exampleMessage } from "#server/contact/messages.testUtils.ts";
import type { MessageStore } from "#server/contact/store.ts";
import { storeKinds, type TestDatabase } from "#server/contact/stores.testUtils.ts";
import { readEnv } from "#server/env.ts";
import { openStore, parseCommandLine } from "./cli.ts";

const messages: Partial<NewMessage>[] = [
	{ name: "Зоя Ёлкина", email: "zoe@почта.рф", message: "Где мой заказ?" },
	{ name: "Ann", email: "Ann@example.com", message: "A boat\nand a \u202eshore", language: "en" },
	{ name: "Bot", email: "bot@example.com", message: "Buy", suspicion: "flood" },
	{ name: "Ben", email: "ben@example.com", message: "Sell", suspicion: "honeypot", page: null },
];

const [sqlite] = storeKinds;
let database: TestDatabase;
let store: MessageStore;
beforeAll(async () => {
	database = await sqlite.create();
	store = database.open();
	await store.check();
});
afterAll(async () => {
	await store.close();
	await database.remove();
});
beforeEach(async () => {
	vi.spyOn(console, "log").mockImplementation(() => {});
	await database.execute(sqlite.clearTables);
	await Promise.all(messages.map((message, at) => store.add({ ...exampleMessage, key: `key-${at + 1}`, ...message })));
});

async function run(line: string, retentionDays?: number): Promise<string> {
	vi.mocked(console.log).mockClear();
	await parseCommandLine(line.split(" "))?.(store, retentionDays);
	return vi.mocked(console.log).mock.calls.join("\n");
}
const getIds = async () => (await store.list()).map(({ id }) => id);

describe("list", () => {
	it("prints the newest messages as a table with a hint about the quarantine, or as one JSON object per line", async () => {
		const table = await run("list --limit 3");
		expect(table).toMatch(/^id +received.*\n─.*\n2 .*\n3 .*quarantined: flood.*\n4 /);
		expect(table).toContain("3 shown; in all: 2 waiting, 0 forwarded, 2 quarantined, 0 dead.");
		expect(table).toContain("npm run inbox -- quarantine");
		const lines = (await run("list --json")).split("\n");
		expect(lines.map((line) => JSON.parse(line).id)).toEqual([1, 2, 3, 4]);
	});

	it.each([
		["--search заказ", [1]],
		["--search ёлк", [1]],
		["--search BOAT", [2]],
		["--search example.com", [2, 3, 4]],
		["--search example.com --status quarantined --limit 1", [4]],
		["--email ann@EXAMPLE.com", [2]],
		["--email zoe@xn--80a1acny.xn--p1ai", [1]],
		["--email nn@example.com", []],
		["--open", [1, 3, 4]],
	])("finds messages by text, sender and answer: %s", async (options, ids) => {
		await store.markAnswered([2], true);
		const lines = (await run(`list --json ${options}`)).split("\n").filter(Boolean);
		expect(lines.map((line) => JSON.parse(line).id)).toEqual(ids);
	});
});

it("shows messages in full, or as JSON", async () => {
	expect(await run("show 2")).toMatch(/^Message +2, received.*Page +\/ru\/about-us \(en\)\n.*·shore$/s);
	expect(JSON.parse(await run("show --json 4"))).toMatchObject({ id: 4, page: null });
});

it("marks messages as answered, which `list` and `show` print, and removes the mark", async () => {
	expect(await run("answered 1 2")).toBe("Marked as answered: 1, 2.");
	expect(await run("list")).toMatch(/\n1 .* waiting, answered /);
	expect(await run("show 1")).toMatch(/\nAnswered +\d{4}-/);
	expect(await run("answered --undo 1")).toBe("Marked as not answered: 1.");
	expect(await run("show 1")).toMatch(/\nAnswered +no\n/);
});

it("reviews the quarantine: prints it in full, releases messages, and erases only those that were shown", async () => {
	expect(await run("quarantine --limit 1")).toMatch(/^Message +3.*\n\nBuy\n\n1 of 2 quarantined\..*--until 3$/s);
	expect(await run("retry 4")).toMatch(/^1 message is due/);
	await store.add({ ...exampleMessage, key: "late", suspicion: "flood" });
	expect(await run("erase --status quarantined --until 4")).toBe("1 quarantined messages erased.");
	expect(await getIds()).toEqual([1, 2, 4, 5]);
	expect(await run("erase --status quarantined")).toBe("1 quarantined messages erased.");
	expect(await run("quarantine")).toBe("0 of 0 quarantined.");
});

it("retries all waiting messages, or dead ones", async () => {
	expect(await run("retry")).toBe("2 messages are due: a server with MARKETING_URL forwards now.");
	expect(await run("retry --status dead")).toMatch(/^0 messages are due/);
});

it("erases named messages only with --confirm, names those that were copied, and none if one does not exist", async () => {
	await expect(run("erase 2 9 --confirm")).rejects.toThrow("There is no message 9.");
	await store.markExported([2]);
	const asked = await run("erase 2 3");
	expect(asked).toMatch(/\n2 .*\n3 .*Forwarded or exported: 2\. Erase the copies, too\.\nErase these .* --confirm\.$/s);
	expect(await getIds()).toHaveLength(4);
	expect(await run("erase 2 3 --confirm")).toMatch(/Erased: 2, 3\. Backups/);
	expect(await getIds()).toEqual([1, 4]);
});

it("erases all messages of a sender only with --confirm, and names those that were copied elsewhere", async () => {
	await store.add({ ...exampleMessage, key: "again", email: "ann@example.com" });
	await store.markExported([2]);
	const asked = await run("erase --email ann@example.com");
	expect(asked).toMatch(/\n2 .*\n5 .*Forwarded or exported: 2\. Erase the copies, too\.\nErase these .* --confirm\.$/s);
	expect(await getIds()).toHaveLength(5);
	expect(await run("erase --email ann@example.com --confirm")).toMatch(/Erased: 2, 5\. Backups/);
	expect(await getIds()).toEqual([1, 3, 4]);
	expect(await run("erase --email ann@example.com")).toMatch(/^No messages here\./);
});

it("prints the messages on retention hold that would be deleted, and releases the hold with --confirm", async () => {
	await database.execute(`UPDATE messages SET isOnHold = 1, exportedAt = ${Date.now() - 100 * 24 * 3_600_000}`);
	const countHeld = async () => (await store.list({ heldForMs: 0 })).length;
	expect(await run("retention")).toMatch(/^A message is deleted 180 days .*\nPast that age and .* confirm: 0\.\n$/);
	const held = await run("retention --limit 1", 99);
	expect(held).toMatch(/^A message is deleted 99 days .*\nPast that age and .* confirm: 4\.\n\nid/);
	expect(held).toMatch(/\n1 shown;.*npm run inbox -- retention --confirm\.$/s);
	expect(await countHeld()).toBe(4);
	expect(await run("retention --confirm", 99)).toMatch(/confirm: 4\.\n\nid.*\nConfirmed/s);
	expect(await countHeld()).toBe(0);
	expect(await run("retention --confirm", 99)).toMatch(/kept until you confirm: 0\.\n\nConfirmed/);
});

const whatToErase = "erase takes ids, --email <address>, or --status quarantined";
it.each([
	["frobnicate", 'Unknown command "frobnicate".\n\nnpm run inbox'],
	["toString", 'Unknown command "toString".'],
	["list --status new", "--status new: give waiting, forwarded, quarantined, dead."],
	["list --email ann", "--email ann: give a whole address."],
	["list --search \u00a0", "--search: give a text."],
	["list --limit 0", "--limit 0: give a whole number from 1 on."],
	["list --limit 1.5", "--limit 1.5: give a whole number from 1 on."],
	["export --format xml", "--format xml: give csv or json."],
	["erase --status quarantined --until 1x", "--until 1x: give a whole number from 1 on."],
	["show 123456789012345", "There is no message 123456789012345."],
	["show 1234567890123456", "The id 1234567890123456: give a whole number from 1 on."],
	["show 1 0", "The id 0: give a whole number from 1 on."],
	["list 9", "list does not take 9: see npm run inbox -- help."],
	["erase --status quarantined --search Buy", "erase does not take --search: see"],
	["show", "Which one? npm run inbox -- show <id>"],
	["show 9", "There is no message 9. It may have been deleted: see RETENTION_DAYS."],
	["answered", "Which ones? npm run inbox -- answered <id>"],
	["answered 1 9", "There is no message 9."],
	["retry --status forwarded", "retry takes ids, or --status dead"],
	["retry --status dead 7", "retry takes ids, or --status dead"],
	["retry 9", "There is no message 9 that could be forwarded."],
	["erase", whatToErase],
	["erase --status waiting", whatToErase],
	["erase --status waiting --email ann@example.com --confirm", whatToErase],
	["erase --status quarantined 1", whatToErase],
	["erase --until 3 1", "--until needs --status quarantined."],
	["erase --email ann@example.com --confirm 1", whatToErase],
])("rejects %s and names the accepted arguments", async (line, message) => {
	await expect(run(line)).rejects.toThrow(message);
	expect(await getIds()).toEqual([1, 2, 3, 4]);
});

it.each([
	[{ INBOX_FILE: "/nowhere/inbox.sqlite" }, /^INBOX_FILE=\/nowhere\/inbox\.sqlite: there is no such file/],
	[{ INBOX_FILE: "package.json" }, /^INBOX_FILE=package\.json: file is not a database\. Set it to/],
	[{ DATABASE_URL: "postgres://a:secret@127.0.0.1:1/b" }, /^DATABASE_URL=…: (?!.*secret).*ECONNREFUSED.*\. Set it to/],
])("names the variable and the fix if the store cannot be opened: %j", async (env, sentence) => {
	await expect(openStore(readEnv(env))).rejects.toThrow(sentence);
});
