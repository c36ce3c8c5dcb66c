import { afterAll, beforeAll, expect, it } from "vitest";
import { fillBrandSlug } from "#config/brandSlug.ts";
import {
	changedLines,
	choose,
	closeEditor,
	copy,
	describeResponse,
	elsewhere,
	field,
	forms,
	go,
	input,
	open,
	openEditor,
	page,
	preview,
	publishChanges,
	readCopy,
	save,
	saveButton,
	waitForText,
	writeCopy,
} from "./editor.ts";

beforeAll(() => openEditor());
afterAll(closeEditor);

const readPage = async (address: string) => (await fetch(copy.origin + address)).text();
/** The CMS stores a draft half a second after the last change, later on a busy machine. */
const waitForDraft = () => forms.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_500)));
const note = () => page.locator("#problems");
const planAlert = () => page.getByRole("alert");
/** Waits for a line of the plan and confirms it. */
async function confirmPlan(line: string): Promise<void> {
	await planAlert().getByText(line).waitFor();
	await planAlert().getByRole("button", { name: "Do it" }).click();
}
async function showPage(address: string): Promise<void> {
	await page.getByLabel("Address of the page").fill(address);
	await page.getByRole("button", { name: "Show", exact: true }).click();
}

const article = "referral-programme-how-your-fleet-earns";

it.each([
	["games/entries/boat-attack", "content/games/boat-attack.yaml", "en.headline", "Race at half throttle", ""],
	[`news/entries/${article}`, `content/news/${article}.md`, "title", "How to go public", ""],
	["_singletons/entries/figures", "config/figures.json", "platformFeeCap", "14", "%"],
])("changes one line with one field of %s, and shows it beside the form", async (form, file, name, text, unit) => {
	publishChanges();
	await open(form);
	await input(name).fill(text);
	await save(file, (saved) => saved.includes(text));
	await waitForText(text + unit);
	expect(changedLines()).toEqual([`+++ ${file}`, expect.stringContaining(text)]);
});

it("changes one Russian text of a page with four actions, and shows each language of the page on request", async () => {
	publishChanges();
	const file = "public/locales/ru/translation.json";
	const language = page.getByLabel("Language");
	const html = preview.locator("html");
	await showPage("/business");
	await expect.poll(() => html.getAttribute("lang")).toBe("en");
	await language.selectOption("ru");
	await expect.poll(() => html.getAttribute("lang")).toBe("ru");
	await page.getByRole("button", { name: "Edit this page" }).click();
	const text = forms.locator('[data-locale=ru] [data-key-path="business.hero.line1"] textarea');
	await text.fill("Во все игры");
	await save(file, (saved) => saved.includes("Во\u00a0все игры"));
	expect(changedLines()).toEqual([`+++ ${file}`, '+\t\t\t"line1": "Во\u00a0все игры",']);
	await waitForText("Во\u00a0все игры");
	await language.selectOption("en");
	await expect.poll(() => html.getAttribute("lang")).toBe("en");
});

it("adds a step to a list in each language, whose pages show it at once", async () => {
	const list = "partnership.steps";
	const translations: [language: string, address: string, texts: Record<string, string>][] = [
		["ru", "/ru/partnership-mba", { title: "Расскажите друзьям", text: "Моя ссылка крепка." }],
		["id", "/id/partnership-mba", { title: "Beri tahu teman", text: "Tautan saya kuat." }],
		["en", "/partnership-mba", { title: "Tell your friends", text: "My link is iron." }],
	];
	const { partnership } = JSON.parse(await readCopy("public/locales/en/translation.json"));
	const entryCount = Object.values(partnership.steps).filter((entry) => typeof entry === "object").length;
	await open("words/entries/translation");
	await page.getByRole("button", { name: "Hide page" }).click();
	await field("partnership").first().getByRole("button", { name: "Expand", exact: true }).first().click();
	await field(`${list}.entries`).first().getByRole("button", { name: /^Add / }).last().click();
	for (const [language, , texts] of translations) {
		// The second pane shows Russian first.
		if (language === "id") await forms.getByText("Indonesian").last().click();
		// The CMS renders only visible fields.
		await forms.evaluate(() => {
			for (const element of document.querySelectorAll("*")) element.scrollTop = element.scrollHeight;
		});
		const entry = `[data-locale=${language}] [data-key-path="${list}.entries.${entryCount}`;
		for (const [key, text] of Object.entries(texts)) await forms.locator(`${entry}.${key}"] textarea`).fill(text);
	}
	await saveButton().click();
	await expect.poll(() => saveButton().isDisabled()).toBe(true);
	await page.getByRole("button", { name: "Show page" }).click();
	for (const [, address, texts] of translations)
		for (const text of Object.values(texts)) await expect.poll(() => readPage(address)).toContain(text);
});

