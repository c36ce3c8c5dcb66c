import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Browser, Frame, FrameLocator, Page } from "@playwright/test";
import { expect, inject, vi } from "vitest";
import { disablePainting } from "#tests/painting.ts";
import { launchBrowser } from "#tools/testing/launchBrowser.ts";
import * as repository from "#tools/versions/repository.ts";

export const copy = inject("editor");
let browser: Browser;
export let page: Page;
export let forms: Frame;
/** The page beside the forms. */
export let preview: FrameLocator;
/** Requested URLs on other hosts. */
export const elsewhere: string[] = [];

export async function openEditor(locale = "en-US"): Promise<void> {
	browser = await launchBrowser();
	// Tall, because the CMS renders only visible fields.
	page = await browser.newPage({ viewport: { width: 1700, height: 6000 }, locale });
	page.setDefaultTimeout(30_000);
	await disablePainting(page.context());
	page.on("request", (request) => {
		const { protocol, hostname } = new URL(request.url());
		if (/^http/.test(protocol) && hostname !== "127.0.0.1") elsewhere.push(request.url());
	});
	await page.goto(`${copy.origin}/editor/`);
	forms = page.frame({ name: "forms" }) as Frame;
	preview = page.frameLocator("#page");
	await forms
		.getByText(/^(Games|Игры)$/)
		.first()
		.waitFor();
}

/** Closes the browser and restores all files of the copy. */
export async function closeEditor(): Promise<void> {
	await browser?.close();
	await restoreFiles();
}

export async function restoreFiles(): Promise<void> {
	runGit("reset", "--hard", "begun");
	runGit("clean", "-d", "--force");
	const readProblems = async () => (await fetch(`${copy.origin}/editor/problems.json`)).json();
	await vi.waitFor(async () => expect(await readProblems()).toMatchObject({ problems: [] }), 20_000);
}

/** Commits the changes so far. */
export const publishChanges = () => runGit("commit", "--all", "--allow-empty", "--message", "Publish");

export const runGit = (...parameters: string[]) => repository.runGit(copy.folder, ...parameters);

/** Opens a form by the end of its URL, after the fields of the previous form have disappeared. */
export async function open(form: string): Promise<void> {
	await go("games");
	await forms.locator("[data-key-path]").first().waitFor({ state: "detached" });
	await go(form);
	await forms.locator("[data-key-path]").first().waitFor();
}

/** Opens a list or a form by the end of its URL. */
export const go = (place: string) => forms.evaluate((hash) => location.assign(hash), `#/collections/${place}`);

/** A field by its path in the file: `en.headline`. */
export const field = (name: string) => forms.locator(`[data-key-path="${name}"]`);

export const input = (name: string) => field(name).locator("input, textarea").first();

/** Waits until the preview shows a text. */
export async function waitForText(text: string): Promise<void> {
	await preview.getByText(text).filter({ visible: true }).first().waitFor();
}

export async function choose(name: string, option: string): Promise<void> {
	await field(name).getByRole("combobox").last().click();
	await forms.getByRole("option", { name: option }).first().click();
}

export const saveButton = () => forms.getByRole("button", { name: "Save", exact: true });

/** Clicks Save, and waits until the file matches `isSaved` and the CMS has no unsaved changes. */
export async function save(file: string, isSaved: (text: string) => boolean): Promise<string> {
	await saveButton().click();
	await expect.poll(() => readCopy(file), { message: file }).toSatisfy(isSaved);
	await expect.poll(() => saveButton().isDisabled()).toBe(true);
	return readCopy(file);
}

export const readCopy = (file: string) => readFile(path.join(copy.folder, file), "utf8");

export const writeCopy = (file: string, text: string) => writeFile(path.join(copy.folder, file), text);

/** Replaces a text in a file, like an editor's save or a pull. */
export async function replaceText(file: string, before: string | RegExp, after: string, target = file): Promise<void> {
	const text = await readCopy(file);
	expect(text).toMatch(before);
	await writeCopy(target, text.replace(before, after));
}

/** Sends a change like a panel of the editor, confirmed. */
export function requestChange(change: object): Promise<Response> {
	const body = JSON.stringify({ ...change, isSure: true });
	return fetch(`${copy.origin}/editor/changes`, { method: "POST", body, headers: { origin: copy.origin } });
}

/** Lines added since the last commit, below `+++` lines with their files. */
export function changedLines(): string[] {
	return runGit("diff", "--unified=0", "--no-prefix")
		.split("\n")
		.filter((line) => line.startsWith("+"));
}

/** The status and redirect target of a response. */
export async function describeResponse(address: string): Promise<string> {
	const { status, headers } = await fetch(copy.origin + address, { redirect: "manual" });
	return [status, headers.get("location")].filter(Boolean).join(" ");
}
