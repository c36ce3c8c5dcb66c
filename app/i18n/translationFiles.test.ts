import type { ReadCallback } from "i18next";
import { afterEach, expect, it, vi } from "vitest";
import { translationFiles } from "./translationFiles.ts";

const fetched = vi.fn<(address: string) => Promise<Response>>();
afterEach(() => {
	vi.unstubAllGlobals();
});

/** What comes of asking for a file: its words, or what failed and whether it is asked for again. */
async function ask(answer: () => Promise<Response>) {
	fetched.mockReset().mockImplementation(answer);
	vi.stubGlobal("fetch", fetched);
	return new Promise((resolve) => {
		const done: ReadCallback = (error, words) => resolve(error ? { said: String(error), again: words } : words);
		translationFiles.read("ru", "meta", done);
	});
}

it("gives the words of a file, in the version that was built", async () => {
	expect(await ask(async () => Response.json({ home: {} }))).toEqual({ home: {} });
	expect(fetched).toHaveBeenCalledExactlyOnceWith("/locales/ru/meta.json?v=test");
});

const address = "/locales/ru/meta.json?v=test";
it.each([
	["a fault of the server", 500, `Error: ${address}: 500`, true],
	["a server that is away", 503, `Error: ${address}: 503`, true],
	["a file that is not there", 404, `Error: ${address}: 404`, false],
	["a refusal", 499, `Error: ${address}: 499`, false],
])("asks again after %s or not (%i)", async (_, status, said, again) => {
	expect(await ask(async () => new Response("{}", { status }))).toEqual({ said, again });
});

it("asks again when there was no connection, and not when the answer is no JSON", async () => {
	const none = await ask(() => Promise.reject(new TypeError("Failed to fetch")));
	expect(none).toEqual({ said: "TypeError: Failed to fetch", again: true });
	expect(await ask(async () => new Response("<h1>Welcome</h1>"))).toEqual({
		said: `Error: ${address}: no JSON`,
		again: false,
	});
});
