import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Browser, Frame, FrameLocator, Locator, Page } from "@playwright/test";
import { expect, inject, vi } from "vitest";
import { disablePainting } from "#tests/painting.ts";
import { launchBrowser } from "#tools/testing/launchBrowser.ts";

/** The copy of the site that the editor edits. */
export const copy = inject("editor");
let browser: Browser;
export let page: Page;
/** The CMS. */
export let forms: Frame;
/** The site's page beside the forms. */
export let preview: FrameLocator;
/** Addresses outside this machine that the editor requested. */
export const elsewhere: string[] = [];

export async function openEditor(): Promise<void> {
	browser = await launchBrowser();
	// The CMS draws only the fields in the window.
	page = await browser.newPage({ viewport: { width: 1700, height: 6000 } });
	page.setDefaultTimeout(30_000);
	await disablePainting(page.context());
	page.on("request", (request) => {
		const { protocol, hostname } = new URL(request.url());
		if (/^http/.test(protocol) && hostname !== "127.0.0.1") elsewhere.push(request.url());
	});
	await page.goto(`${copy.origin}/editor/`);
	forms = page.frame({ name: "forms" }) as Frame;
	preview = page.frameLocator("#page");
	await forms.getByText("Games", { exact: true }).first().waitFor();
}

/** Closes the browser and restores every file of the copy to its initial state. */
export async function closeEditor(): Promise<void> {
	await browser?.close();
	runGit("reset", "--hard", "begun");
	runGit("clean", "-d", "--force");
	const readProblems = async () => (await fetch(`${copy.origin}/editor/problems.json`)).json();
	await vi.waitFor(async () => expect(await readProblems()).toMatchObject({ problems: [] }), 20_000);
}

/** Publishes the changes so far. */
export function publishChanges(): void {
	runGit("commit", "--all", "--allow-empty", "--message", "Publish");
}

function runGit(...parameters: string[]): string {
	return execFileSync("git", ["-C", copy.folder, ...parameters], { encoding: "utf8", stdio: "pipe" });
}

/** Opens a form of the CMS by the end of its address, once the fields of the last form are gone. */
export async function open(form: string): Promise<void> {
	await go("games");
	await forms.locator("[data-key-path]").first().waitFor({ state: "detached" });
	await go(form);
	await forms.locator("[data-key-path]").first().waitFor();
}

/** Shows a list or a form of the CMS by the end of its address. */
export async function go(place: string): Promise<void> {
	await forms.evaluate((hash) => {
		location.hash = hash;
	}, `#/collections/${place}`);
}

/** A field by its path in the file: `en.headline`. */
export function field(name: string): Locator {
	return forms.locator(`[data-key-path="${name}"]`);
}

/** Waits until the page beside the forms shows a text. */
export async function waitForText(text: string): Promise<void> {
	await preview.getByText(text).filter({ visible: true }).first().waitFor();
}

export function input(name: string): Locator {
	return field(name).locator("input, textarea").first();
}

/** Chooses from a list by an option's text. */
export async function choose(name: string, option: string): Promise<void> {
	await field(name).getByRole("combobox").last().click();
	await forms.getByRole("option", { name: option }).first().click();
}

export const saveButton = () => forms.getByRole("button", { name: "Save", exact: true });

/** Presses Save, and waits until the file is as it should be and the CMS has nothing left to save. */
export async function save(file: string, isSaved: (text: string) => boolean): Promise<string> {
	await saveButton().click();
	await expect.poll(() => readCopy(file), { message: file }).toSatisfy(isSaved);
	await expect.poll(() => saveButton().isDisabled()).toBe(true);
	return readCopy(file);
}

export function readCopy(file: string): Promise<string> {
	return readFile(path.join(copy.folder, file), "utf8");
}

export function writeCopy(file: string, text: string): Promise<void> {
	return writeFile(path.join(copy.folder, file), text);
}

/** Lines that the copy has and the last commit lacks, each file behind `+++`. */
export function changedLines(): string[] {
	return runGit("diff", "--unified=0", "--no-prefix")
		.split("\n")
		.filter((line) => line.startsWith("+"));
}

/** What an address answers: the status, and where it leads. */
export async function describeResponse(address: string): Promise<string> {
	const { status, headers } = await fetch(copy.origin + address, { redirect: "manual" });
	return [status, headers.get("location")].filter(Boolean).join(" ");
}
