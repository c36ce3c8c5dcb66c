import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Browser, Frame, Locator, Page } from "@playwright/test";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { launchBrowser } from "#scripts/bench/browser.ts";
import { type SiteCopy, startCopy } from "#scripts/vite/siteCopy.ts";

let copy: SiteCopy;
let browser: Browser;
let page: Page;
/** The CMS. */
let forms: Frame;
/** Addresses that the desk asked for outside this machine. */
const elsewhere: string[] = [];
/** What the desk said was not saved. */
const notSaved: string[] = [];

beforeAll(async () => {
	copy = await startCopy(
		() => ["scripts/edit.ts"],
		(port) => ({ PORT: String(port) }),
	);
	browser = await launchBrowser();
	// The CMS draws the fields that are in sight: in such a window, all of them.
	page = await browser.newPage({ viewport: { width: 1700, height: 6000 } });
	page.setDefaultTimeout(15_000);
	page.on("request", (request) => {
		const { protocol, hostname } = new URL(request.url());
		if (/^http/.test(protocol) && hostname !== "127.0.0.1") elsewhere.push(request.url());
	});
	page.on("dialog", (dialog) => {
		notSaved.push(dialog.message());
		return dialog.dismiss();
	});
	await vi.waitFor(async () => expect((await fetch(copy.origin)).status).toBe(200), { timeout: 90_000, interval: 200 });
	await page.goto(`${copy.origin}/desk/`);
	const frame = page.frame({ url: /\/desk\/forms\// });
	if (!frame) throw new Error("The desk has no frame with the forms.");
	forms = frame;
	await forms.getByText("Games", { exact: true }).first().waitFor();
}, 150_000);

afterAll(async () => {
	await browser?.close();
	await copy?.end();
});

/** Opens a form of the CMS from a list, as a click does: the fields of the last form are gone before. */
async function open(form: string): Promise<void> {
	await go("games");
	await forms.locator("[data-key-path]").first().waitFor({ state: "detached" });
	await go(form);
	await forms.locator("[data-key-path]").first().waitFor();
}

/** Shows a list or a form of the CMS by the end of its address. */
async function go(place: string): Promise<void> {
	await forms.evaluate((hash) => {
		location.hash = hash;
	}, `#/collections/${place}`);
}

/** A field by its path in the file: `en.headline`. */
function field(name: string): Locator {
	return forms.locator(`[data-key-path="${name}"]`);
}

async function write(name: string, text: string): Promise<void> {
	await field(name).locator("input, textarea").first().fill(text);
}

/** Presses Save, and waits until the file is as it should be and the CMS has nothing left to save. */
async function save(file: string, isSaved: (text: string) => boolean): Promise<string> {
	const button = forms.getByRole("button", { name: "Save", exact: true });
	await button.click();
	return await vi.waitFor(
		async () => {
			const text = await readFile(path.join(copy.folder, file), "utf8");
			expect(text, file).toSatisfy(isSaved);
			expect(await button.isDisabled()).toBe(true);
			return text;
		},
		{ timeout: 10_000, interval: 50 },
	);
}

/** Waits until a page says something. */
async function shows(address: string, words: string): Promise<void> {
	const isShown = async () => (await (await fetch(copy.origin + address)).text()).includes(words);
	await expect.poll(isShown, { timeout: 10_000 }).toBe(true);
}

/** Lines that one text has and the other lacks. */
function changedLines(before: string, after: string): string[] {
	const lines = before.split("\n");
	return after.split("\n").filter((line, index) => line !== lines[index]);
}

it("shows the page of what is edited, and what was saved within two seconds", async () => {
	const file = "content/games/boat-attack.yaml";
	const before = readFileSync(file, "utf8");
	await open("games/entries/boat-attack");
	const shown = page.frameLocator("#page");
	await shown.getByText("Full throttle, wet socks").first().waitFor({ timeout: 60_000 });
	await write("en.headline", "Full throttle, dry socks");
	const after = await save(file, (text) => text.includes("dry socks"));
	const saved = performance.now();
	await shown.getByText("Full throttle, dry socks").first().waitFor();
	console.log(`${file}: shown ${((performance.now() - saved) / 1000).toFixed(1)} s after it was saved`);
	expect(changedLines(before, after)).toEqual(["  headline: Full throttle, dry socks"]);
});

it("says in words what the build would stop at, above the page", async () => {
	await open("games/entries/boat-attack");
	await field("featured").locator("input").first().fill("2");
	await save("content/games/boat-attack.yaml", (text) => text.includes("featured: 2\n"));
	await page.getByRole("status").getByText("place 2 is taken by").waitFor();
	await field("featured").locator("input").first().fill("1");
	await save("content/games/boat-attack.yaml", (text) => text.includes("featured: 1\n"));
	await page.getByRole("status").getByText("place 2 is taken by").waitFor({ state: "detached" });
});

it("fixes a Russian word beside the English one, and nothing else of either file", async () => {
	const file = "public/locales/ru/translation.json";
	const [before, english] = [file, "public/locales/en/translation.json"].map((name) => readFileSync(name, "utf8"));
	await page.getByRole("button", { name: "Hide page" }).click();
	await open("words/entries/translation");
	await forms.getByRole("button", { name: "Expand", exact: true }).first().click();
	const word = field("layout.play").last().locator("input, textarea").first();
	await expect.poll(() => word.inputValue()).toBe("Играть");
	await word.fill("Во все игры");
	const after = await save(file, (text) => text.includes("все игры"));
	expect(changedLines(before ?? "", after)).toEqual(['\t\t"play": "Во\u00a0все игры",']);
	expect(await readFile(path.join(copy.folder, "public/locales/en/translation.json"), "utf8")).toBe(english);
});

it.each([
	[
		"news/entries/how-playfleet-partners-get-paid",
		"content/news/how-playfleet-partners-get-paid.md",
		"title",
		"How partners are paid",
	],
	[
		"guidelines-customers/entries/referral-program",
		"content/guidelines/customers/referral-program.md",
		"title",
		"Referral rules",
	],
	["_singletons/entries/figures", "site/figures.json", "platformFeeCap", "14"],
	["_singletons/entries/site", "site/site.json", "name", "Playfleet Games"],
])("changes one line of one file where one field changes: %s", async (form, file, name, text) => {
	const files = await copyFiles();
	await open(form);
	await field(name).first().waitFor();
	await write(name, text);
	const after = await save(file, (saved) => saved.includes(text));
	expect(changedLines(files.get(file) ?? "", after)).toEqual([expect.stringContaining(text)]);
	for (const [other, before] of await copyFiles()) if (other !== file) expect(before, other).toBe(files.get(other));
});

/** Texts of all files that the desk edits, by path. */
async function copyFiles(): Promise<Map<string, string>> {
	const listed: { path: string }[] = await (await fetch(`${copy.origin}/desk/files/`)).json();
	return new Map(listed.map(({ path: file }) => [file, readFileSync(path.join(copy.folder, file), "utf8")]));
}

it("writes a price", async () => {
	const file = "content/prices.yaml";
	await open("_singletons/entries/prices");
	for (const name of ["customers", "customers.sendingTeleDollars"])
		await field(name).getByRole("checkbox").first().click();
	await write("customers.sendingTeleDollars.en", "0.5 T$");
	await write("customers.sendingTeleDollars.ru", "0,5 T$");
	const after = await save(file, (text) => text.includes("0,5"));
	expect(after.replaceAll("\u00a0", " ")).toBe("customers:\n  sendingTeleDollars:\n    en: 0.5 T$\n    ru: 0,5 T$\n");
	await shows("/docs/guidelines/customers/pricing", "0.5 T$");
});

it("adds a game with the pictures of another, and says what is too short before it is saved", async () => {
	const file = "content/games/paper-boats.yaml";
	await open("games/new");
	await write("slug", "paper-boats");
	await write("title", "P");
	await write("studio", "Saltwater Toys");
	for (const genre of ["Racing", "Puzzle"]) await choose("genre", genre);
	await choose("pictures", "Boat Attack");
	for (const language of ["en", "ru"]) {
		await write(`${language}.headline`, "A sheet of paper sails");
		await write(`${language}.summary`, "Fold a boat, put it into the gutter and race the rain to the river.");
		await write(`${language}.description`, Array.from({ length: 80 }, () => "word").join(" "));
		for (const place of [0, 1, 2]) {
			const alt = field(`${language}.screenshotAlts.${place}`);
			if ((await alt.count()) === 0)
				await field(`${language}.screenshotAlts`).getByRole("button", { name: /^Add/ }).last().click();
			await write(`${language}.screenshotAlts.${place}`, `A paper boat in the gutter, seen for the ${place + 1}. time`);
		}
	}
	await forms.getByRole("button", { name: "Save", exact: true }).click();
	await field("title")
		.getByText(/2 to 40 characters. A figure/)
		.waitFor();
	await write("title", "Paper Boats");
	const after = await save(file, (text) => text.includes("Paper Boats"));
	expect(after).toMatch(
		/^slug: paper-boats\ntitle: Paper Boats\nstudio: Saltwater Toys\ngenre:\n {2}- Racing\n {2}- Puzzle\npictures: boat-attack\nen:\n/,
	);
	await shows("/ru/games/paper-boats", "Paper Boats");
});

it("publishes a changed policy as a new version, keeps the text before, and says both beforehand", async () => {
	const policy = "content/guidelines/general/cookie-policy";
	const before = readFileSync(`${policy}.md`, "utf8");
	commit(copy.folder);
	await open("guidelines-general/entries/cookie-policy");
	const panel = page.locator("#version");
	await panel.getByText("Publish as a new version").first().click();
	const plan = panel.getByRole("status", { name: "What will happen" });
	await panel.getByLabel("Applies from").fill("2099-03-01");
	await panel.getByLabel("What changed, in English").fill("The policy says more plainly what a cookie is.");
	await plan.getByText('What changed: field "ru": write at least 10 characters.').waitFor();
	await panel.getByLabel("What changed, in Russian").fill("Проще сказано, что такое файл cookie.");
	await plan.getByText(/its clauses are those of the text before. Change them in the form and save/).waitFor();

	await write("body", before.replace(/^---.*?\n---\n\n/s, "").replace("1.1. ", "1.1. Plainly said: "));
	await save(`${policy}.md`, (text) => text.includes("Plainly said"));
	await plan.getByText("EN: changed: 1.1.").waitFor();
	await panel.getByRole("button", { name: "Publish as a new version" }).click();
	await shows("/ru/docs/guidelines/general/cookie-policy/2025-04-23", "Проще сказано");
	await shows("/docs/guidelines/general/cookie-policy", "1 March 2099");
	expect(await readFile(path.join(copy.folder, `${policy}.md`), "utf8")).toMatch(
		/\nfrom: 2099-03-01\nchanged:\n {2}en: The/,
	);
	const kept = await readFile(path.join(copy.folder, `${policy}/2025-04-23.md`), "utf8");
	expect(kept).not.toContain("Plainly said");
	expect(kept).not.toContain("{{");

	// The open form knows of it: the next save leaves it there.
	await open("guidelines-general/entries/cookie-policy");
	await write("title", "Cookies");
	expect(await save(`${policy}.md`, (text) => text.includes("title: Cookies"))).toContain("from: 2099-03-01");
});

/** Makes the copy a repository whose documents are published. */
function commit(folder: string): void {
	const git = (...parameters: string[]) => execFileSync("git", ["-C", folder, ...parameters], { stdio: "ignore" });
	git("init");
	git("add", "content/guidelines", "site");
	git("-c", "user.name=Editor", "-c", "user.email=editor@site.example", "commit", "-m", "Publish");
}

async function choose(name: string, option: string): Promise<void> {
	await field(name).getByRole("combobox").last().click();
	await forms.getByRole("option", { name: option }).first().click();
}

it("asked nothing of another host, and lost nothing", () => {
	expect(elsewhere).toEqual([]);
	expect(notSaved).toEqual([]);
});

it("refuses a page of another host, and files that no form stands for", async () => {
	const file = `${copy.origin}/desk/files/content/games/boat-attack.yaml`;
	const own = { origin: copy.origin };
	expect((await fetch(file, { headers: { origin: "https://site.example" } })).status).toBe(403);
	expect((await fetch(file, { method: "PUT", body: "x" })).status).toBe(403);
	for (const name of ["package.json", ".git/config", "content/games/..%2f..%2fpackage.json", "content/games/x.ts"]) {
		const answer = await fetch(`${copy.origin}/desk/files/${name}`, { method: "PUT", body: "x", headers: own });
		expect(answer.status, name).toBe(403);
	}
});
