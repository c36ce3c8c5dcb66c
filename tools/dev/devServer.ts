import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type { AstroIntegration } from "astro";
import { isRunnableDevEnvironment, type RunnableDevEnvironment, type ViteDevServer } from "vite";
import { includeScheduled } from "#content/readers/schedule.server.ts";
import { createApi, isApiPath, sendResponse } from "#server/api.ts";
import { readEnv } from "#server/env.ts";
import { openServices } from "#server/services.ts";
import type { findPage } from "./findPage.server.ts";

/** Files that modules read at run time instead of importing them. */
const contentFiles = /^(content\/.+\.(md|ya?ml|json)|public\/locales\/.+\.json|config\/.+\.(json|svg))$/;
/** URLs of Vite and Astro without a file extension. */
const internalFiles = /^\/(@|__|node_modules\/)/;

/**
 * Makes `astro dev` respond like the server (redirects, error pages, the contact form with `INBOX_FILE`), shows
 * scheduled entries, and reloads pages when content changes.
 */
export function devServer(): AstroIntegration {
	return {
		name: "dev-server",
		hooks: {
			"astro:config:setup": ({ command, injectRoute, updateConfig }) => {
				if (command !== "dev") return;
				process.env.CONTENT_AT ??= includeScheduled;
				// Otherwise, Astro would respond with 404 instead of redirecting to the URL without a trailing slash.
				updateConfig({ trailingSlash: "ignore" });
				// In development, Astro prefers its own page at this path to `src/pages/[...lang]/404.astro`.
				injectRoute({ pattern: "/404", entrypoint: "./tools/dev/notFound.astro", prerender: true });
			},
			"astro:server:setup": ({ server }) => {
				const pages = server.environments.ssr;
				if (!isRunnableDevEnvironment(pages)) throw new Error("The development server cannot run the pages' modules.");
				serveContactForm(server);
				server.middlewares.use((request, response, next) => {
					routePage(pages, request, response).then((isAnswered) => isAnswered || next(), next);
				});
				watchContent(server, () => reloadContent(server, pages));
			},
		},
	};
}

/** Calls `onChange` when a file changes that modules read instead of importing it. */
export function watchContent({ watcher, config }: ViteDevServer, onChange: () => void): void {
	watcher.on("all", (_, file) => {
		if (contentFiles.test(path.relative(config.root, file).replaceAll(path.sep, "/"))) onChange();
	});
}

/** Redirects, or makes Astro render the page that the server would send. @returns whether the response is sent */
async function routePage(
	{ runner }: RunnableDevEnvironment,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<boolean> {
	const { url = "" } = request;
	if (internalFiles.test(url)) return false;
	let route: ReturnType<typeof findPage>;
	try {
		// Imported by the runner to share its cached content.
		const loadedModule: { findPage: typeof findPage } = await runner.import("/tools/dev/findPage.server.ts");
		route = loadedModule.findPage(url);
	} catch {
		// The page reports the error in the content.
		return false;
	}
	if (route?.kind === "redirect") {
		response.writeHead(route.status, { location: route.location }).end();
		return true;
	}
	if (route && route.status !== 200) {
		request.url = route.path;
		replaceStatus(response, route.status);
	}
	return false;
}

/** Sends `status` instead of 200: Astro knows only `/404` and `/500` as error pages. */
function replaceStatus(response: ServerResponse, status: number): void {
	const { writeHead } = response;
	response.writeHead = (code: number, ...rest: unknown[]) =>
		Reflect.apply(writeHead, response, [code === 200 ? status : code, ...rest]);
}

function serveContactForm({ middlewares, httpServer }: ViteDevServer): void {
	let services: ReturnType<typeof openServices> | undefined;
	httpServer?.once("close", async () => (await services)?.stop());
	middlewares.use(async (request, response, next) => {
		if (!isApiPath(request.url ?? "")) return next();
		try {
			services ??= openServices(readEnv(process.env), "build");
			await sendResponse(response, await createApi(await services)(request));
		} catch (error) {
			next(error);
		}
	});
}

/** Reloads all modules and content at once, for changes that the watcher has not reported yet. */
export function reloadAll(server: ViteDevServer, pages: RunnableDevEnvironment): void {
	pages.moduleGraph.invalidateAll();
	reloadContent(server, pages);
}

/** Invalidates the site's modules, which cache content, and reloads the pages in browsers. */
function reloadContent({ config, ws }: ViteDevServer, { runner }: RunnableDevEnvironment): void {
	const { evaluatedModules } = runner;
	for (const loadedModule of evaluatedModules.idToModuleMap.values()) {
		const isOwn = loadedModule.file.startsWith(config.root) && !loadedModule.file.includes("/node_modules/");
		if (isOwn) evaluatedModules.invalidateModule(loadedModule);
	}
	ws.send({ type: "full-reload" });
}
