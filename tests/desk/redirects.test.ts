import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { closeDesk, copy, field, forms, open, openDesk, page, save, write } from "./editor.ts";

beforeAll(openDesk);
afterAll(closeDesk);

const file = "content/redirects.yaml";
const form = "_singletons/entries/redirects";

/** What a former address answers: the status, and where it leads. */
async function answerOf(address: string): Promise<string> {
	const { status, headers } = await fetch(copy.origin + address, { redirect: "manual" });
	return [status, headers.get("location")].filter(Boolean).join(" ");
}

it("adds former addresses in a form, which redirect or return the screen for removed pages", async () => {
	await open(form);
	const add = forms.getByRole("button", { name: /Add/ }).first();
	await add.click();
	await write("entries.0.from", "/games/raft");
	await write("entries.0.to", "/games/boat-attack");
	await add.click();
	await write("entries.1.from", "/news/old-offer");
	// The choices of a new entry listen a moment after they are drawn: as soon as one of them can be reached by the keyboard.
	await field("entries.1.gone").locator('[role="radio"][tabindex="-1"]').click();
	const saved = await save(file, (text) => text.includes("gone"));
	expect(saved).toBe("- from: /games/raft\n  to: /games/boat-attack\n- from: /news/old-offer\n  gone: true\n");
	await expect.poll(() => answerOf("/ru/games/raft"), { timeout: 10_000 }).toBe("301 /ru/games/boat-attack");
});

it("names a redirect to nowhere or to itself with the labels of the form until it is corrected", async () => {
	await open(form);
	await write("entries.0.to", "/games/raft");
	await save(file, (text) => text.includes("to: /games/raft"));
	const note = page.locator("#problems");
	await note
		.getByText("/games/raft leads to itself. Write the address of a page, or “Taken down” in its place")
		.waitFor();
	await write("entries.0.to", "/games/never");
	await save(file, (text) => text.includes("/games/never"));
	await note.getByText("no page has the address /games/never").waitFor();
	await note.getByRole("link", { name: "Former addresses, Leads to, entry 1" }).click();
	await write("entries.0.to", "/games/boat-attack");
	await save(file, (text) => text.includes("/games/boat-attack"));
	await note.getByText("no page has the address").waitFor({ state: "detached" });
	expect(await readFile(path.join(copy.folder, file), "utf8")).not.toContain("never");
});
