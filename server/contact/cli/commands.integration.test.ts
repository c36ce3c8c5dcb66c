import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { NewMessage } from "#server/contact/message.ts";
import { exampleMessage } from "#server/contact/messages.testUtils.ts";
import type { MessageStore } from "#server/contact/store.ts";
import { storeKinds } from "#server/contact/stores.testUtils.ts";
import {
	eraseMessages,
	listMessages,
	markMessagesAnswered,
	retryMessages,
	reviewQuarantine,
	reviewRetention,
	showMessages,
} from "./commands.ts";
import { type CliOptions, type GivenOptions, parseOptions } from "./parseOptions.ts";

const messages: Partial<NewMessage>[] = [
	{ name: "Зоя Ёлкина", email: "zoe@почта.рф", message: "Где мой заказ?" },
	{ name: "Ann", email: "Ann@example.com", message: "A boat\nand a \u202eshore", language: "en" },
	{ name: "Bot", email: "bot@example.com", message: "Buy", suspicion: "flood" },
	{ name: "Ben", email: "ben@example.com", message: "Sell", suspicion: "honeypot", page: null },
];

const [sqlite] = storeKinds;
let store: MessageStore;
beforeEach(async () => {
	vi.spyOn(console, "log").mockImplementation(() => {});
	await sqlite.setUp();
	store = (await sqlite.open())();
	for (const [index, message] of messages.entries()) {
		await store.add({ ...exampleMessage, key: `key-${index + 1}`, ...message });
	}
});
afterEach(async () => {
	await store.close();
	await sqlite.tearDown();
});

type RunCommand = (store: MessageStore, options: CliOptions) => Promise<void>;

/** Runs a command and returns what it prints. */
async function run(command: RunCommand, given: GivenOptions = {}, ids: string[] = []): Promise<string> {
	vi.mocked(console.log).mockClear();
	await command(store, parseOptions(given, ids));
	return vi.mocked(console.log).mock.calls.join("\n");
}
const getIds = async () => (await store.list()).map(({ id }) => id);

describe("list", () => {
	it("prints the newest messages as a table with a hint about the quarantine, or as one JSON object per line", async () => {
		const table = await run(listMessages, { limit: "3" });
		expect(table).toMatch(/^id +received.*\n─.*\n2 .*\n3 .*quarantined: flood.*\n4 /);
		expect(table).toContain("3 shown; in all: 2 waiting, 0 forwarded, 2 quarantined, 0 dead.");
		expect(table).toContain("npm run inbox -- quarantine");
		const lines = (await run(listMessages, { json: true })).split("\n");
		expect(lines.map((line) => JSON.parse(line).id)).toEqual([1, 2, 3, 4]);
	});

	it.each<[GivenOptions, number[]]>([
		[{ search: "заказ" }, [1]],
		[{ search: "ёлк" }, [1]],
		[{ search: "BOAT" }, [2]],
		[{ search: "example.com" }, [2, 3, 4]],
		[{ search: "example.com", status: "quarantined", limit: "1" }, [4]],
		[{ email: "ann@EXAMPLE.com" }, [2]],
		[{ email: "zoe@xn--80a1acny.xn--p1ai" }, [1]],
		[{ email: "nn@example.com" }, []],
		[{ open: true }, [1, 3, 4]],
	])("finds messages by text, sender and answer: %j", async (given, ids) => {
		await store.markAnswered([2], true);
		const printedText = await run(listMessages, { ...given, json: true });
		expect(printedText.split("\n").flatMap((line) => (line ? [JSON.parse(line).id] : []))).toEqual(ids);
	});
});

it("shows messages in full, or as JSON", async () => {
	expect(await run(showMessages, {}, ["2"])).toMatch(/^Message +2, received.*Page +\/ru\/about-us \(en\)\n.*·shore$/s);
	expect(JSON.parse(await run(showMessages, { json: true }, ["4"]))).toMatchObject({ id: 4, page: null });
});

it("marks messages as answered, which lists and messages show, and takes the mark back", async () => {
	expect(await run(markMessagesAnswered, {}, ["1", "2"])).toBe("Marked as answered: 1, 2.");
	expect(await run(listMessages)).toMatch(/\n1 .* waiting, answered /);
	expect(await run(showMessages, {}, ["1"])).toMatch(/\nAnswered +\d{4}-/);
	expect(await run(markMessagesAnswered, { undo: true }, ["1"])).toBe("Marked as not answered: 1.");
	expect(await run(showMessages, {}, ["1"])).toMatch(/\nAnswered +no\n/);
});

