import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { watchContent } from "#tools/dev/devServer.ts";
import { bundleCms } from "./bundleCms.ts";
import { type ContentRequest, changeContent } from "./changeContent.ts";
import { getCmsConfig } from "./cmsConfig.ts";
import { type EditorProblem, toEditorProblem } from "./editorProblem.ts";
import { handleGitCall, localRepository } from "./gitApi.ts";
import { isForeign, readJsonBody, sendBody, sendJson, sendRefusal } from "./http.ts";
import { readPictures, readSource, savePicture } from "./pictures.ts";
import { describeCommit } from "./savedChanges.ts";
import { openWorkingCopy, RefusedChange } from "./workingCopy.ts";

const fileTypes: Readonly<Record<string, string>> = {
	".html": "text/html",
	".css": "text/css",
	".js": "text/javascript",
	".png": "image/png",
	".wasm": "application/wasm",
	".woff2": "font/woff2",
};

/** The content editor on the development server, below `/editor/`: forms at the left, the site's page at the right. */
export function editorPlugin(): Plugin {
	return {
		name: "content-editor",
		enforce: "pre",
		async configureServer(server) {
			const files = await bundleCms();
			let changedAt = 0;
			watchContent(server, () => {
				changedAt = Date.now();
			});
			const answer = createAnswer(server, files, () => changedAt);
			server.middlewares.use((request, response, next) => {
				if (!isForeign(request)) return next();
				return sendBody(response, "text/plain", "Refused: only the editor's own page may send requests.\n", 403);
			});
			server.middlewares.use("/editor", (request, response, next) => {
				answer(request, response)
					.catch((error) => sendRefusal(response, error))
					.catch(next);
			});
		},
	};
}

function createAnswer(server: ViteDevServer, files: ReadonlyMap<string, Uint8Array>, changedAt: () => number) {
	const copy = openWorkingCopy(server.config.root);
	return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
		const { method = "GET" } = request;
		const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
		const [, folder, rest = ""] =
			/^\/(api\/v1|pictures\/entries|pictures\/sources|local\/site\/commit)\/(.+)$/.exec(pathname) ?? [];
		if (folder === "api/v1")
			return sendJson(response, handleGitCall(copy, method, rest + search, await readJsonBody(request)));
		if (folder === "local/site/commit")
			return sendBody(response, "text/plain", describeCommit(copy.root, rest).join("\n"));
		if (folder === "pictures/entries") return sendJson(response, await readPictures(copy, rest));
		if (folder === "pictures/sources") {
			if (method !== "POST") return sendBody(response, ...readSource(copy, rest));
			const { "content-type": type } = request.headers;
			return sendJson(response, await savePicture(copy, rest, type, await buffer(request)));
		}
		if (pathname === "/config.json")
			return sendJson(response, { ...getCmsConfig(getLocalBackend(request)), logout_redirect_url: "/editor/cms.html" });
		if (pathname === "/problems.json")
			return sendJson(response, { problems: await findProblems(server), changedAt: changedAt() });
		if (pathname === "/changes" && method === "POST") {
			const change = (await readJsonBody(request)) as ContentRequest;
			const problems = change.action === "publish" ? await findProblems(server) : [];
			const lines = problems.map(({ place, text }) => [place, text].filter(Boolean).join(": "));
			return sendJson(response, lines.length > 0 ? { isRefused: true, lines } : changeContent(copy.root, change));
		}
		const name = pathname === "/" ? "editor.html" : pathname.slice(1);
		const file = files.get(name);
		if (!file) throw new RefusedChange(404, `The editor has no ${pathname}.`);
		return sendBody(response, fileTypes[path.extname(name)] ?? "application/octet-stream", file);
	};
}

/** The working copy as a repository of the editor's own host. */
function getLocalBackend({ headers }: IncomingMessage) {
	const base_url = `http://${headers.host}/editor`;
	return { name: "gitea" as const, ...localRepository, base_url, api_root: `${base_url}/api/v1`, app_id: "editor" };
}

/** What the build would stop at, found by the pages' own modules, which the development server updates with the content. */
async function findProblems({ environments, config }: ViteDevServer): Promise<EditorProblem[]> {
	const pageEnvironment = Object.values(environments).find(isRunnableDevEnvironment);
	if (!pageEnvironment) return [];
	const { contentProblems }: { contentProblems: () => string[] } = await pageEnvironment.runner.import(
		"/content/readers/problems.server.ts",
	);
	const readLine = (file: string, line: number) =>
		readFileSync(path.join(config.root, file), "utf8").split("\n")[line - 1] ?? "";
	return contentProblems().map((problem) => toEditorProblem(problem, readLine));
}
