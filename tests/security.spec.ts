import { homeTitle } from "./examples.ts";
import { expect, getLocation, markDocument, openPage, test } from "./fixtures.ts";
import { chooseLanguage, languageLink, languageToggle } from "./languageMenu.ts";

// pages.spec.ts checks all pages for violations, and any test fails on one.
test("the tests detect policy violations: markup from a string is blocked and reported", async ({ page, problems }) => {
	problems.allow(/TrustedHTML|trusted-types/);
	await openPage(page, "/");
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

test("code in the URL is never executed", async ({ page }) => {
	for (const injectedUrl of [
		'/?lng=<script>window.hit=1</script>&x="><img src=x onerror=window.hit=1>#"><img src=x onerror=window.hit=1>',
		"/?lng=__proto__&__proto__[hit]=1&lng=javascript:window.hit=1#javascript:window.hit=1",
	]) {
		await test.step(injectedUrl, async () => {
			await page.goto("about:blank");
			await openPage(page, injectedUrl);
			// The menu passes query and hash on to the other language.
			await languageToggle(page).click();
			await expect(languageLink(page, "ru")).toBeVisible();
			expect(await page.evaluate(() => Reflect.get(window, "hit")), `${injectedUrl} ran`).toBeUndefined();
			await expect(page.locator('img[src="x"]'), `${injectedUrl} was written into the page`).toHaveCount(0);
		});
	}
	await languageLink(page, "ru").click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(homeTitle("ru"));
	expect(await page.evaluate(() => Reflect.get(window, "hit"))).toBeUndefined();
});

test("an invalid hash causes no error on load, on a change of language or on an open page", async ({ page }) => {
	for (const hash of ["#%E0%A4%A", "#1"]) {
		await test.step(hash, async () => {
			await page.goto("about:blank");
			await page.context().clearCookies({ name: "i18next" });
			await openPage(page, `/${hash}`);
			await chooseLanguage(page, "ru");
			await expect(page.getByRole("heading", { level: 1 }), hash).toHaveText(homeTitle("ru"));
			const isSame = await markDocument(page);
			expect(getLocation(page)).toBe(`/ru${hash}`);
			await page.evaluate(async (broken) => {
				location.hash = `${broken}%`;
				await new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
				await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
			}, hash);
			expect(getLocation(page)).toBe(`/ru${hash}%`);
			await expect(page.getByRole("heading", { level: 1 }), hash).toHaveText(homeTitle("ru"));
			expect(await isSame(), `${hash}: the same document`).toBe(true);
			await page.evaluate(() => localStorage.removeItem("i18nextLng"));
		});
	}
});
