import path from "node:path";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { declaredPages } from "#content/locales/locales.server.ts";
import type { readMoves } from "#content/readers/redirects.server.ts";
import { everyDay } from "#content/readers/schedule.server.ts";
import type { clauseFiles } from "#content/search/clauseFile.server.ts";
import type { searchFiles } from "#content/search/searchFile.server.ts";
import { headScript, inlineBootScript } from "#scripts/build/inlineParts.ts";
import { createApi, isApiPath } from "#server/api.ts";
import { readEnv } from "#server/env.ts";
import { openServices } from "#server/services.ts";
import { resolveMoved } from "#site/resolveMoved.ts";

/** What pages are made of, but modules do not import: what says something, and in which words. */
const read = /^(content\/.+\.(md|ya?ml|json)|public\/locales\/.+\.json)$/;

/**
 * Makes the development server the whole site. What the build's finishing step adds to pages or writes beside them comes from
 * memory, the contact form reaches an inbox (`INBOX_FILE`), and pages load again when a text that they read changes.
 */
export function devSite(): Plugin {
	return {
		name: "dev-site",
		config(_, { command, isPreview }) {
			// Whoever works on the site sees what is to come as well.
			if (command === "serve" && !isPreview) process.env.CONTENT_AT ??= everyDay;
		},
		configureServer(server) {
			serveScripts(server);
			serveSearch(server);
			serveMoves(server);
			serveInbox(server);
			server.watcher.on("all", (_, file) => {
				if (read.test(path.relative(server.config.root, file).replaceAll(path.sep, "/"))) readAgain(server);
			});
		},
	};
}

/** The scripts that `app/root.tsx` and `app/boot/Boot.tsx` ask for in development. */
function serveScripts({ middlewares }: ViteDevServer): void {
	const scripts: Readonly<Record<string, () => Promise<string>>> = {
		"/boot/head.js": headScript,
		"/boot/place.js": () => inlineBootScript("app/boot/keepPlace.ts"),
	};
	middlewares.use(async ({ url = "" }, response, next) => {
		const script = scripts[url];
		if (!script) return next();
		response.setHeader("Content-Type", "text/javascript");
		response.end(await script());
	});
}

function serveSearch(server: ViteDevServer): void {
	server.middlewares.use(async ({ url = "" }, response, next) => {
		const { ssr } = server.environments;
		if (!/^\/(catalogue\/|assets\/games-)/.test(url) || !isRunnableDevEnvironment(ssr)) return next();
		// The pages' own copies of the modules, which forget what they have read when the pages do.
		const search: { searchFiles: typeof searchFiles } = await ssr.runner.import("/content/search/searchFile.server.ts");
		const clauses: { clauseFiles: typeof clauseFiles } = await ssr.runner.import(
			"/content/search/clauseFile.server.ts",
		);
		const files = [...search.searchFiles(), ...clauses.clauseFiles()];
		const file = files.find(({ address }) => address === url.replace(/\?.*$/s, ""));
		if (!file) return next();
		response.setHeader("Content-Type", "application/json").end(file.text);
	});
}

/** What has become of former addresses: the pages themselves know those of today alone. */
function serveMoves({ middlewares, environments: { ssr } }: ViteDevServer): void {
	middlewares.use(async (request, response, next) => {
		const [, pathname = "", search = ""] = /^([^?]*)(.*)$/s.exec(request.url ?? "") ?? [];
		if (!/^(\/\w\w)?\/+(games|news)\/[^.]+$/.test(pathname) || !isRunnableDevEnvironment(ssr)) return next();
		const redirects: { readMoves: typeof readMoves } = await ssr.runner.import("/content/readers/redirects.server.ts");
		let moves = {};
		try {
			moves = redirects.readMoves();
		} catch {
			// The page says what is wrong with the content.
		}
		const resolution = resolveMoved(
			pathname,
			search,
			(language, page) => declaredPages(language).includes(page),
			moves,
		);
		if (resolution.kind === "redirect") response.writeHead(resolution.status, { location: resolution.location }).end();
		else {
			if (resolution.kind === "gone") request.url = resolution.screen;
			next();
		}
	});
}

function serveInbox({ middlewares, httpServer }: ViteDevServer): void {
	let opened: ReturnType<typeof openServices> | undefined;
	httpServer?.once("close", async () => (await opened)?.stop());
	middlewares.use(async (request, response, next) => {
		if (!isApiPath(request.url ?? "")) return next();
		try {
			opened ??= openServices(readEnv(process.env), "build");
			await createApi(() => false, await opened)(request, response);
		} catch (error) {
			next(error);
		}
	});
}

/** Has the modules that render pages run anew, since they keep what they have read, and the browser ask for its page again. */
function readAgain({ environments: { ssr }, ws }: ViteDevServer): void {
	if (isRunnableDevEnvironment(ssr)) ssr.runner.clearCache();
	ws.send({ type: "full-reload" });
}
