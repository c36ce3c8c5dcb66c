import { existsSync, readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fillBrandSlug } from "#config/brandSlug.ts";
import {
	changedLines,
	chooseOption,
	closeDesk,
	commit,
	copy,
	copyFiles,
	elsewhere,
	field,
	forms,
	getUnsavedFiles,
	open,
	openDesk,
	page,
	save,
	shows,
	startSharing,
	write,
} from "./editor.ts";

beforeAll(openDesk);
afterAll(closeDesk);

it("shows the page of the edited entry, and the saved change within two seconds", async () => {
	const file = "content/games/boat-attack.yaml";
	const before = readFileSync(file, "utf8");
	await open("games/entries/boat-attack");
	const shown = page.frameLocator("#page");
	await shown.getByText("Race a speedboat at full throttle").first().waitFor({ timeout: 60_000 });
	await write("en.headline", "Race a speedboat at half throttle");
	const after = await save(file, (text) => text.includes("half throttle"));
	const saved = performance.now();
	await shown.getByText("Race a speedboat at half throttle").first().waitFor();
	console.log(`${file}: shown ${((performance.now() - saved) / 1000).toFixed(1)} s after it was saved`);
	expect(changedLines(before, after)).toEqual(["  headline: Race a speedboat at half throttle"]);
});

it("shows a change that was saved while the page was still loading", async () => {
	const file = path.join(copy.folder, "content/games/cat-from-hell.yaml");
	const { promise: isSaved, resolve: go } = Promise.withResolvers<void>();
	// Vite's client, which reloads the page when the content changes.
	await page.route("**/@vite/client", async (route) => {
		await isSaved;
		await route.continue();
	});
	await open("games/entries/cat-from-hell");
	const shown = page.frameLocator("#page");
	await shown.getByRole("heading", { level: 1, name: "Cat From Hell" }).waitFor({ timeout: 60_000 });
	await writeFile(file, (await readFile(file, "utf8")).replace(/headline: .*/, "headline: Late socks"));
	await shows("/games/cat-from-hell", "Late socks");
	go();
	await shown.getByText("Late socks").first().waitFor();
	await page.unrouteAll();
});

