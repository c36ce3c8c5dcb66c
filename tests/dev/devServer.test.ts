import path from "node:path";
import { afterAll, expect, inject, it } from "vitest";
import { openSqlite } from "#server/contact/sqlite/openSqlite.ts";
import { closeEditor, replaceText, requestChange } from "#tests/cms/editor.ts";

const { folder, origin } = inject("editor");
afterAll(closeEditor);

/** The text of a page's h1, or the status if it is not 200. */
async function headingOf(address: string): Promise<string | number> {
	const response = await fetch(origin + address);
	const [, heading = "no heading"] = /<h1[^>]*>(.*?)<\/h1>/s.exec(await response.text()) ?? [];
	return response.ok ? heading.replaceAll(/<[^>]+>| \(from .*/g, "") : response.status;
}

it("stores messages of the contact form in the inbox", async () => {
	const params = { name: "Ann", email: "ann@example.com", message: "Hello from development" };
	const message = { date: new Date().toISOString(), form_id: 888, form_name: "Contact form", params };
	const headers = { "content-type": "application/json", origin };
	const answer = await fetch(`${origin}/reviews`, { method: "POST", headers, body: JSON.stringify(message) });
	expect(answer.status, await answer.text()).toBe(202);
	const store = openSqlite(path.join(folder, "inbox.sqlite"));
	expect(await store.list()).toMatchObject([params]);
	await store.close();
});

it("shows entries that are added, renamed or public later while it runs, at once and in each language", async () => {
	const game = "content/games/boat-attack.yaml";
	const raft = "content/games/raft.yaml";
	await replaceText(game, /^slug: .*\ntitle: .*$/m, "slug: raft\ntitle: Raft\npictures: boat-attack", raft);
	await replaceText(raft, /^featured: .*\n/m, "publishFrom: 2099-03-01\n");
	await expect.poll(() => headingOf("/games/raft")).toBe("Raft");
	expect(await headingOf("/ru/games/raft")).toBe("Raft");
	await requestChange({ action: "rename", subject: "games/raft", slug: "float" });
	await expect.poll(() => headingOf("/games/float")).toBe("Raft");
	expect(await headingOf("/games/raft")).toBe(404);

	const [article, later] = ["content/news/referral-programme-how-your-fleet-earns.md", "content/news/later.md"];
	const id = "id: 0c3cbe4a-8a0e-4a5a-9d55-5a6d3a0e2d11";
	await replaceText(article, /^id: .*$/m, `${id}\npublishFrom: 2099-03-01`, later);
	await replaceText(later, /^slug: .*\n/m, "slug: later\npicture: games/boat-attack/tall\n");
	await expect.poll(() => headingOf("/ru/news/later")).not.toBe(404);
	expect(await headingOf("/news/later")).not.toBe("no heading");
});
