import { chmodSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { NewMessage } from "#server/inbox/message.ts";
import { MessageTable } from "./messageTable.ts";
import { migrations } from "./migrations.ts";

/** The store's contract (store.test.ts) sees the table through its thread; here its every word counts. */
const written: NewMessage = {
	key: "key-1",
	date: "2025-01-31T12:00:00.000Z",
	formName: "Contact form",
	name: "Zoë 'O\" Ñ",
	email: "zoe@example.com",
	message: "Two\nlines",
	language: "ru",
	suspicion: null,
};
const suspicious: NewMessage = { ...written, key: "odd", suspicion: "honeypot" };
const numbered = (count: number) =>
	Array.from({ length: count }, (_, index): NewMessage => ({ ...written, key: `key-${index + 1}` }));
const minute = 60_000;
const noon = Date.parse("2025-02-01T12:00:00.000Z");

let folder: string;
let file: string;
let table: MessageTable;

beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), "table-"));
	file = path.join(folder, "deep/er/inbox.sqlite");
	table = new MessageTable(file);
	vi.useFakeTimers({ toFake: ["Date"], now: noon });
});
afterEach(() => {
	vi.useRealTimers();
	table.close();
	rmSync(folder, { recursive: true });
});

const keys = (...given: Parameters<MessageTable["list"]>) => table.list(...given).map(({ key }) => key);
const claim = (owner: string, count: number) => {
	const given = { lease: minute, newest: false, longest: 60 * minute };
	const fresh = table.claim(owner, { ...given, count, lane: "fresh" });
	return [...fresh, ...table.claim(owner, { ...given, count: count - fresh.length, lane: "tried" })];
};
const claimed = (owner: string, count = 10) => claim(owner, count).map(({ key }) => key);

it("is in a folder of its owner's alone, which it makes, and is found there again", () => {
	table.addAll([written]);
	expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
	for (const name of ["", "-wal", "-shm"]) expect(statSync(file + name).mode & 0o777, name).toBe(0o600);
	const again = new MessageTable(file);
	expect(again.list()).toHaveLength(1);
	again.close();
});

