import { vi } from "vitest";
import type { NewMessage } from "./message.ts";
import type { StoredMessage } from "./store.ts";

export const exampleMessage: NewMessage = {
	key: "key-1",
	date: "2025-01-31T12:00:00.000Z",
	formName: "Contact form",
	name: "Zoë 'O\" Ñ",
	email: "zoe@example.com",
	message: "Two\nlines; DROP TABLE messages; 🚤 \u202e",
	language: "ru",
	page: "/ru/about-us",
	suspicion: null,
};

export const storedMessage: StoredMessage = {
	...exampleMessage,
	name: "Ann",
	email: "ann@example.com",
	message: "Hello\nagain",
	language: "en",
	page: "/about-us",
	id: 1,
	receivedAt: new Date("2025-01-31T12:00:01Z"),
	status: "waiting",
	attempts: 0,
	nextAttemptAt: new Date("2025-01-31T12:00:01Z"),
	lastError: null,
	forwardedAt: null,
	exportedAt: null,
	answeredAt: null,
};

export const examplePayload = {
	date: "2025-01-31T12:00:00.000Z",
	form_id: 888,
	form_name: "Contact form",
	params: { name: "Ann", email: "ann@example.com", message: "Hello" },
};

export const fakeLog = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
