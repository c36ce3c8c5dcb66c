import { localizedPath } from "#config/paths.ts";
import { allGames } from "#content/readers/games.server.ts";
import { accessProblems } from "./axe.ts";
import { getTranslator } from "./examples.ts";
import { expect, openPage, test } from "./fixtures.ts";

const [first, second] = allGames();
if (!first || !second) throw new Error("The catalog has fewer than two games: nobody can look at one after another.");

// In Russian, which has longer words. All states: src/features/recent/recentGames.client.test.tsx.
test("viewed games are listed for visitors who request it, latest first, until they clear the list", async ({
	page,
}) => {
	const t = getTranslator("ru");
	const at = (path: string) => localizedPath("ru", path);
	const section = page.locator("main section").filter({ hasText: t("games.recent.title") });
	const button = section.getByRole("button");
	const stored = () => page.evaluate(() => localStorage.getItem("recentGames"));
	await openPage(page, at(`/games/${first.slug}`));
	await openPage(page, at("/games"));
	await expect(button).toHaveText(t("games.recent.keep"), { useInnerText: true });
	expect(await stored(), "nothing is stored before the visitor requests a list").toBeNull();
	await button.click();
	await expect(section).toContainText(t("games.recent.empty"));
	await expect(button).toBeFocused();
	for (const { slug } of [second, first]) await openPage(page, at(`/games/${slug}`));
	await openPage(page, at("/games"));
	await section.scrollIntoViewIfNeeded();
	await expect(section.getByRole("link")).toHaveText([first.title, second.title]);
	expect(await accessProblems(page)).toEqual([]);
	await button.click();
	await expect(section.getByRole("link")).toHaveCount(0);
	expect(await stored()).toBeNull();
});
