import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { matchPage } from "#site/pages.ts";
import { barePath, languageOf } from "#site/paths.ts";

/** A served build; `origin` has no slash at the end. */
export interface Site {
	readonly origin: string;
	readonly stop: () => Promise<void>;
}

/**
 * Starts a server and waits until it prints its address.
 *
 * @param folder the checkout in which the command runs
 * @param command program and arguments, separated by spaces; reads the variables PORT and HOST
 * @throws if it ends before
 */
export async function startSite(folder: string, command: string): Promise<Site> {
	const data = mkdtempSync(path.join(tmpdir(), "bench-"));
	const [program = "", ...parameters] = command.split(" ");
	// All messages come from one address.
	const limits = { RATE_QUARANTINE: "100000000", RATE_REFUSE: "100000000", LOG_LEVEL: "warn" };
	const env = { ...process.env, PORT: "0", HOST: "127.0.0.1", INBOX_FILE: path.join(data, "inbox.sqlite"), ...limits };
	const child = spawn(program, parameters, { cwd: folder, env, stdio: ["ignore", "pipe", "inherit"] });
	const closed = once(child, "close");
	const [text] = await Promise.race([once(child.stdout, "data"), closed]);
	const stop = async () => {
		child.kill("SIGTERM");
		await closed;
		rmSync(data, { recursive: true });
	};
	const port = /http:\/\/[\w.]+:(\d+)/.exec(String(text))?.[1];
	if (port) return { origin: `http://127.0.0.1:${port}`, stop };
	await stop();
	throw new Error(`"${command}" in ${folder} prints no address. Build the site there first, or change --serve.`);
}

/**
 * The largest English and Russian page of each type in the sitemap, such as `{ name: "game en", path: "/games/boat-attack" }`.
 *
 * @param types keys of `site/pages.ts`; all if empty
 */
export async function listPages(origin: string, types: readonly string[]) {
	const largest = new Map<string, { name: string; path: string; size: number }>();
	for (const [, url = ""] of (await fetchText(`${origin}/sitemap.xml`)).matchAll(/<loc>(.*?)<\/loc>/g)) {
		const { pathname } = new URL(url);
		const type = matchPage(barePath(pathname))?.key ?? "";
		const name = `${type} ${languageOf(pathname)}`;
		if (!/ (?:en|ru)$/.test(name) || (types.length > 0 && !types.includes(type))) continue;
		const size = (await fetchText(origin + pathname)).length;
		if (size > (largest.get(name)?.size ?? 0)) largest.set(name, { name, path: pathname, size });
	}
	if (largest.size === 0) throw new Error(`${origin}/sitemap.xml has no page of the types ${types.join(", ")}.`);
	return [...largest.values()];
}

export async function fetchText(url: string): Promise<string> {
	return (await fetch(url)).text();
}
