import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { tmpdir } from "node:os";
import path from "node:path";
import { matchPage } from "#config/pages.ts";
import { getPathLanguage, stripLocalePrefix } from "#config/paths.ts";

/** A served build; `origin` has no trailing slash. */
export type BenchSite = Awaited<ReturnType<typeof startSite>>;

/** Starts a server that reads PORT and HOST, in a checkout. Throws if it prints no URL. */
export async function startSite(folder: string, command: string) {
	const INBOX_FILE = path.join(tmpdir(), `bench-${randomUUID()}.sqlite`);
	const [program = "", ...parameters] = command.split(" ");
	// All messages come from one IP address.
	const limits = { RATE_QUARANTINE: "100000000", RATE_REFUSE: "100000000", LOG_LEVEL: "warn" };
	const env = { ...process.env, PORT: "0", HOST: "127.0.0.1", INBOX_FILE, ...limits };
	const child = spawn(program, parameters, { cwd: folder, env, stdio: ["ignore", "pipe", "inherit"] });
	const serverClosed = once(child, "close");
	const [text] = await Promise.race([once(child.stdout, "data"), serverClosed]);
	const stop = async () => {
		child.kill("SIGTERM");
		await serverClosed;
	};
	const port = /http:\/\/[\w.]+:(\d+)/.exec(String(text))?.[1];
	if (port) return { origin: `http://127.0.0.1:${port}`, stop };
	await stop();
	throw new Error(`"${command}" in ${folder} prints no URL. Build the site there first, or change --serve.`);
}

/** The largest English and Russian page of each type in the sitemap. Without `types`, of all page types. */
export async function listPages(origin: string, types: readonly string[]) {
	const largestPages = new Map<string, { name: string; path: string; size: number }>();
	for (const [, url = ""] of (await fetchText(`${origin}/sitemap.xml`)).matchAll(/<loc>(.*?)<\/loc>/g)) {
		const { pathname } = new URL(url);
		const type = matchPage(stripLocalePrefix(pathname))?.key ?? "";
		const name = `${type} ${getPathLanguage(pathname)}`;
		if (!/ (?:en|ru)$/.test(name) || (types.length > 0 && !types.includes(type))) continue;
		const size = (await fetchText(origin + pathname)).length;
		if (size > (largestPages.get(name)?.size ?? 0)) largestPages.set(name, { name, path: pathname, size });
	}
	if (largestPages.size === 0) throw new Error(`${origin}/sitemap.xml has no page of the types ${types.join(", ")}.`);
	return [...largestPages.values()];
}

export const fetchText = async (url: string) => (await fetch(url)).text();