it("shows the build error in words above the page", async () => {
	await open("games/entries/boat-attack");
	await field("featured").locator("input").first().fill("2");
	await save("content/games/boat-attack.yaml", (text) => text.includes("featured: 2\n"));
	const note = page.locator("#problems");
	await note.getByText("place 2 is taken by").waitFor();
	await note.getByRole("link", { name: /^Games: [\w-]+, Place on the home page$/ }).click();
	await expect.poll(() => forms.evaluate(() => location.hash)).toMatch(/^#\/collections\/games\/entries\//);
	await open("games/entries/boat-attack");
	await field("featured").locator("input").first().fill("1");
	await save("content/games/boat-attack.yaml", (text) => text.includes("featured: 1\n"));
	await note.getByText("place 2 is taken by").waitFor({ state: "detached" });
});

it("changes one Russian text next to the English one, and nothing else in either file", async () => {
	const file = "public/locales/ru/translation.json";
	const [before, english] = [file, "public/locales/en/translation.json"].map((name) => readFileSync(name, "utf8"));
	const shown = startSharing("a Russian word");
	await page.getByRole("button", { name: "Hide page" }).click();
	await open("words/entries/translation");
	await forms.getByRole("button", { name: "Expand", exact: true }).first().click();
	const word = field("layout.play").last().locator("input, textarea").first();
	await expect.poll(() => word.inputValue()).toBe("Играть");
	await word.fill("Во все игры");
	const after = await save(file, (text) => text.includes("Во\u00a0все игры"));
	await shows("/ru", "Во\u00a0все игры");
	shown();
	expect(changedLines(before ?? "", after)).toEqual(['\t\t"play": "Во\u00a0все игры",']);
	expect(await readFile(path.join(copy.folder, "public/locales/en/translation.json"), "utf8")).toBe(english);
});

it("changes the title of an article and one line of its file", async () => {
	const file = "content/news/how-brandslug-partners-get-paid.md";
	const shown = startSharing("an article's title");
	await open("news/entries/how-brandslug-partners-get-paid");
	await write("title", "How partners are paid");
	const after = await save(file, (text) => text.includes("title: How partners are paid"));
	await shows(fillBrandSlug("/ru/news/how-brandslug-partners-get-paid"), "How partners are paid");
	shown();
	expect(changedLines(readFileSync(file, "utf8"), after)).toEqual(["title: How partners are paid"]);
});

it.each([
	[
		"guidelines-customers/entries/referral-program",
		"content/guidelines/customers/referral-program.md",
		"title",
		"Referral rules",
	],
	["_singletons/entries/figures", "config/figures.json", "platformFeeCap", "14"],
	["_singletons/entries/site", "config/brand.json", "name", "Another Name"],
])("changes one line of one file when one field changes: %s", async (form, file, name, text) => {
	const files = await copyFiles();
	await open(form);
	await field(name).first().waitFor();
	await write(name, text);
	const after = await save(file, (saved) => saved.includes(text));
	expect(changedLines(files.get(file) ?? "", after)).toEqual([expect.stringContaining(text)]);
	for (const [other, before] of await copyFiles()) if (other !== file) expect(before, other).toBe(files.get(other));
});

it("saves a price in the form of the page texts", async () => {
	const file = "public/locales/en/translation.json";
	const shown = startSharing("a price");
	await open("words/entries/translation");
	const pricing = "guidelines.pricing";
	for (const group of ["guidelines", pricing, `${pricing}.customers`, `${pricing}.customers.prices`])
		await field(group).first().getByRole("button", { name: "Expand", exact: true }).first().click();
	await write("guidelines.pricing.customers.prices.sendingTeleDollars", "0.5 T$");
	await save(file, (text) => text.includes('"sendingTeleDollars": "0.5 T$"'));
	await shows("/docs/guidelines/customers/pricing", "0.5 T$");
	shown();
});

it("adds a game with the pictures of another game, and shows what is too short before saving", async () => {
	const file = "content/games/paper-boats.yaml";
	const shown = startSharing("a game");
	await open("games/new");
	await write("slug", "paper-boats");
	await write("title", "P");
	await write("studio", "Saltwater Toys");
	for (const genre of ["Racing", "Puzzle"]) await chooseOption("genre", genre);
	await chooseOption("pictures", "Boat Attack");
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
	shown();
}, 60_000);

it("publishes a changed policy as a new version after showing the plan, and keeps the earlier text", async () => {
	const policy = "content/guidelines/general/cookie-policy";
	const before = readFileSync(`${policy}.md`, "utf8");
	commit();
	const shown = startSharing("a new version of a policy");
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
	shown();
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
}, 60_000);

it("renames an article after showing the consequences, and redirects the old address", async () => {
	const [name, now] = ["how-brandslug-partners-get-paid", "how-partners-are-paid"];
	const old = fillBrandSlug(name);
	await open(`news/entries/${name}`);
	await page.getByText("Rename / Retire").click();
	await page.getByLabel("New address").fill(now);
	await page.getByRole("button", { name: "Rename…" }).click();
	const told = page.getByRole("alert");
	await told.getByText(`/news/${old} leads to /news/${now} from then on`).waitFor();
	const file = (name: string) => path.join(copy.folder, `content/news/${name}.md`);
	expect(existsSync(file(name))).toBe(true);
	await told.getByRole("button", { name: "Do it" }).click();
	await expect.poll(() => page.getByLabel("Address of the page").inputValue()).toBe(`/news/${now}`);
	expect(existsSync(file(name))).toBe(false);
	expect(readFileSync(file(now), "utf8")).toContain(`slug: ${now}\n`);
	await forms.locator("[data-key-path=slug]").waitFor();
	await expect
		.poll(async () => {
			const { status, headers } = await fetch(`${copy.origin}/ru/news/${old}`, { redirect: "manual" });
			return `${status} ${headers.get("location")}`;
		})
		.toBe(`301 /ru/news/${now}`);
});

it("rejects retiring a game that a page still shows, and names the place", async () => {
	await open("games/entries/boat-attack");
	await page.getByText("Rename / Retire").click();
	await page.getByRole("button", { name: "Retire…" }).click();
	await page.getByRole("alert").getByText("content/places.yaml:2: shows its pictures.").waitFor();
	expect(await page.getByRole("button", { name: "Do it" }).count()).toBe(0);
});

it("requested no other host and saved every file", () => {
	expect(elsewhere).toEqual([]);
	expect(getUnsavedFiles).toEqual([]);
});

it("rejects requests from another host, and files without a form", async () => {
	const file = `${copy.origin}/desk/files/content/games/boat-attack.yaml`;
	const own = { origin: copy.origin };
	expect((await fetch(file, { headers: { origin: "https://site.example" } })).status).toBe(403);
	expect((await fetch(file, { method: "PUT", body: "x" })).status).toBe(403);
	const wish = JSON.stringify({ action: "retire", entry: "games/kitty-litter", isSure: true });
	expect((await fetch(`${copy.origin}/desk/entries`, { method: "POST", body: wish })).status).toBe(403);
	for (const name of ["package.json", ".git/config", "content/games/..%2f..%2fpackage.json", "content/games/x.ts"]) {
		const answer = await fetch(`${copy.origin}/desk/files/${name}`, { method: "PUT", body: "x", headers: own });
		expect(answer.status, name).toBe(403);
	}
});
