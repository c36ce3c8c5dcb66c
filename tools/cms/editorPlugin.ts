import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { buffer, json } from "node:stream/consumers";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { ContentError } from "#content/model/contentError.ts";
import { watchContent } from "#tools/dev/devServer.ts";
import { bundleCms } from "./bundleCms.ts";
import { type ContentRequest, changeContent } from "./changeContent.ts";
import { getCmsConfig } from "./collections.ts";
import { type EditorProblem, toEditorProblem } from "./editorProblem.ts";
import { handleGitCall, localRepository } from "./gitApi.ts";
import { isForeign, sendBody, sendJson } from "./http.ts";
import { readPictures, savePicture } from "./pictures.ts";
import { describeCommit } from "./savedChanges.ts";

const fileTypes: Readonly<Record<string, string>> = {
	".html": "text/html",
	".css": "text/css",
	".js": "text/javascript",
	".png": "image/png",
	".wasm": "application/wasm",
	".woff2": "font/woff2",
};

/** The content editor below `/editor/` on the development server: forms on the left, the site's page on the right. */
export function editorPlugin(): Plugin {
	return {
		name: "content-editor",
		enforce: "pre",
		async configureServer(server) {
			const answer = createAnswer(server, await bundleCms());
			server.middlewares.use((request, response, next) => {
				if (!isForeign(request)) return next();
				return sendBody(response, "text/plain", "Refused: only the editor's own page may send requests.\n", 403);
			});
			server.middlewares.use("/editor", (request, response, next) => {
				answer(request, response).catch((error) => {
					if (!(error instanceof ContentError)) return next(error);
					sendJson(response, { message: error.message }, 422);
				});
			});
		},
	};
}

function createAnswer(server: ViteDevServer, files: ReadonlyMap<string, Uint8Array>) {
	const { root } = server.config;
	// Cached, because with another configuration the CMS would discard unsaved texts.
	let config: ReturnType<typeof getCmsConfig> | undefined;
	let changedAt = 0;
	let foundProblems: Promise<EditorProblem[]> | undefined;
	watchContent(server, () => {
		changedAt = Date.now();
	});
	// Any file, because code can also cause problems.
	server.watcher.on("all", () => {
		foundProblems = undefined;
	});
	const listProblems = () => {
		foundProblems ??= findProblems(server).catch((error) => {
			foundProblems = undefined;
			throw error;
		});
		return foundProblems;
	};
	return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
		const { method = "GET", headers } = request;
		const { pathname, search, searchParams } = new URL(request.url ?? "/", "http://localhost");
		const isPost = method === "POST";
		const [, folder, rest = ""] = /^\/(api\/v1|pictures|local\/site\/commit)\/(.+)$/.exec(pathname) ?? [];
		if (folder === "api/v1")
			return sendJson(response, handleGitCall(root, method, rest + search, isPost && (await json(request))));
		if (folder === "local/site/commit") return sendBody(response, "text/plain", describeCommit(root, rest).join("\n"));
		if (folder === "pictures") {
			if (!isPost) return sendJson(response, await readPictures(root, rest));
			return sendJson(response, await savePicture(root, rest, searchParams, await buffer(request)));
		}
		if (pathname === "/config.json") {
			const base_url = `http://${headers.host}/editor`;
			const backend = {
				name: "gitea",
				...localRepository,
				base_url,
				api_root: `${base_url}/api/v1`,
				app_id: "editor",
			} as const;
			config ??= getCmsConfig(backend);
			return sendJson(response, { ...config, backend, logout_redirect_url: "/editor/cms.html" });
		}
		if (pathname === "/problems.json") return sendJson(response, { problems: await listProblems(), changedAt });
		if (pathname === "/changes" && isPost) {
			const change = (await json(request)) as ContentRequest;
			const problems = change.action === "publish" ? await listProblems() : [];
			const lines = problems.map(({ place, text }) => [place, text].filter(Boolean).join(": "));
			return sendJson(response, lines.length > 0 ? { isRefused: true, lines } : changeContent(root, change));
		}
		const name = pathname === "/" ? "editor.html" : pathname.slice(1);
		const file = files.get(name);
		if (!file) throw new ContentError([`The editor has no ${pathname}.`]);
		return sendBody(response, fileTypes[path.extname(name)] ?? "application/octet-stream", file);
	};
}

/** Problems that would fail the build, found by modules that the development server reloads with the content. */
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
