import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Selection, Store, StoredMessage } from "#server/inbox/store.ts";
import { eraseMessages, reviewRetention } from "./deleteMessages.ts";
import { readOptions } from "./options.ts";

const message: StoredMessage = {
	id: 1,
	key: "key-1",
	date: "2025-01-31T12:00:00.000Z",
	formName: "Contact form",
	name: "Zoë",
	email: "zoe@example.com",
	message: "Hello",
	language: "en",
	suspicion: null,
	receivedAt: new Date("2025-01-31T12:00:01.000Z"),
	status: "forwarded",
	attempts: 1,
	nextAttemptAt: new Date(0),
	lastError: null,
	forwardedAt: new Date("2025-01-31T12:00:02.000Z"),
	exportedAt: null,
};

let messages: StoredMessage[];
let said: string;
const asked = vi.fn<(selection: Selection) => void>();
const releaseHold = vi.fn(async () => 2);
const erase = vi.fn(async (id: number) => id === 2);
const deleteQuarantined = vi.fn(async (_age: number) => 3);
const store = {
	async list(selection: Selection) {
		asked(selection);
		return messages.filter(({ id }) => id > (selection.after ?? 0));
	},
	count: async () => ({ waiting: 0, forwarded: 2, quarantined: 0, dead: 0 }),
	releaseHold,
	erase,
	deleteQuarantined,
} as unknown as Store;

beforeEach(() => {
	vi.clearAllMocks();
	messages = [message, { ...message, id: 2 }];
	said = "";
	vi.spyOn(console, "log").mockImplementation((line) => {
		said += `${line}\n`;
	});
});

type Given = Parameters<typeof readOptions>[0];
const options = (given: Partial<Given> = {}, id?: string) =>
	readOptions({ limit: "20", json: false, format: "csv", ...given }, id, []);

describe("erase", () => {
	it("deletes one message, or everything in quarantine", async () => {
		await eraseMessages(store, options({}, "2"));
		await eraseMessages(store, options({ status: "quarantined" }));
		expect(said).toBe("Message 2 erased.\n3 quarantined messages erased.\n");
		expect(deleteQuarantined).toHaveBeenCalledExactlyOnceWith(0);
		await expect(eraseMessages(store, options({}, "9"))).rejects.toThrow("There is no message 9.");
	});

	it.each([
		[{}, undefined],
		[{ status: "waiting" }, undefined],
		[{ status: "quarantined" }, "7"],
	])("refuses to guess what to delete: %j %s", async (given, id) => {
		await expect(eraseMessages(store, options(given, id))).rejects.toThrow(
			"erase takes an id, or --status quarantined",
		);
		expect([erase, deleteQuarantined].flatMap(({ mock }) => mock.calls)).toEqual([]);
	});
});

describe("retention", () => {
	it("shows the messages that would be deleted, and deletes none", async () => {
		await reviewRetention(store, options({ limit: "1" }));
		expect(asked).toHaveBeenCalledWith({ heldFor: 180 * 24 * 3_600_000, after: 0, limit: 500 });
		expect(said).toMatch(
			/^A message is deleted 180 days after .*\nPast that age and kept until you confirm: 2\.\n\nid/,
		);
		expect(said).toContain("1 shown");
		expect(said).toContain("npm run inbox -- retention --confirm");
		expect(releaseHold).not.toHaveBeenCalled();
	});

	it("lets the server delete them once it is confirmed, after the days that are set", async () => {
		await reviewRetention(store, options({ confirm: true }), 30);
		expect(said).toMatch(/^A message is deleted 30 days/);
		expect(said).toContain("Confirmed");
		expect(releaseHold).toHaveBeenCalledTimes(1);
	});

	it("says so when there are none", async () => {
		messages = [];
		await reviewRetention(store, options());
		expect(said).toMatch(/\nPast that age and kept until you confirm: 0\.\n$/);
	});
});