it("asks before it overwrites a file that changed on disk, and leaves the text in the form", async () => {
	const file = "content/games/cat-from-hell.yaml";
	await open("games/entries/cat-from-hell");
	await input("en.headline").fill("My own headline");
	const colleagueText = (await readCopy(file)).replace(/headline: .*/, "headline: A colleague's headline");
	await writeCopy(file, colleagueText);
	await saveButton().click();
	await forms.getByText("their changes will be lost").last().waitFor();
	// The preview shows the other version.
	await waitForText("A colleague's headline");
	await forms.getByRole("button", { name: "Cancel" }).last().click();
	expect(await readCopy(file)).toBe(colleagueText);
	expect(await input("en.headline").inputValue()).toBe("My own headline");
});

it("restores a text that was not saved when the forms were closed or loaded again", async () => {
	await open("games/entries/kitty-litter");
	await input("en.headline").click();
	await input("en.headline").pressSequentially(" unsaved");
	await expect.poll(() => saveButton().isEnabled()).toBe(true);
	await waitForDraft();
	// A saved text must not change the configuration, because the CMS would discard the drafts.
	const file = "public/locales/en/translation.json";
	const texts = await readCopy(file);
	await writeCopy(file, texts.replace(/"play": ".*"/, `"play": "${"Play now ".repeat(10)}{{x}}"`));
	await forms.evaluate(() => location.reload());
	await forms.getByRole("button", { name: "Restore" }).click();
	await waitForDraft();
	await writeCopy(file, texts);
	await expect.poll(() => input("en.headline").inputValue()).toMatch(/ unsaved$/);
	await page.keyboard.press("Escape");
	expect(await input("en.headline").inputValue()).toMatch(/ unsaved$/);
	await save("content/games/kitty-litter.yaml", (text) => text.includes(" unsaved"));
});

it("adds a game that is public later with the pictures of another, after it has named what is too short", async () => {
	const file = "content/games/paper-boats.yaml";
	await open("games/new");
	await input("slug").fill("paper-boats");
	await input("title").fill("P");
	await input("studio").fill("Saltwater Toys");
	for (const genre of ["Racing", "Puzzle"]) await choose("genre", genre);
	await choose("pictures", "Boat Attack");
	await input("publishFrom").fill("2099-03-01");
	for (const language of ["en", "ru"]) {
		await input(`${language}.headline`).fill("A sheet of paper sails");
		await input(`${language}.summary`).fill("Fold a boat, put it into the gutter and race the rain to the river.");
		await input(`${language}.description`).fill("word ".repeat(80).trim());
		for (const place of [0, 1, 2]) {
			const text = `${language}.screenshotAlts.${place}`;
			if ((await field(text).count()) === 0)
				await field(`${language}.screenshotAlts`).getByRole("button", { name: /^Add/ }).last().click();
			await input(text).fill(`A paper boat in the gutter, seen for the ${place + 1}. time`);
		}
	}
	await saveButton().click();
	await field("title")
		.getByText(/2 to 40 characters. A figure/)
		.waitFor();
	await input("title").fill("Paper Boats");
	const after = await save(file, (text) => text.includes("Paper Boats"));
	expect(after).toMatch(
		/^slug: paper-boats\ntitle: Paper Boats\nstudio: Saltwater Toys\ngenre:\n {2}- Racing\n {2}- Puzzle\npictures: boat-attack\npublishFrom: 2099-03-01\nen:\n/,
	);
	await preview.getByRole("heading", { level: 1, name: "Paper Boats" }).waitFor();
});

it("adds former addresses in a form, and names a redirect to nowhere with the labels of the form until it is corrected", async () => {
	const file = "content/redirects.yaml";
	await open("_singletons/entries/redirects");
	const add = forms.getByRole("button", { name: /Add/ }).first();
	await add.click();
	await input("entries.0.from").fill("/games/raft");
	await input("entries.0.to").fill("/games/never");
	await add.click();
	await input("entries.1.from").fill("/news/old-offer");
	// In a new entry, radio buttons react only after one of them is focusable.
	await field("entries.1.gone").locator('[role="radio"][tabindex="-1"]').click();
	const saved = await save(file, (text) => text.includes("gone"));
	expect(saved).toBe("- from: /games/raft\n  to: /games/never\n- from: /news/old-offer\n  gone: true\n");
	await note().getByText("no page has the address /games/never").waitFor();
	await go("games");
	await note().getByRole("link", { name: "Former addresses › Leads to, entry 1" }).click();
	await input("entries.0.to").fill("/games/boat-attack");
	await save(file, (text) => text.includes("/games/boat-attack"));
	await note().getByText("no page has the address").waitFor({ state: "detached" });
	await expect.poll(() => describeResponse("/ru/games/raft"), { timeout: 10_000 }).toBe("301 /ru/games/boat-attack");
});

