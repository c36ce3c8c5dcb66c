// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { I18nContext } from "#src/i18n/useTranslation.ts";
import "#src/i18n/i18n.server.ts";
import { i18nFor } from "#src/i18n/i18n.ts";
import { ShareButton } from "./ShareButton.tsx";
import { enhanceShareButton } from "./shareButton.client.ts";

const { t } = i18nFor("en");
const writeText = vi.fn(async (_: string) => {});
const status = () => screen.getByRole("status").textContent;

beforeEach(() => {
	writeText.mockReset();
	document.body.innerHTML = renderToStaticMarkup(
		<I18nContext value={i18nFor("en")}>
			<ShareButton title="Boat Attack" />
		</I18nContext>,
	);
	enhanceShareButton();
});
afterEach(() => vi.useRealTimers());

it("a click opens the system's share sheet with the title of the page", async () => {
	const share = vi.fn(async () => {});
	vi.stubGlobal("navigator", { share, clipboard: { writeText } });
	screen.getByRole("button").click();
	await expect.poll(() => share.mock.calls).toEqual([[{ title: "Boat Attack", url: "http://localhost:3000/" }]]);
	expect([status(), writeText.mock.calls.length]).toEqual(["", 0]);
});

it("without a share sheet the URL is copied, and a message is shown for a moment", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout"] });
	vi.stubGlobal("navigator", { clipboard: { writeText } });
	screen.getByRole("button").click();
	await vi.waitFor(() => expect(status()).toBe(t("game.share.copied")));
	expect(writeText).toHaveBeenCalledWith("http://localhost:3000/");
	vi.runAllTimers();
	expect(status()).toBe("");
});

it("a message is shown when the browser does not allow copying the URL", async () => {
	vi.stubGlobal("navigator", {});
	screen.getByRole("button").click();
	await expect.poll(status).toBe(t("game.share.notCopied"));
});

it("a page without a share button has no error", () => {
	document.body.replaceChildren();
	expect(enhanceShareButton).not.toThrow();
});
