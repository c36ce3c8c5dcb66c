import { statSync } from "node:fs";
import { beforeEach, expect, it, vi } from "vitest";
import { temporaryFolder } from "#content/readers/temporaryFolder.testUtils.ts";
import { storedMessage } from "#server/contact/messages.testUtils.ts";
import type { MessageStore, StoredMessage } from "#server/contact/store.ts";
import { exportMessages } from "./exportMessages.ts";
import { type GivenOptions, parseOptions } from "./parseOptions.ts";

const formulaMessage: StoredMessage = { ...storedMessage, message: "=1+1" };
const quarantinedMessage: StoredMessage = {
	...storedMessage,
	id: 2,
	message: "Buy",
	status: "quarantined",
	suspicion: "flood",
};

let messages: StoredMessage[];
const list = vi.fn<MessageStore["list"]>(async ({ status, after = 0, limit } = {}) =>
	messages.filter((message) => message.id > after && (!status || status === message.status)).slice(0, limit),
);
const markExported = vi.fn<MessageStore["markExported"]>();
const store = { list, markExported } as unknown as MessageStore;

const { at, putFile, readFile } = temporaryFolder();
beforeEach(() => {
	vi.spyOn(console, "log").mockImplementation(() => {});
	messages = [formulaMessage, quarantinedMessage];
});

const run = (given: GivenOptions = {}) => exportMessages(store, parseOptions(given));
async function exportToFile(given: GivenOptions = {}): Promise<string> {
	await run({ output: at("messages"), ...given });
	return readFile("messages");
}

/** Exports to standard output, which fails with `error` if given. */
async function exportToOutput(given: GivenOptions, isTTY: boolean, error?: Error): Promise<string> {
	let printedText = "";
	const write = (text: string, done: (error?: Error) => void) => {
		printedText += text;
		done(error);
	};
	vi.spyOn(process, "stdout", "get").mockReturnValue({ isTTY, write } as unknown as typeof process.stdout);
	await run(given);
	return printedText;
}

it("writes CSV that spreadsheets open as text, and marks the messages as exported", async () => {
	expect(await exportToFile()).toBe(
		"\uFEFFid,receivedAt,status,name,email,message,date,language,suspicion,forwardedAt,key,page,answeredAt\r\n" +
			"1,2025-01-31T12:00:01.000Z,waiting,Ann,ann@example.com,'=1+1,2025-01-31T12:00:00.000Z,en,,,key-1,/about-us,\r\n" +
			"2,2025-01-31T12:00:01.000Z,quarantined,Ann,ann@example.com,Buy,2025-01-31T12:00:00.000Z,en,flood,,key-1,/about-us,\r\n",
	);
	expect(markExported).toHaveBeenCalledExactlyOnceWith([1, 2]);
	expect(console.log).toHaveBeenCalledExactlyOnceWith(`2 messages written to ${at("messages")}`);
});

it("writes JSON, also of one status only", async () => {
	expect(JSON.parse(await exportToFile({ format: "json" }))).toMatchObject([{ id: 1 }, { id: 2, suspicion: "flood" }]);
	expect(JSON.parse(await exportToFile({ format: "json", status: "quarantined" }))).toMatchObject([{ id: 2 }]);
	expect(markExported).toHaveBeenLastCalledWith([2]);
	messages = [];
	expect(await exportToFile({ format: "json" })).toBe("[\n]\n");
});

it("writes messages that were never exported with --new, and overwrites no file", async () => {
	messages = [{ ...formulaMessage, exportedAt: new Date(0) }, quarantinedMessage];
	expect(JSON.parse(await exportToFile({ new: true, format: "json" }))).toMatchObject([{ id: 2 }]);
	expect(markExported).toHaveBeenCalledExactlyOnceWith([2]);
	await expect(exportToFile({ new: true })).rejects.toThrow(/^--output .*: EEXIST.* Give the name of a new file/);
	expect(JSON.parse(readFile("messages"))).toHaveLength(1);
});

it.each([{ email: "ANN@example.com" }, { search: "buy" }])("marks no copy of %j as exported", async (given) => {
	expect(await exportToFile(given)).toContain("Buy");
	expect(markExported).not.toHaveBeenCalled();
});

it("restricts an existing file to its owner", async () => {
	putFile("messages", "", 0o644);
	await exportToFile();
	expect(statSync(at("messages")).mode & 0o777).toBe(0o600);
});

it.each([
	["csv", true, "red·[31m·"],
	["csv", false, "red\u001b[31m\u202e"],
	["json", true, "red\\u001b[31m\\u202e"],
	["json", false, "red\\u001b[31m\\u202e"],
] as const)(
	"prints %s without a byte order mark, and nothing invisible to a terminal: %s",
	async (format, isTTY, text) => {
		messages = [{ ...storedMessage, message: "red\u001b[31m\u202e" }];
		const printedText = await exportToOutput({ format }, isTTY);
		expect(printedText).toContain(text);
		expect(printedText).toMatch(/^(id,|\[)/);
		expect(console.log).not.toHaveBeenCalled();
		expect(markExported).toHaveBeenCalledTimes(1);
	},
);

it("marks nothing as exported if it could not be written", async () => {
	await expect(exportToOutput({}, false, new Error("EPIPE"))).rejects.toThrow("EPIPE");
	expect(markExported).not.toHaveBeenCalled();
});

it("reads messages in pages of 500", async () => {
	messages = Array.from({ length: 1_001 }, (_, index) => ({ ...storedMessage, id: index + 1 }));
	expect((await exportToFile()).split("\r\n")).toHaveLength(1_003);
	expect(list.mock.calls.map(([selection]) => [selection?.after, selection?.limit])).toEqual([
		[undefined, 500],
		[500, 500],
		[1_000, 500],
	]);
	expect(markExported.mock.calls[0]?.[0]).toHaveLength(1_001);
});