it("reviews the quarantine: prints it in full, releases messages, and erases only those that were shown", async () => {
	expect(await run(reviewQuarantine, { limit: "1" })).toMatch(
		/^Message +3.*\n\nBuy\n\n1 of 2 quarantined\..*--until 3$/s,
	);
	expect(await run(retryMessages, {}, ["4"])).toMatch(/^1 message is due/);
	await store.add({ ...exampleMessage, key: "late", suspicion: "flood" });
	const given = { status: "quarantined", until: "4" };
	expect(await run(eraseMessages, given)).toBe("1 quarantined messages erased.");
	expect(await getIds()).toEqual([1, 2, 4, 5]);
	expect(await run(eraseMessages, { status: "quarantined" })).toBe("1 quarantined messages erased.");
	expect(await run(reviewQuarantine)).toBe("0 of 0 quarantined.");
});

it("retries all waiting messages, or dead ones", async () => {
	expect(await run(retryMessages)).toBe("2 messages are due: a server with MARKETING_URL forwards now.");
	expect(await run(retryMessages, { status: "dead" })).toMatch(/^0 messages are due/);
});

it("erases named messages, or none if one does not exist", async () => {
	await expect(run(eraseMessages, {}, ["2", "9"])).rejects.toThrow("There is no message 9.");
	expect(await run(eraseMessages, {}, ["2", "3"])).toBe("Erased: 2, 3.");
	expect(await getIds()).toEqual([1, 4]);
});

it("erases all messages of a sender only with --confirm, and names those that were copied elsewhere", async () => {
	await store.add({ ...exampleMessage, key: "again", email: "ann@example.com" });
	await store.markExported([2]);
	const asked = await run(eraseMessages, { email: "ann@example.com" });
	expect(asked).toMatch(/\n2 .*\n5 .*Forwarded or exported: 2\. Erase the copies, too\.\nErase these .* --confirm\.$/s);
	expect(await getIds()).toHaveLength(5);
	expect(await run(eraseMessages, { email: "ann@example.com", confirm: true })).toMatch(/Erased: 2, 5\. Backups/);
	expect(await getIds()).toEqual([1, 3, 4]);
	expect(await run(eraseMessages, { email: "ann@example.com" })).toMatch(/^No messages here\./);
});

const whatToErase = "erase takes ids, --email <address>, or --status quarantined";
it.each<[RunCommand, GivenOptions, string[], string]>([
	[showMessages, {}, [], "Which one? npm run inbox -- show <id>"],
	[showMessages, {}, ["9"], "There is no message 9. It may have been deleted: see RETENTION_DAYS."],
	[markMessagesAnswered, {}, [], "Which ones? npm run inbox -- answered <id>"],
	[markMessagesAnswered, {}, ["1", "9"], "There is no message 9."],
	[retryMessages, { status: "forwarded" }, [], "retry takes ids, or --status dead"],
	[retryMessages, { status: "dead" }, ["7"], "retry takes ids, or --status dead"],
	[retryMessages, {}, ["9"], "There is no message 9 that could be forwarded."],
	[eraseMessages, {}, [], whatToErase],
	[eraseMessages, { status: "waiting" }, [], whatToErase],
	[eraseMessages, { status: "waiting", email: "ann@example.com", confirm: true }, [], whatToErase],
	[eraseMessages, { status: "quarantined" }, ["1"], whatToErase],
	[eraseMessages, { until: "3" }, ["1"], "--until needs --status quarantined."],
	[eraseMessages, { email: "ann@example.com", confirm: true }, ["1"], whatToErase],
])("rejects a command with what it takes: %o %j %j", async (command, given, ids, message) => {
	await expect(run(command, given, ids)).rejects.toThrow(message);
	expect(await getIds()).toEqual([1, 2, 3, 4]);
});

describe("retention", () => {
	const held = { heldForMs: 180 * 24 * 3_600_000, limit: 500 };

	it("prints the messages that would be deleted, and deletes none", async () => {
		const onHold = await store.list();
		const list = vi.spyOn(store, "list").mockResolvedValueOnce(onHold);
		const release = vi.spyOn(store, "releaseHold");
		const printedText = await run(reviewRetention, { limit: "1" });
		expect(list).toHaveBeenCalledWith(held);
		expect(printedText).toMatch(/^A message is deleted 180 days .*\nPast that age and .* confirm: 4\.\n\nid/);
		expect(printedText).toContain("1 shown");
		expect(printedText).toContain("npm run inbox -- retention --confirm");
		expect(release).not.toHaveBeenCalled();
	});

	it("releases the hold with --confirm, also without such messages", async () => {
		const release = vi.spyOn(store, "releaseHold");
		const printedText = await run((store, options) => reviewRetention(store, options, 30), { confirm: true });
		expect(printedText).toMatch(
			/^A message is deleted 30 days .*\nPast that age and kept until you confirm: 0\.\n\nConfirmed/,
		);
		expect(release).toHaveBeenCalledTimes(1);
	});
});