it("loses nothing when the power does, and deletes for good", () => {
	const database = new DatabaseSync(file);
	expect(database.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
	database.close();
});

it("leaves the messages on a damaged page, counts them, and hands out all others", () => {
	table.addAll(numbered(60).map((message) => ({ ...message, message: `${message.key} `.padEnd(1_000, "x") })));
	table.close();
	const bytes = readFileSync(file);
	const pageSize = bytes.readUInt16BE(16);
	const page = Math.floor(bytes.indexOf("key-30 ") / pageSize) * pageSize;
	const lost = numbered(60)
		.map(({ key }) => key)
		.filter((key) => bytes.subarray(page, page + pageSize).includes(`${key} `));
	writeFileSync(file, bytes.fill(0xff, page, page + pageSize));
	table = new MessageTable(file);
	expect(lost).toContain("key-30");

	const taken = [claimed("a", 50), claimed("a", 50)].flat();
	expect(taken.toSorted()).toEqual(
		numbered(60)
			.map(({ key }) => key)
			.filter((key) => !lost.includes(key))
			.toSorted(),
	);
	expect(table.count()).toMatchObject({ waiting: 60, unreadable: lost.length });
	for (const message of table.claim("b", { count: 1, lease: 1, newest: true, longest: 1, lane: "fresh" })) {
		expect(lost).not.toContain(message.key);
	}
});

describe("a message", () => {
	it("is given back as it was written, with the time of its arrival", () => {
		expect(table.addAll([written])).toEqual(["stored"]);
		const stored = {
			...written,
			id: 1,
			receivedAt: new Date(noon),
			status: "waiting",
			attempts: 0,
			nextAttemptAt: new Date(noon),
			lastError: null,
			forwardedAt: null,
			exportedAt: null,
		};
		expect(table.list()).toEqual([stored]);
		expect(table.find(1)).toEqual(stored);
		expect(table.find(2)).toBeUndefined();
	});

	it("is there once per key; another one under its key is not taken", () => {
		table.addAll([written]);
		expect(table.addAll([{ ...written, date: "2025-02-02T00:00:00.000Z" }])).toEqual(["known"]);
		expect(table.addAll([{ ...written, message: "Other" }])).toEqual(["conflict"]);
		expect(table.list()).toHaveLength(1);
	});

	it("is taken with all of its batch or not at all", () => {
		const broken = { ...written, key: "key-2", name: undefined } as unknown as NewMessage;
		expect(() => table.addAll([written, broken])).toThrow(/bound|NOT NULL/);
		expect(table.list()).toEqual([]);
		expect(table.addAll([written])).toEqual(["stored"]);
	});

	it("that is suspicious waits in quarantine", () => {
		table.addAll([suspicious, written]);
		expect(table.count()).toEqual({ waiting: 1, forwarded: 0, quarantined: 1, dead: 0 });
		expect(claimed("a")).toEqual(["key-1"]);
		expect(table.find(1)).toMatchObject({ status: "quarantined", suspicion: "honeypot" });
	});
});

describe("claims", () => {
	it("go to one owner at a time, the first due first, until the lease ends", () => {
		table.addAll(numbered(3));
		expect(claimed("a", 2)).toEqual(["key-1", "key-2"]);
		expect(claimed("b")).toEqual(["key-3"]);
		vi.setSystemTime(noon + minute - 1);
		expect(claimed("c")).toEqual([]);
		vi.setSystemTime(noon + minute);
		expect(claimed("c")).toEqual(["key-1", "key-2", "key-3"]);
	});

	it("are handed back by their owner alone", () => {
		table.addAll(numbered(2));
		claimed("a", 1);
		claimed("b", 1);
		table.release("a");
		expect(claimed("c")).toEqual(["key-1"]);
	});

	it("end with the message forwarded, by its owner alone", () => {
		table.addAll([written]);
		claimed("a");
		table.markForwarded("b", 1);
		expect(table.count()).toMatchObject({ waiting: 1 });
		vi.setSystemTime(noon + 5);
		table.markForwarded("a", 1);
		expect(table.find(1)).toMatchObject({ status: "forwarded", attempts: 1, forwardedAt: new Date(noon + 5) });
		vi.setSystemTime(noon + 2 * minute);
		table.release("a");
		expect(claimed("c")).toEqual([]);
	});

	it("end with the message due again after a delay, by its owner alone", () => {
		table.addAll([written]);
		claimed("a");
		table.postpone("b", 1, 0, "answered 500");
		expect(table.find(1)?.attempts).toBe(0);
		table.postpone("a", 1, 7_000, "answered 500");
		expect(table.find(1)).toMatchObject({
			attempts: 1,
			lastError: "answered 500",
			nextAttemptAt: new Date(noon + 7_000),
		});
		vi.setSystemTime(noon + 6_999);
		expect(claimed("a")).toEqual([]);
		vi.setSystemTime(noon + 7_000);
		expect(claimed("a")).toEqual(["key-1"]);
	});

	it("take what was never tried first", () => {
		table.addAll(numbered(2));
		claimed("a", 1);
		table.postpone("a", 1, 5, "answered 500");
		vi.setSystemTime(noon + 10);
		expect(claimed("a", 1)).toEqual(["key-2"]);
	});
});

describe("a list", () => {
	it("has the oldest or the newest of a status or of all, in the order of arrival", () => {
		table.addAll([...numbered(3), suspicious]);
		expect(keys()).toEqual(["key-1", "key-2", "key-3", "odd"]);
		expect(keys({ limit: 2 })).toEqual(["key-1", "key-2"]);
		expect(keys({ limit: 2, newest: true })).toEqual(["key-3", "odd"]);
		expect(keys({ after: 1, limit: 1 })).toEqual(["key-2"]);
		expect(keys({ status: "quarantined" })).toEqual(["odd"]);
		expect(keys({ status: "waiting", newest: true })).toEqual(["key-1", "key-2", "key-3"]);
	});
});

describe("trying again at once", () => {
	it("is for every waiting message, and for a quarantined one by its number", () => {
		table.addAll([...numbered(2), suspicious]);
		claimed("a");
		for (const id of [1, 2]) table.postpone("a", id, minute, "answered 500");
		expect(table.retry()).toBe(2);
		expect(claimed("a")).toEqual(["key-1", "key-2"]);
		expect(table.retry(3)).toBe(1);
		expect(claimed("a")).toEqual(["odd"]);
		table.markForwarded("a", 3);
		expect(table.retry(3)).toBe(0);
		expect(table.retry(9)).toBe(0);
	});
});

describe("deleting", () => {
	it("is for what arrived longer ago than the age and was forwarded or exported", () => {
		table.addAll([...numbered(3), suspicious]);
		claimed("a", 1);
		table.markForwarded("a", 1);
		table.markExported([2, 4]);
		expect(table.list().map(({ exportedAt }) => exportedAt)).toEqual([null, new Date(noon), null, new Date(noon)]);
		vi.setSystemTime(noon + minute);
		expect(table.deleteHandled(minute)).toBe(0);
		vi.setSystemTime(noon + minute + 1);
		expect(table.deleteHandled(minute)).toBe(3);
		expect(keys()).toEqual(["key-3"]);
	});
});

describe("a file", () => {
	it("that anybody could read is its owner's alone once it is opened", () => {
		for (const name of ["", "-wal", "-shm"]) chmodSync(file + name, 0o644);
		new MessageTable(file).close();
		for (const name of ["", "-wal", "-shm"]) expect(statSync(file + name).mode & 0o777, name).toBe(0o600);
	});

	it.each([
		["removed", () => rmSync(file)],
		["replaced", () => renameSync(file, `${file}.old`)],
	])("that was %s while it was open takes nothing more: it would be gone after a restart", (word, change) => {
		table.addAll([written]);
		change();
		if (word === "replaced") writeFileSync(file, "");
		expect(() => table.addAll(numbered(2))).toThrow(`the file was ${word} while the server ran`);
		expect(() => table.check()).toThrow(word);
	});

	it("of a server before there were versions is brought up to date, with what lies in it", () => {
		const old = path.join(folder, "old.sqlite");
		const database = new DatabaseSync(old);
		database.exec(migrations[0] ?? "");
		database.exec(`INSERT INTO messages (key, digest, receivedAt, date, formName, name, email, message, language, status,
			nextAttemptAt) VALUES ('k', 'd', 1, '2025-01-31', 'f', 'Ann', 'a@b.c', 'Hi', 'en', 'waiting', 0)`);
		database.close();
		const opened = new MessageTable(old);
		expect(opened.list()).toMatchObject([{ key: "k", status: "waiting" }]);
		opened.close();
		const again = new DatabaseSync(old);
		expect(again.prepare("PRAGMA user_version").get()).toEqual({ user_version: migrations.length });
		again.close();
	});

	it.each([
		["a newer server's", "PRAGMA user_version = 99", "its schema 99 is a newer server's"],
		["another program's", "CREATE TABLE songs (title TEXT)", "it holds another program's data"],
		["another program's with such a table", "CREATE TABLE messages (id INTEGER)", "it holds another program's data"],
	])("that is %s is refused and left as it was", (_, content, words) => {
		const foreign = path.join(folder, "foreign.sqlite");
		const database = new DatabaseSync(foreign);
		database.exec(content);
		database.close();
		const before = readFileSync(foreign);
		expect(() => new MessageTable(foreign)).toThrow(words);
		expect(readFileSync(foreign).equals(before)).toBe(true);
	});

	it("keeps nothing of what was deleted, not in its log either", () => {
		table.addAll([{ ...written, message: "SECRET-TEXT" }]);
		expect(readFileSync(`${file}-wal`).includes("SECRET-TEXT")).toBe(true);
		table.markExported([1]);
		table.deleteHandled(-minute);
		for (const name of ["", "-wal"]) expect(readFileSync(file + name).includes("SECRET-TEXT"), name).toBe(false);
	});
});

it("can be written to, again and again", () => {
	table.check();
	vi.setSystemTime(noon + 1);
	table.check();
	const database = new DatabaseSync(file);
	expect(database.prepare("SELECT at FROM probe").all()).toEqual([{ at: noon + 1 }]);
	database.close();
});
