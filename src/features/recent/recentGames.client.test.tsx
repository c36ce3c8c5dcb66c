// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { installDevice, type TestDevice } from "#src/features/clips/testCards.ts";
import { PathContext } from "#src/i18n/useLocale.ts";
import "#src/i18n/i18n.server.ts";
import { packIndex } from "#content/model/catalogIndex.ts";
import { i18nFor } from "#src/i18n/i18n.ts";
import { RecentGames } from "./RecentGames.tsx";
import { enhanceRecentGames } from "./recentGames.client.ts";

const { t } = i18nFor("ru");
const picture = { base: "/pictures/boat/icon.1", width: 512, height: 512, widths: [64, 128], placeholderColor: 3 };
/** A search file with these games. */
const searchFileOf = (...slugs: readonly string[]) => {
	const pictures = { preview: picture, tall: picture, icon: picture };
	const games = slugs.map((slug) => ({ slug, title: `Game ${slug}`, studio: "S", genre: [], pictures }));
	return { catalog: packIndex(games) };
};
const files = new Map<string, unknown>();
const fetched = vi.fn(async (url: string) => Response.json(files.get(url), { status: files.has(url) ? 200 : 404 }));
const store = (slugs: readonly string[]) => localStorage.setItem("recentGames", JSON.stringify(slugs));
const links = () => [...document.querySelectorAll<HTMLAnchorElement>("li a")].map((link) => link.getAttribute("href"));
/** Visible texts of the section. */
const shown = () => {
	const parts = [...document.querySelectorAll<HTMLElement>("[data-when]:not([hidden])")];
	return parts.map(({ textContent }) => textContent).filter(Boolean);
};

beforeEach(() => {
	files.clear();
	vi.stubGlobal("fetch", fetched);
});

/** Renders the section on a Russian page, far from the viewport. */
function showSection(): TestDevice {
	const device = installDevice();
	device.scroll(false);
	document.body.innerHTML = renderToStaticMarkup(
		<PathContext value="/ru/games">
			<RecentGames index="/search.json" />
		</PathContext>,
	);
	enhanceRecentGames(document.querySelector("section") as HTMLElement);
	return device;
}
const showNearSection = () => showSection().scroll(true);

it("a section without a list offers one, which starts empty and can be cleared", () => {
	showNearSection();
	const offerTexts = [t("games.recent.keep"), t("games.recent.offer")];
	expect(shown()).toEqual(offerTexts);
	screen.getByRole("button").click();
	expect(shown()).toEqual([t("games.recent.clear"), t("games.recent.empty")]);
	expect(localStorage.getItem("recentGames")).toBe("[]");
	screen.getByRole("button").click();
	expect(shown()).toEqual(offerTexts);
	expect(localStorage.getItem("recentGames")).toBeNull();
	expect(fetched).not.toHaveBeenCalled();
});

it("the games are listed latest first with name, icon and address, without games that left the catalog", async () => {
	store(["b", "gone", "a"]);
	files.set("/search.json", searchFileOf("a", "b", "c"));
	showNearSection();
	await expect.poll(links).toEqual(["/ru/games/b", "/ru/games/a"]);
	const [row] = document.querySelectorAll("li");
	expect(row?.textContent).toBe("Game b");
	expect(row?.querySelector("source")?.srcset).toBe(
		"/pictures/boat/icon.1-64.avif 64w, /pictures/boat/icon.1-128.avif 128w",
	);
	const image = row?.querySelector("img");
	expect(image?.getAttribute("src")).toBe("/pictures/boat/icon.1.webp");
	expect(image).toMatchObject({ className: "placeholder-3", width: 512, height: 512 });
});

it("nothing is fetched until the section is near the viewport", async () => {
	store(["a"]);
	files.set("/search.json", searchFileOf("a"));
	const device = showSection();
	await vi.dynamicImportSettled();
	expect(fetched).not.toHaveBeenCalled();
	device.scroll(true);
	await expect.poll(links).toEqual(["/ru/games/a"]);
});

it("the list can be cleared when the search file cannot be fetched", async () => {
	store(["a"]);
	showNearSection();
	await expect.poll(() => fetched.mock.results.length).toBe(1);
	await vi.dynamicImportSettled();
	expect(links()).toEqual([]);
	screen.getByRole("button").click();
	expect(localStorage.getItem("recentGames")).toBeNull();
});

it.each([
	["another tab changes it", new StorageEvent("storage")],
	["Back restores the page", new PageTransitionEvent("pageshow", { persisted: true })],
])("the list is updated when %s", async (_, event) => {
	files.set("/search.json", searchFileOf("a"));
	showNearSection();
	store(["a"]);
	dispatchEvent(event);
	await expect.poll(links).toEqual(["/ru/games/a"]);
	expect(shown()).toContain(t("games.recent.clear"));
});
