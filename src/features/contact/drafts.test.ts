// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { getItem, getKeysWithPrefix, removeItem, setItem } from "#src/features/storage/storage.ts";
import { acquireDraft, isBlank, saveAsDraft } from "./drafts.ts";
import { composeMessage } from "./message.ts";
import { installLocks } from "./testLocks.ts";

const emptyFields = { name: "", email: "", message: "" };
const written = { name: "Ann", email: "ann@example.com", message: "Hello" };
const day = 24 * 60 * 60 * 1000;
const start = Date.parse("2025-06-01T10:00:00Z");
const openDraft = (typed = emptyFields) => acquireDraft(() => typed);
const saved = () => getKeysWithPrefix("contact.draft.");

const heldLocks = installLocks();
const locksReleased = () => vi.waitFor(() => expect(heldLocks.size).toBe(0));
beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date"], now: start });
});

/** Types a text and closes the dialog. */
async function leave(values: typeof written): Promise<void> {
	const draft = await acquireDraft(() => values);
	draft.save(values);
	draft.release();
	await locksReleased();
}

describe("a draft of a message", () => {
	it("is empty on the first visit, and blank fields are not stored", async () => {
		const draft = await openDraft();
		expect(draft).toMatchObject({ restored: undefined, wasRejected: false });
		draft.save({ ...emptyFields, name: " \n" });
		expect(saved()).toEqual([]);
	});

	it("is restored when the dialog is opened again", async () => {
		await leave(written);
		const draft = await openDraft();
		expect(draft).toMatchObject({ restored: written, wasRejected: false });
		draft.save({ ...written, message: "Hello again" });
		expect(saved()).toHaveLength(1);
		expect(getItem(saved()[0] ?? "")).toMatchObject({ values: { message: "Hello again" }, at: Date.now() });
	});

	it("is deleted once its fields are empty or its message was accepted", async () => {
		const draft = await openDraft();
		draft.save(written);
		draft.save(emptyFields);
		expect(saved()).toEqual([]);
		draft.save(written);
		draft.discard();
		expect(saved()).toEqual([]);
	});

	it("is restored in order from the newest to the oldest", async () => {
		const first = await openDraft();
		const second = await openDraft();
		first.save({ ...written, message: "older" });
		vi.setSystemTime(start + 1);
		second.save({ ...written, message: "newer" });
		first.release();
		second.release();
		await locksReleased();
		expect((await openDraft()).restored?.message).toBe("newer");
		expect((await openDraft()).restored?.message).toBe("older");
	});

	it("is not restored in another tab while it is open", async () => {
		(await openDraft()).save(written);
		const other = await openDraft();
		expect(other.restored).toBeUndefined();
		other.save({ ...written, message: "Other" });
		expect(saved()).toHaveLength(2);
	});

	it("does not overwrite typed text, and remains for the next tab", async () => {
		await leave(written);
		const own = await openDraft({ ...emptyFields, message: "Just typed" });
		expect(own.restored).toBeUndefined();
		expect((await openDraft()).restored).toEqual(written);
	});

	it.each(["name", "email", "message"])("is not restored if one typed field differs: %s", async (field) => {
		await leave(written);
		expect((await openDraft({ ...written, [field]: "x" })).restored).toBeUndefined();
	});

	it("is restored if the browser has kept the same field values", async () => {
		await leave(written);
		expect((await openDraft(written)).restored).toEqual(written);
	});

	it("is not restored if another tab sent it while the lock was requested", async () => {
		await leave(written);
		const [key = ""] = saved();
		const { request } = navigator.locks;
		vi.mocked(request).mockImplementationOnce(((...given: Parameters<typeof request>) => {
			removeItem(key);
			return request(...given);
		}) as typeof request);
		expect((await openDraft()).restored).toBeUndefined();
	});

	it("expires after thirty days", async () => {
		await leave(written);
		vi.setSystemTime(start + 30 * day - 1);
		const draft = await openDraft();
		expect(draft.restored).toEqual(written);
		draft.release();
		await locksReleased();
		vi.setSystemTime(start + 30 * day);
		expect((await openDraft()).restored).toBeUndefined();
		expect(saved()).toEqual([]);
	});

	it.each([
		["a text", "odd"],
		["no values", { at: start }],
		["a field that is no text", { values: { ...written, name: 1 }, at: start }],
		["no time", { values: written }],
		["a time that is no number", { values: written, at: "now" }],
	])("is deleted if the stored value is invalid: %s", async (_, value) => {
		setItem("contact.draft.odd", value);
		expect((await openDraft()).restored).toBeUndefined();
		expect(getItem("contact.draft.odd")).toBeUndefined();
	});
});

describe("a message created from a draft", () => {
	it("has the same key when it is sent again unchanged, also on another visit", async () => {
		const draft = await openDraft();
		const message = draft.toMessage(written, "");
		expect(message.payload.params).toEqual(written);
		expect(draft.toMessage({ ...written, name: " Ann " }, "")).toBe(message);
		draft.release();
		await locksReleased();
		const laterDraft = await openDraft();
		expect(laterDraft.wasRejected).toBe(true);
		expect(laterDraft.toMessage(written, "").key).toBe(message.key);
	});

	it("has a new key if the text or honeypot differs or the draft was discarded", async () => {
		const draft = await openDraft();
		const first = draft.toMessage(written, "").key;
		const changed = draft.toMessage({ ...written, message: "Changed" }, "").key;
		const honeypotKey = draft.toMessage({ ...written, message: "Changed" }, "x").key;
		draft.discard();
		const again = draft.toMessage({ ...written, message: "Changed" }, "x").key;
		expect(new Set([first, changed, honeypotKey, again]).size).toBe(4);
	});

	it("keeps its key in the draft while more is typed", async () => {
		const draft = await openDraft();
		const { key } = draft.toMessage(written, "");
		draft.save({ ...written, message: "More" });
		expect(getItem(saved()[0] ?? "")).toMatchObject({ message: { key }, values: { message: "More" } });
	});

	it("becomes a draft when it was rejected", async () => {
		saveAsDraft(composeMessage(written, ""));
		expect(await openDraft()).toMatchObject({ restored: written, wasRejected: true });
	});
});

it("isBlank reports whether all fields are blank", () => {
	for (const values of [emptyFields, { name: " ", email: "\n", message: "\t" }]) expect(isBlank(values)).toBe(true);
	for (const field of ["name", "email", "message"])
		expect(isBlank({ ...emptyFields, [field]: "a" }), field).toBe(false);
});
