import path from "node:path";
import type { AstroIntegration } from "astro";
import { isRunnableDevEnvironment, type ViteDevServer } from "vite";
import { declaredPages } from "#content/locales/locales.server.ts";
import type { readMoves } from "#content/readers/redirects.server.ts";
import { everyDay } from "#content/readers/schedule.server.ts";
import { createApi, isApiPath } from "#server/api.ts";
import { readEnv } from "#server/env.ts";
import { openServices } from "#server/services.ts";
import { resolveMoved } from "#site/resolveMoved.ts";

/** Content that pages are made of, but modules do not import. */
const content = /^(content\/.+\.(md|ya?ml|json)|public\/locales\/.+\.json)$/;

/**
 * Makes the development server the whole site: it shows content to come, answers former addresses, stores contact messages
 * (`INBOX_FILE`), and reloads pages when a text or a content file changes.
 */
export function devServer(): AstroIntegration {
	return {
		name: "dev-server",
		hooks: {
			"astro:config:setup": ({ command }) => {
				if (command === "dev") process.env.CONTENT_AT ??= everyDay;
			},
			"astro:server:setup": ({ server }) => {
				answerFormerAddresses(server);
				storeMessages(server);
				server.watcher.on("all", (_, file) => {
					if (content.test(path.relative(server.config.root, file).replaceAll(path.sep, "/"))) reload(server);
				});
			},
		},
	};
}

/** Pages know today's addresses only. */
function answerFormerAddresses({ middlewares, environments }: ViteDevServer): void {
	middlewares.use(async (request, response, next) => {
		const [, pathname = "", search = ""] = /^([^?]*)(.*)$/s.exec(request.url ?? "") ?? [];
		if (!/^(\/\w\w)?\/+(games|news)\/[^.]+$/.test(pathname)) return next();
		const environment = Object.values(environments).find(isRunnableDevEnvironment);
		if (!environment) return next();
		const redirects: { readMoves: typeof readMoves } = await environment.runner.import(
			"/content/readers/redirects.server.ts",
		);
		let moves = {};
		try {
			moves = redirects.readMoves();
		} catch {
			// The page says what is wrong with the content.
		}
		const hasPage: Parameters<typeof resolveMoved>[2] = (language, page) => declaredPages(language).includes(page);
		const resolution = resolveMoved(pathname, search, hasPage, moves);
		if (resolution.kind === "redirect") response.writeHead(resolution.status, { location: resolution.location }).end();
		else {
			if (resolution.kind === "gone") request.url = resolution.screen;
			next();
		}
	});
}

function storeMessages({ middlewares, httpServer }: ViteDevServer): void {
	let services: ReturnType<typeof openServices> | undefined;
	httpServer?.once("close", async () => (await services)?.stop());
	middlewares.use(async (request, response, next) => {
		if (!isApiPath(request.url ?? "")) return next();
		try {
			services ??= openServices(readEnv(process.env), "build");
			await createApi(() => false, await services)(request, response);
		} catch (error) {
			next(error);
		}
	});
}

/** Modules that read content keep it in memory: they are loaded again, and the browser asks for its page again. */
function reload({ environments, ws }: ViteDevServer): void {
	for (const environment of Object.values(environments)) {
		if (isRunnableDevEnvironment(environment)) environment.runner.clearCache();
	}
	ws.send({ type: "full-reload" });
}