it("publishes a changed policy as a new version after showing the plan, and archives the earlier text", async () => {
	const policy = "content/guidelines/general/cookie-policy";
	publishChanges();
	await open("guidelines-general/entries/cookie-policy");
	const [, body = ""] = (await readCopy(`${policy}.md`)).split(/^---.*?\n---\n\n/s);
	await input("body").fill(body.replace("1.1. ", "1.1. Plainly said: "));
	await save(`${policy}.md`, (text) => text.includes("Plainly said"));
	const versionPanel = page.locator("#version");
	await versionPanel.getByText("Publish as a new version").click();
	await versionPanel.getByLabel("Applies from").fill("2099-03-01");
	await versionPanel.getByLabel("What changed, in English").fill("The policy says more plainly what a cookie is.");
	await versionPanel.getByRole("button", { name: "Publish…" }).click();
	await planAlert().getByText('What changed: field "ru": write at least 10 characters.').waitFor();
	await versionPanel.getByLabel("What changed, in Russian").fill("Проще сказано, что такое файл cookie.");
	await versionPanel.getByRole("button", { name: "Publish…" }).click();
	await confirmPlan("EN: changed: 1.1.");
	await waitForText("1 March 2099");
	await showPage("/docs/guidelines/general/cookie-policy/2025-04-23");
	await waitForText("The policy says more plainly");
});

it("renames an article after showing the consequences, and opens its form and page at the new address", async () => {
	const [name, renamed] = ["how-brandslug-partners-get-paid", "how-partners-are-paid"];
	await open(`news/entries/${name}`);
	await page.getByText("Rename / Retire").click();
	await page.getByLabel("New address").fill(renamed);
	await page.getByRole("button", { name: "Rename…" }).click();
	await confirmPlan(`/news/${fillBrandSlug(name)} will redirect to /news/${renamed} in every language`);
	await expect.poll(() => input("slug").inputValue()).toBe(renamed);
	await preview.getByRole("heading", { level: 1 }).waitFor();
	await expect.poll(() => describeResponse(`/news/${renamed}`)).toBe("200");
});

it("shows the logo, names what is wrong with an uploaded one, and shows the page with one that replaces it", async () => {
	await open("_singletons/entries/site");
	const upload = (inside: string) => {
		const buffer = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`);
		const file = { name: "mark.svg", mimeType: "image/svg+xml", buffer };
		return field("logo").locator("input[type=file]").first().setInputFiles(file);
	};
	await upload("<text>A</text>");
	await save("config/brand.json", (text) => text.includes('"/config/logo/mark.svg"'));
	await note().getByText("/config/logo/mark.svg: it has a <text>. Convert it to filled paths").waitFor();
	await upload('<path d="M1 1h7v7H1z"/>');
	await forms.getByRole("button", { name: "Replace", exact: true }).click();
	await saveButton().click();
	await preview.locator('header path[d="M1 1h7v7H1z"]').first().waitFor();
	const image = field("logo").locator("img");
	await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
});

it("offers no media library, and neither sends requests to other hosts nor answers another site's", async () => {
	await open("games/entries/boat-attack");
	expect(await forms.getByRole("radio", { name: "Assets" }).count()).toBe(0);
	expect(elsewhere).toEqual([]);
	const asked = await fetch(`${copy.origin}/editor/config.json`, { headers: { origin: "https://site.example" } });
	expect(asked.status).toBe(403);
});

it("opens the form of a page, lists what was saved in plain words, and undoes or publishes it", async () => {
	publishChanges();
	const declineButton = preview.locator("[data-consent=decline]").first();
	// On a retry, the banner may already be answered.
	if (await declineButton.isVisible()) await declineButton.click();
	await open("_singletons/entries/figures");
	// The page of the form.
	await expect.poll(() => page.getByLabel("Address of the page").inputValue()).toBe("/publish");
	await showPage("/games/boat-attack");
	await preview.getByRole("heading", { level: 1, name: "Boat Attack" }).waitFor();
	// Inline scripts of the head also run in development.
	await declineButton.waitFor({ state: "hidden" });
	await page.getByRole("button", { name: "Edit this page" }).click();
	const file = "content/games/boat-attack.yaml";
	const before = await readCopy(file);
	const change = async (headline: string) => {
		await expect.poll(() => input("en.headline").inputValue()).toMatch(/\w/);
		await input("en.headline").fill(headline);
		await save(file, (text) => text.includes(headline));
		await page.getByText("Saved, not published").click();
	};
	await change("Race a boat twice");
	await page.getByRole("button", { name: "Undo…" }).click();
	await confirmPlan("Back to the published text: Games: boat-attack › In English › Headline: “Race a boat twice” → ");
	await expect.poll(() => readCopy(file)).toBe(before);
	await expect.poll(() => input("en.headline").inputValue()).not.toBe("Race a boat twice");

	await change("Race a boat thrice");
	await page.locator("[data-action=publish] button").click();
	// The form reloads after publishing.
	const formReloaded = page.waitForEvent("framenavigated", (frame) => frame === forms);
	await Promise.all([formReloaded, confirmPlan("→ “Race a boat thrice”")]);
	expect(changedLines()).toEqual([]);
	await forms.getByRole("radio", { name: "History" }).click();
	const commitLink = forms.getByRole("link", { name: /Editor/ }).first();
	const [popup] = await Promise.all([page.waitForEvent("popup"), commitLink.click()]);
	await popup.getByText("Games: boat-attack › In English › Headline:").waitFor();
});
