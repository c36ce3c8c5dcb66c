// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sharePage } from "./sharePage.ts";

const writeText = vi.fn(async (_: string) => {});
const tell = vi.fn();
const url = "http://localhost:3000/games/boat-attack";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	writeText.mockReset();
	tell.mockReset();
});

/** A browser with this sheet, at a game's page with a campaign's query. */
function browser(share?: (data: ShareData) => Promise<void>) {
	history.replaceState(null, "", "/games/boat-attack?utm_source=x#screenshots");
	vi.stubGlobal("navigator", { share, clipboard: { writeText } });
}

describe("sharePage", () => {
	it("opens the system's share sheet if there is one, and copies nothing", async () => {
		const share = vi.fn(async () => {});
		browser(share);
		await sharePage("Boat Attack", tell);
		expect(share).toHaveBeenCalledWith({ title: "Boat Attack", url });
		expect(writeText).not.toHaveBeenCalled();
		expect(tell).not.toHaveBeenCalled();
	});

	it("copies nothing after the visitor closed the share sheet", async () => {
		browser(() => Promise.reject(new DOMException("", "AbortError")));
		await sharePage("Boat Attack", tell);
		expect(writeText).not.toHaveBeenCalled();
	});

	it.each([
		["there is no sheet", undefined],
		["the sheet fails", () => Promise.reject(new DOMException("", "NotAllowedError"))],
	])("copies the URL without its query if %s, and shows a message for a moment", async (_, share) => {
		browser(share);
		await sharePage("Boat Attack", tell);
		expect(writeText).toHaveBeenCalledWith(url);
		expect(tell.mock.calls).toEqual([["copied"]]);
		vi.runAllTimers();
		expect(tell.mock.calls).toEqual([["copied"], [undefined]]);
	});

	it("shows an error if the clipboard is not available", async () => {
		browser();
		writeText.mockRejectedValue(new DOMException("", "NotAllowedError"));
		await sharePage("Boat Attack", tell);
		expect(tell).toHaveBeenCalledWith("notCopied");
	});
});
