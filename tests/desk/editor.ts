import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Browser, Frame, Locator, Page } from "@playwright/test";
import { expect, inject, vi } from "vitest";
import { disablePainting } from "#tests/painting.ts";
import { launchBrowser } from "#tools/testing/launchBrowser.ts";

/** What the desk works on. */
export const copy = inject("desk");
let browser: Browser;
export let page: Page;
/** The CMS. */
export let forms: Frame;
/** Addresses that the desk asked for outside this machine. */
export const elsewhere: string[] = [];
/** What the desk said was not saved. */
export const getUnsavedFiles: string[] = [];

/** Opens the desk in a browser. */
export async function openDesk(): Promise<void> {
	browser = await launchBrowser();
	// The CMS draws the fields that are in sight: in such a window, all of them.
	page = await browser.newPage({ viewport: { width: 1700, height: 6000 } });
	page.setDefaultTimeout(30_000);
	await disablePainting(page.context());
	page.on("request", (request) => {
		const { protocol, hostname } = new URL(request.url());
		if (/^http/.test(protocol) && hostname !== "127.0.0.1") elsewhere.push(request.url());
	});
	page.on("dialog", (dialog) => {
		getUnsavedFiles.push(dialog.message());
		return dialog.dismiss();
	});
	await page.goto(`${copy.origin}/desk/`);
	const frame = page.frame({ url: /\/desk\/forms\// });
	if (!frame) throw new Error("The desk has no frame with the forms.");
	forms = frame;
	await forms.getByText("Games", { exact: true }).first().waitFor();
}

/** Closes the browser and restores changed files. */
export async function closeDesk(): Promise<void> {
	await browser?.close();
	await restoreFiles();
}

/** Restores every file of the copy to its initial state. */
export async function restoreFiles(): Promise<void> {
	git("reset", "--hard", "begun");
	git("clean", "-d", "--force");
	const told = async () => (await fetch(`${copy.origin}/desk/problems.json`)).json();
	await vi.waitFor(async () => expect(await told()).toMatchObject({ problems: [] }), {
		timeout: 20_000,
		interval: 200,
	});
}

/** Publishes the changes so far. */
export function commit(): void {
	git("commit", "--all", "--allow-empty", "--message", "Publish");
}

function git(...parameters: string[]): void {
	execFileSync("git", ["-C", copy.folder, ...parameters], { stdio: "ignore" });
}

/** Opens a form of the CMS from a list, as a click does: the fields of the last form are gone before. */
export async function open(form: string): Promise<void> {
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
export function field(name: string): Locator {
	return forms.locator(`[data-key-path="${name}"]`);
}

export async function write(name: string, text: string): Promise<void> {
	await field(name).locator("input, textarea").first().fill(text);
}

/** Presses Save, and waits until the file is as it should be and the CMS has nothing left to save. */
export async function save(file: string, isSaved: (text: string) => boolean): Promise<string> {
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
export async function shows(address: string, words: string): Promise<void> {
	const isShown = async () => (await (await fetch(copy.origin + address)).text()).includes(words);
	await expect.poll(isShown, { timeout: 10_000 }).toBe(true);
}

/** Begins to measure a task, as its first click does; what it returns is called when the page shows the result. */
export function startSharing(task: string): () => void {
	const begun = performance.now();
	return () => console.log(`${task}: ${((performance.now() - begun) / 1000).toFixed(1)} s until the page shows it`);
}

/** Lines that one text has and the other lacks. */
export function changedLines(before: string, after: string): string[] {
	const lines = before.split("\n");
	return after.split("\n").filter((line, index) => line !== lines[index]);
}

/** Texts of all files that the desk edits, by path. */
export async function copyFiles(): Promise<Map<string, string>> {
	const listed: { path: string }[] = await (await fetch(`${copy.origin}/desk/files/`)).json();
	return new Map(listed.map(({ path: file }) => [file, readFileSync(path.join(copy.folder, file), "utf8")]));
}

/** Chooses from a list by an option's words. */
export async function chooseOption(name: string, option: string): Promise<void> {
	await field(name).getByRole("combobox").last().click();
	await forms.getByRole("option", { name: option }).first().click();
}
