import type { Page } from "@playwright/test";
import { localizedPath } from "#config/paths.ts";
import { allGames } from "#content/readers/games.server.ts";
import { accessProblems } from "./axe.ts";
import { getTranslator } from "./examples.ts";
import { expect, openPage, test } from "./fixtures.ts";

const [first, second] = allGames();
if (!first || !second) throw new Error("The catalog has fewer than two games: nobody can look at one after another.");

// In Russian, whose words are longer; English differs in words alone.
const language = "ru";
const t = getTranslator(language);
const at = (path: string) => localizedPath(language, path);
const section = (page: Page) => page.locator("main section").filter({ hasText: t("games.recent.title") });
const look = async (page: Page, slug: string, title: string) => {
	await openPage(page, at(`/games/${slug}`));
	await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
};
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("recentGames"));

test(`viewed games are listed in "${language}" for visitors who request it, until they clear the list`, async ({
	page,
}) => {
	await openPage(page, at(`/games/${first.slug}`));
	await openPage(page, at("/games"));
	const button = section(page).getByRole("button");
	await test.step("stores nothing before the visitor requests a list", async () => {
		await expect(button).toHaveText(t("games.recent.keep"), { useInnerText: true });
		await expect(section(page)).toContainText(t("games.recent.offer"));
		expect(await stored(page)).toBeNull();
	});
	await test.step("starts an empty list that waits for the next game", async () => {
		await button.click();
		await expect(section(page)).toContainText(t("games.recent.empty"));
		await expect(button).toBeFocused();
	});
	await test.step("shows the latest game first", async () => {
		await look(page, second.slug, second.title);
		await look(page, first.slug, first.title);
		await openPage(page, at("/games"));
		await section(page).scrollIntoViewIfNeeded();
		await expect(section(page).getByRole("link")).toHaveText([first.title, second.title]);
		expect(await accessProblems(page)).toEqual([]);
	});
	await test.step("clearing deletes the list and stores no more games", async () => {
		await button.click();
		await expect(section(page).getByRole("link")).toHaveCount(0);
		await expect(button).toHaveText(t("games.recent.keep"), { useInnerText: true });
		await look(page, second.slug, second.title);
		expect(await stored(page)).toBeNull();
	});
});
