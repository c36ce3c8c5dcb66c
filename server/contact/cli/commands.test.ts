import { beforeEach, describe, expect, it, vi } from "vitest";
import { storedMessage } from "#server/contact/messages.testUtils.ts";
import { type MessageStore, type StoredMessage, statuses } from "#server/contact/store.ts";
import { eraseMessages, listMessages, retryMessages, reviewRetention, showMessage } from "./commands.ts";
import { type CliOptions, parseOptions } from "./parseOptions.ts";

const quarantined: StoredMessage = { ...storedMessage, id: 2, status: "quarantined", suspicion: "flood" };

const store = {
	list: vi.fn<MessageStore["list"]>(),
	find: vi.fn<MessageStore["find"]>(async (id) => (id === 2 ? quarantined : undefined)),
	count: vi.fn<MessageStore["count"]>(async () => ({ waiting: 1, forwarded: 0, quarantined: 1, dead: 0 })),
	retry: vi.fn<MessageStore["retry"]>(),
	erase: vi.fn<MessageStore["erase"]>(async (id) => id === 2),
	deleteQuarantined: vi.fn<MessageStore["deleteQuarantined"]>(async () => 3),
	releaseHold: vi.fn<MessageStore["releaseHold"]>(async () => 2),
} as unknown as MessageStore & Record<keyof MessageStore, ReturnType<typeof vi.fn>>;

type Given = Partial<Parameters<typeof parseOptions>[0]>;
const defaults = { limit: "20", json: false, format: "csv" };
const options = (given: Given = {}, id?: string) => parseOptions({ ...defaults, ...given }, id);

/** Runs a command and returns what it prints. */
async function run(
	command: (store: MessageStore, options: CliOptions, days?: number) => Promise<void>,
	given?: Given,
	id?: string,
) {
	await command(store, options(given, id));
	return vi.mocked(console.log).mock.calls.join("\n");
}

beforeEach(() => {
	vi.clearAllMocks();
	store.list.mockImplementation(async ({ after = 0 }) => [storedMessage, quarantined].filter(({ id }) => id > after));
	vi.spyOn(console, "log").mockImplementation(() => {});
});

describe("parseOptions", () => {
	it("parses a command line", () => {
		const given = { status: "waiting", limit: "7", json: true, format: "json", output: "a.json" };
		const parsed = { id: 123456789012345, status: "waiting", limit: 7, json: true, format: "json", output: "a.json" };
		expect(options(given, "123456789012345")).toEqual({ ...parsed, confirm: false });
		for (const status of statuses) expect(options({ status })).toMatchObject({ status, id: undefined });
	});

	const notPositive = "give a whole number from 1 on.";
	it.each([
		[{ status: "new" }, undefined, [], "--status new: give waiting, forwarded, quarantined, dead."],
		[{ format: "xml" }, undefined, [], "--format xml: give csv or json."],
		[{ limit: "0" }, undefined, [], `--limit 0: ${notPositive}`],
		[{ limit: "1.5" }, undefined, [], `--limit 1.5: ${notPositive}`],
		[{ limit: "1x" }, undefined, [], `--limit 1x: ${notPositive}`],
		[{}, "1234567890123456", [], `The id 1234567890123456: ${notPositive}`],
		[{}, "-1", [], `The id -1: ${notPositive}`],
		[{}, "1", ["2", "3"], '"2 3" is too much: see npm run inbox -- help.'],
	])("rejects %j %s %j with the fix", (given, id, rest, message) => {
		expect(() => parseOptions({ ...defaults, ...given }, id, rest)).toThrow(new Error(message));
	});
});

it("lists the newest messages as a table with a hint about the quarantine, or as one JSON object per line", async () => {
	const table = await run(listMessages, { status: "waiting", limit: "5" });
	expect(store.list).toHaveBeenCalledExactlyOnceWith({ status: "waiting", limit: 5, newest: true });
	expect(table).toMatch(/^id +received/);
	expect(table).toContain("2 shown; in all: 1 waiting, 0 forwarded, 1 quarantined, 0 dead.");
	expect(table).toContain("Forward one with npm run inbox -- retry <id>");
	vi.mocked(console.log).mockClear();
	const lines = (await run(listMessages, { json: true })).split("\n");
	expect(lines.map((line) => JSON.parse(line).id)).toEqual([1, 2]);
});

it("shows one message in full, or as JSON", async () => {
	expect(await run(showMessage, {}, "2")).toMatch(/^Message +2, received/);
	vi.mocked(console.log).mockClear();
	expect(JSON.parse(await run(showMessage, { json: true }, "2"))).toMatchObject({ id: 2 });
});

it.each<[Given, string | undefined, number | "dead" | undefined, number, string]>([
	[{}, undefined, undefined, 0, "0 messages are"],
	[{}, "7", 7, 1, "1 message is"],
	[{ status: "dead" }, undefined, "dead", 2, "2 messages are"],
])("retries the named messages: %j %s", async (given, id, which, count, words) => {
	store.retry.mockResolvedValueOnce(count);
	expect(await run(retryMessages, given, id)).toBe(`${words} due: a server with MARKETING_URL forwards now.`);
	expect(store.retry).toHaveBeenCalledExactlyOnceWith(which);
});

it("erases one message, or all in quarantine", async () => {
	await run(eraseMessages, {}, "2");
	expect(await run(eraseMessages, { status: "quarantined" })).toBe("Message 2 erased.\n3 quarantined messages erased.");
	expect(store.deleteQuarantined).toHaveBeenCalledExactlyOnceWith(0);
});

const whatToErase = "erase takes an id, or --status quarantined";
it.each([
	[showMessage, {}, undefined, "Which one? npm run inbox -- show <id>"],
	[showMessage, {}, "9", "There is no message 9. It may have been deleted: see RETENTION_DAYS."],
	[retryMessages, { status: "forwarded" }, undefined, "retry takes an id, or --status dead"],
	[retryMessages, { status: "dead" }, "7", "retry takes an id, or --status dead"],
	[retryMessages, {}, "9", "There is no message 9 that could be forwarded."],
	[eraseMessages, {}, undefined, whatToErase],
	[eraseMessages, { status: "waiting" }, undefined, whatToErase],
	[eraseMessages, { status: "quarantined" }, "7", whatToErase],
	[eraseMessages, {}, "9", "There is no message 9."],
])("rejects a command with what it takes: %o %j %s", async (command, given, id, message) => {
	store.retry.mockResolvedValueOnce(0);
	await expect(run(command, given, id)).rejects.toThrow(message);
	expect(store.deleteQuarantined).not.toHaveBeenCalled();
});

describe("retention", () => {
	it("prints the messages that would be deleted, and deletes none", async () => {
		const printed = await run(reviewRetention, { limit: "1" });
		expect(store.list).toHaveBeenCalledWith({ heldForMs: 180 * 24 * 3_600_000, after: 0, limit: 500 });
		expect(printed).toMatch(/^A message is deleted 180 days .*\nPast that age and kept until you confirm: 2\.\n\nid/);
		expect(printed).toContain("1 shown");
		expect(printed).toContain("npm run inbox -- retention --confirm");
		expect(store.releaseHold).not.toHaveBeenCalled();
	});

	it("releases the hold with --confirm, also without such messages", async () => {
		store.list.mockResolvedValue([]);
		const printed = await run((store, options) => reviewRetention(store, options, 30), { confirm: true });
		expect(printed).toMatch(
			/^A message is deleted 30 days .*\nPast that age and kept until you confirm: 0\.\nConfirmed/,
		);
		expect(store.releaseHold).toHaveBeenCalledTimes(1);
	});
});
