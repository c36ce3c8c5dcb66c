import { errorExamples, homeTitle, pageExamples, unknownGames } from "./examples.ts";
import { expect, markDocument, open, test, whereabouts } from "./fixtures.ts";
import { chooseLanguage } from "./languageMenu.ts";

for (const { path } of [...pageExamples, ...errorExamples, ...unknownGames]) {
	test(`${path}: nothing violates the policy, booted and scrolled through`, async ({ page, problems }) => {
		problems.allow(/404/);
		await open(page, path);
		await page.evaluate(async () => {
			for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
				scrollTo({ top, behavior: "instant" });
				await new Promise((resolve) => setTimeout(resolve, 50));
			}
		});
		await page.waitForLoadState("networkidle");
	});
}

test("the listener for violations works: markup from a string is refused and seen", async ({ page, problems }) => {
	problems.allow(/TrustedHTML|trusted-types/);
	await open(page, "/");
	const [message] = await Promise.all([
		page.waitForEvent("console", (candidate) =>
			candidate.text().includes("policy violation: require-trusted-types-for"),
		),
		page.evaluate(() => {
			try {
				document.body.innerHTML = "<b>gone</b>";
			} catch {}
		}),
	]);
	expect(message.type()).toBe("error");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(homeTitle("en"));
});

for (const injected of [
	"/?lng=<script>window.hit=1</script>",
	'/?x="><img src=x onerror=window.hit=1>',
	'/#"><img src=x onerror=window.hit=1>',
	"/?lng=javascript:window.hit=1#javascript:window.hit=1",
	"/?lng=__proto__&__proto__[hit]=1",
]) {
	test(`what is written into the address stays inert: ${injected}`, async ({ page }) => {
		await open(page, injected);
		await chooseLanguage(page, "ru");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(homeTitle("ru"));
		expect(await page.evaluate(() => Reflect.get(window, "hit"))).toBeUndefined();
		await expect(page.locator('img[src="x"]')).toHaveCount(0);
	});
}

for (const hash of ["#%", "#%E0%A4%A", "#1"]) {
	test(`a broken hash breaks nothing, neither on load nor on a change of language: ${hash}`, async ({ page }) => {
		await open(page, `/${hash}`);
		const isSame = await markDocument(page);
		await chooseLanguage(page, "ru");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(homeTitle("ru"));
		expect(whereabouts(page)).toBe(`/ru${hash}`);
		expect(await isSame()).toBe(true);
	});
}
