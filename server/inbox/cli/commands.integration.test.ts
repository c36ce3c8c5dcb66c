import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Selection, type Store, type StoredMessage, statuses } from "#server/inbox/store.ts";
import { listMessages, retryMessages, showMessage } from "./commands.ts";
import { exportMessages } from "./exportMessages.ts";
import { readOptions } from "./options.ts";

const message: StoredMessage = {
	id: 1,
	key: "key-1",
	date: "2025-01-31T12:00:00.000Z",
	formName: "Contact form",
	name: "Zoë",
	email: "zoe@example.com",
	message: "=1+1",
	language: "ru",
	suspicion: null,
	receivedAt: new Date("2025-01-31T12:00:01.000Z"),
	status: "waiting",
	attempts: 0,
	nextAttemptAt: new Date(0),
	lastError: null,
	forwardedAt: null,
	exportedAt: null,
};
const quarantined: StoredMessage = {
	...message,
	id: 2,
	key: "key-2",
	message: "Buy",
	status: "quarantined",
	suspicion: "flood",
};

let messages: StoredMessage[];
let said: string;
let exported: readonly number[] | undefined;
let retried: number;
let retriedWhich: number | "dead" | undefined;
const asked = vi.fn<(selection: Selection) => void>();
const store = {
	async list(selection: Selection) {
		asked(selection);
		const { status, after = 0, limit } = selection;
		return messages.filter(({ id, status: its }) => id > after && (!status || status === its)).slice(0, limit);
	},
	find: async (id: number) => messages.find((candidate) => candidate.id === id),
	count: async () => ({ waiting: 1, forwarded: 0, quarantined: 1 }),
	retry: async (which?: number | "dead") => {
		retriedWhich = which;
		return retried;
	},
	markExported: async (ids: readonly number[]) => {
		exported = ids;
	},
} as unknown as Store;

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), "commands-"));
	messages = [message, quarantined];
	said = "";
	exported = undefined;
	retried = 1;
	asked.mockClear();
	vi.spyOn(console, "log").mockImplementation((line) => {
		said += `${line}\n`;
	});
});
afterEach(() => {
	rmSync(folder, { recursive: true });
});

type Given = Parameters<typeof readOptions>[0];
const options = (given: Partial<Given> = {}, id?: string) =>
	readOptions({ limit: "20", json: false, format: "csv", ...given }, id, []);

describe("what was typed", () => {
	it("is read", () => {
		expect(options({ status: "waiting", limit: "7", json: true, format: "json", output: "a.json" }, "12")).toEqual({
			id: 12,
			status: "waiting",
			limit: 7,
			json: true,
			format: "json",
			output: "a.json",
			confirm: false,
		});
		expect(options()).toMatchObject({ id: undefined, status: undefined, output: undefined });
		for (const status of statuses) expect(options({ status }).status).toBe(status);
		expect(options({}, "123456789012345").id).toBe(123456789012345);
	});

	it.each<[Partial<Given>, string | undefined, string]>([
		[{ status: "new" }, undefined, "--status new: give waiting, forwarded, quarantined, dead."],
		[{ status: "" }, undefined, "--status : give waiting, forwarded, quarantined, dead."],
		[{ format: "xml" }, undefined, "--format xml: give csv or json."],
		[{ limit: "0" }, undefined, "--limit 0: give a whole number from 1 on."],
		[{ limit: "1.5" }, undefined, "--limit 1.5: give a whole number from 1 on."],
		[{ limit: "1x" }, undefined, "--limit 1x: give a whole number from 1 on."],
		[{ limit: "x1" }, undefined, "--limit x1: give a whole number from 1 on."],
		[{}, "1234567890123456", "The id 1234567890123456: give a whole number from 1 on."],
		[{}, "-1", "The id -1: give a whole number from 1 on."],
	])("is refused with the remedy: %j %s", (given, id, sentence) => {
		expect(() => options(given, id)).toThrow(new Error(sentence));
	});

	it("is refused when it is too much", () => {
		expect(() => readOptions({ limit: "20", json: false, format: "csv" }, "1", ["2", "3"])).toThrow(
			new Error('"2 3" is too much: see npm run inbox -- help.'),
		);
	});
});

describe("list", () => {
	it("shows the newest as a table as wide as the terminal", async () => {
		await listMessages(store, options({ status: "waiting", limit: "5" }));
		expect(asked).toHaveBeenCalledExactlyOnceWith({ status: "waiting", limit: 5, newest: true });
		expect(said).toMatch(/^id +received/);
		expect(said).toContain("1 shown; in all: 1 waiting, 0 forwarded, 1 quarantined.");
		expect(said).toContain("Forward one with npm run inbox -- retry <id>");
	});

	it("writes one JSON object per line for programs", async () => {
		await listMessages(store, options({ json: true }));
		expect(
			said
				.trimEnd()
				.split("\n")
				.map((line) => JSON.parse(line).key),
		).toEqual(["key-1", "key-2"]);
		expect(said).not.toContain("shown");
	});
});

describe("show", () => {
	it("shows one message in full, or as JSON", async () => {
		await showMessage(store, options({}, "2"));
		expect(said).toMatch(/^Message +2, received/);
		said = "";
		await showMessage(store, options({ json: true }, "2"));
		expect(JSON.parse(said)).toMatchObject({ id: 2, message: "Buy" });
	});

	it("asks which one, and says when there is none", async () => {
		await expect(showMessage(store, options())).rejects.toThrow("Which one? npm run inbox -- show <id>");
		await expect(showMessage(store, options({}, "9"))).rejects.toThrow(
			"There is no message 9. It may have been deleted: see RETENTION_DAYS.",
		);
	});
});

