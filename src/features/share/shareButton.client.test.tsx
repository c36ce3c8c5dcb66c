// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import "#src/i18n/i18n.server.ts";
import { i18nFor } from "#src/i18n/i18n.ts";
import { ShareButton } from "./ShareButton.tsx";
import { enhanceShareButton } from "./shareButton.client.ts";

const { t } = i18nFor("en");
const url = "http://localhost:3000/games/boat-attack";
const writeText = vi.fn(async (_: string) => {});
const status = () => screen.getByRole("status").textContent;

/** Clicks the button in a browser with this `navigator.share`. */
function clickShare(share?: (data: ShareData) => Promise<void>): void {
	vi.stubGlobal("navigator", { share, clipboard: { writeText } });
	screen.getByRole("button").click();
}

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout"] });
	history.replaceState(null, "", "/games/boat-attack?utm_source=x#screenshots");
	document.body.innerHTML = renderToStaticMarkup(<ShareButton title="Boat Attack" />);
	enhanceShareButton();
});

it("a click opens the system's share sheet with title and URL of the page, and copies nothing", async () => {
	const share = vi.fn(async () => {});
	clickShare(share);
	await vi.waitFor(() => expect(share.mock.calls).toEqual([[{ title: "Boat Attack", url }]]));
	expect([status(), writeText.mock.calls.length]).toEqual(["", 0]);
});

it("nothing is copied after the visitor closed the share sheet", async () => {
	clickShare(() => Promise.reject(new DOMException("", "AbortError")));
	await vi.advanceTimersByTimeAsync(0);
	expect([status(), writeText.mock.calls.length]).toEqual(["", 0]);
});

it.each([
	["without a share sheet", undefined],
	["if the share sheet fails", () => Promise.reject(new DOMException("", "NotAllowedError"))],
])("%s the URL is copied without its query, and a message is shown for a moment", async (_, share) => {
	clickShare(share);
	await vi.waitFor(() => expect(status()).toBe(t("game.share.copied")));
	expect(writeText).toHaveBeenCalledWith(url);
	vi.runAllTimers();
	expect(status()).toBe("");
});

it("a message is shown when the browser does not allow copying the URL", async () => {
	writeText.mockRejectedValue(new DOMException("", "NotAllowedError"));
	clickShare();
	await vi.waitFor(() => expect(status()).toBe(t("game.share.notCopied")));
});

it("a page without a share button has no error", () => {
	document.body.replaceChildren();
	expect(enhanceShareButton).not.toThrow();
});
