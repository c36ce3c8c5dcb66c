import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { createRoom } from "./room.ts";

const file = path.join(tmpdir(), "inbox.sqlite");

it("is full when the disk has less than is to stay free, and is never on another machine", async () => {
	expect(await createRoom(file, 0).isFull()).toBe(false);
	expect(await createRoom(file, Number.MAX_SAFE_INTEGER).isFull()).toBe(true);
	expect(await createRoom(undefined, Number.MAX_SAFE_INTEGER).isFull()).toBe(false);
});

it("says how much is free once it has looked", async () => {
	const room = createRoom(file, 0);
	expect(room.free()).toBeUndefined();
	await room.isFull();
	expect(room.free()).toBeGreaterThan(0);
});

it("remembers what became of the last message", () => {
	const room = createRoom(undefined, 0);
	expect(room.wasRefused()).toBe(false);
	room.refused();
	expect(room.wasRefused()).toBe(true);
	room.stored();
	expect(room.wasRefused()).toBe(false);
});