describe("retry", () => {
	it.each([
		[0, "0 messages are"],
		[1, "1 message is"],
		[2, "2 messages are"],
	])("says how many are due: %d", async (count, words) => {
		retried = count;
		await retryMessages(store, options());
		expect(said).toBe(`${words} due: a server with MARKETING_URL forwards now.\n`);
	});

	it.each([
		[{}, undefined, undefined],
		[{}, "7", 7],
		[{ status: "dead" }, undefined, "dead"],
	])("is for what was named: %j %s", async (given, id, which) => {
		await retryMessages(store, options(given, id));
		expect(retriedWhich).toBe(which);
	});

	it.each([
		[{ status: "forwarded" }, undefined],
		[{ status: "dead" }, "7"],
	])("refuses what it cannot do: %j %s", async (given, id) => {
		await expect(retryMessages(store, options(given, id))).rejects.toThrow("retry takes an id, or --status dead");
	});

	it("says when a message cannot be forwarded", async () => {
		await retryMessages(store, options({}, "2"));
		expect(said).toMatch(/^1 message is due/);
		retried = 0;
		await expect(retryMessages(store, options({}, "9"))).rejects.toThrow(
			"There is no message 9 that could be forwarded.",
		);
	});
});

describe("export", () => {
	const file = () => path.join(folder, "messages");
	const toFile = async (given: Partial<Given>) => {
		await exportMessages(store, options({ output: file(), ...given }));
		return readFileSync(file(), "utf8");
	};
	const head = "id,receivedAt,status,name,email,message,date,language,suspicion,forwardedAt,key\r\n";

	it("writes a table that spreadsheets open as text, for its owner's eyes only", async () => {
		expect(await toFile({})).toBe(
			`\uFEFF${head}1,2025-01-31T12:00:01.000Z,waiting,Zoë,zoe@example.com,'=1+1,2025-01-31T12:00:00.000Z,ru,,,key-1\r\n` +
				"2,2025-01-31T12:00:01.000Z,quarantined,Zoë,zoe@example.com,Buy,2025-01-31T12:00:00.000Z,ru,flood,,key-2\r\n",
		);
		expect(statSync(file()).mode & 0o777).toBe(0o600);
		expect(exported).toEqual([1, 2]);
		expect(said).toBe(`2 messages written to ${file()}\n`);
	});

	it("writes JSON, of one status alone where that is asked for", async () => {
		expect(JSON.parse(await toFile({ format: "json" }))).toMatchObject([{ id: 1 }, { id: 2, suspicion: "flood" }]);
		expect(JSON.parse(await toFile({ format: "json", status: "quarantined" }))).toMatchObject([{ id: 2 }]);
		expect(exported).toEqual([2]);
		expect(asked).toHaveBeenLastCalledWith({ status: "quarantined", after: 2, limit: 500 });
		messages = [];
		expect(await toFile({ format: "json" })).toBe("[\n]\n");
	});

	it("hands standard output the same without the mark of a file", async () => {
		let printed = "";
		vi.spyOn(process.stdout, "write").mockImplementation(((text: string, done: () => void) => {
			printed += text;
			done();
			return true;
		}) as typeof process.stdout.write);
		await exportMessages(store, options());
		vi.mocked(process.stdout.write).mockRestore();
		expect(printed).toMatch(/^id,receivedAt,.*\r\n1,.*\r\n2,.*\r\n$/);
		expect(said).toBe("");
		expect(exported).toEqual([1, 2]);
	});

	it.each([
		["csv", true, "red·[31m·"],
		["csv", false, "red\u001b[31m\u202e"],
		["json", true, "red\\u001b[31m\\u202e"],
		["json", false, "red\\u001b[31m\\u202e"],
	] as const)("shows a terminal nothing that it would obey: %s, terminal %s", async (format, isTTY, words) => {
		let printed = "";
		messages = [{ ...message, message: "red\u001b[31m\u202e" }];
		vi.spyOn(process.stdout, "write").mockImplementation(((text: string, done: () => void) => {
			printed += text;
			done();
			return true;
		}) as typeof process.stdout.write);
		const before = process.stdout.isTTY;
		process.stdout.isTTY = isTTY;
		await exportMessages(store, options({ format }));
		process.stdout.isTTY = before;
		vi.mocked(process.stdout.write).mockRestore();
		expect(printed).toContain(words);
	});

	it("is for its owner alone, whoever could read the file before", async () => {
		writeFileSync(file(), "", { mode: 0o644 });
		await toFile({});
		expect(statSync(file()).mode & 0o777).toBe(0o600);
	});

	it("marks nothing that could not be written", async () => {
		vi.spyOn(process.stdout, "write").mockImplementation(((_text: string, done: (error: Error) => void) => {
			done(new Error("EPIPE"));
			return true;
		}) as typeof process.stdout.write);
		const failed = await exportMessages(store, options()).catch((error: Error) => error.message);
		vi.mocked(process.stdout.write).mockRestore();
		expect(failed).toBe("EPIPE");
		expect(exported).toBeUndefined();
	});

	it("takes many messages from the store, 500 at a time", async () => {
		messages = Array.from({ length: 1_001 }, (_, index) => ({ ...message, id: index + 1 }));
		const rows = (await toFile({})).split("\r\n");
		expect(rows).toHaveLength(1_003);
		expect(asked.mock.calls.map(([{ after, limit }]) => [after, limit])).toEqual([
			[0, 500],
			[500, 500],
			[1_000, 500],
			[1_001, 500],
		]);
		expect(exported).toHaveLength(1_001);
	});
});
