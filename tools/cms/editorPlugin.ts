import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import { buffer, json } from "node:stream/consumers";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { ContentError } from "#content/model/contentError.ts";
import type * as problemsModule from "#content/readers/problems.server.ts";
import { sendResponse } from "#server/api.ts";
import { getContentType } from "#server/sendFile.ts";
import { reloadAll, watchContent } from "#tools/dev/devServer.ts";
import { toCmsBackend } from "./admin.ts";
import { bundleCms, type CmsFiles } from "./bundleCms.ts";
import { type ContentRequest, changeContent } from "./changeContent.ts";
import { getCmsConfig } from "./collections.ts";
import { type EditorProblem, toEditorProblem } from "./editorProblem.ts";
import { handleGitCall, localRepository } from "./gitApi.ts";
import { editorHeaders, isForeign } from "./http.ts";
import { readPictures, savePicture } from "./pictures.ts";
import { describeCommit } from "./savedChanges.ts";

/** The content editor below `/editor/` on the development server: forms on the left, the site's page on the right. */
export function editorPlugin(): Plugin {
	return {
		name: "content-editor",
		enforce: "pre",
		async configureServer(server) {
			const answer = createAnswer(server, await bundleCms());
			server.middlewares.use((request, response, next) => {
				if (!isForeign(request)) return next();
				response
					.writeHead(403, { "content-type": "text/plain" })
					.end("Refused: only the editor's own page may send requests.\n");
			});
			server.middlewares.use("/editor", (request, response, next) => {
				response.setHeaders(new Map(Object.entries(editorHeaders)));
				answer(request)
					.then((found) => (found instanceof Response ? found : Response.json(found)), describeRefusal)
					.then((found) => sendResponse(response, found))
					.catch(next);
			});
		},
	};
}

/** Returns a Response, or a value to send as JSON. @throws ContentError for refused requests */
function createAnswer(server: ViteDevServer, files: CmsFiles) {
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
	return async (request: IncomingMessage): Promise<unknown> => {
		const { method = "GET", headers } = request;
		const { pathname, search, searchParams } = new URL(request.url ?? "/", "http://localhost");
		const isPost = method === "POST";
		const [, folder, rest = ""] = /^\/(api\/v1|pictures|local\/site\/commit)\/(.+)$/.exec(pathname) ?? [];
		if (folder === "api/v1") return handleGitCall(root, method, rest + search, isPost && (await json(request)));
		if (folder === "local/site/commit") return new Response(describeCommit(root, rest).join("\n"));
		if (folder === "pictures")
			return isPost ? savePicture(root, rest, searchParams, await buffer(request)) : readPictures(root, rest);
		if (pathname === "/config.json") {
			const base_url = `http://${headers.host}/editor`;
			const cmsBackend = toCmsBackend({ name: "gitea", ...localRepository, base_url, app_id: "editor" });
			config ??= getCmsConfig(cmsBackend);
			return { ...config, backend: cmsBackend, logout_redirect_url: "/editor/cms.html" };
		}
		if (pathname === "/problems.json") return { problems: await listProblems(), changedAt };
		if (pathname === "/changes" && isPost) {
			const change = (await json(request)) as ContentRequest;
			const problems = change.action === "publish" ? toLines(await listProblems()) : [];
			if (problems.length > 0) throw new ContentError(problems);
			return changeContent(root, change, async () => toLines(await findProblems(server, true)));
		}
		const name = pathname === "/" ? "editor.html" : pathname.slice(1);
		const file = files.get(name);
		if (!file) throw new ContentError([`The editor has no ${pathname}.`]);
		return new Response(file, { headers: { "content-type": getContentType(name) } });
	};
}

function describeRefusal(error: unknown): Response {
	if (!(error instanceof ContentError)) throw error;
	return Response.json({ message: error.message }, { status: 422 });
}

const toLines = (problems: readonly EditorProblem[]) =>
	problems.map(({ place, text }) => [place, text].filter(Boolean).join(": "));

/** Problems that would fail the build, found by modules that the development server reloads with the content. */
async function findProblems(server: ViteDevServer, isMerged = false): Promise<EditorProblem[]> {
	const { ssr } = server.environments;
	if (!isRunnableDevEnvironment(ssr)) return [];
	// The watcher reports merged files later.
	if (isMerged) reloadAll(server, ssr);
	const problemReader: typeof problemsModule = await ssr.runner.import("/content/readers/problems.server.ts");
	const readLine = (file: string, line: number) =>
		readFileSync(path.join(server.config.root, file), "utf8").split("\n")[line - 1] ?? "";
	return problemReader.contentProblems().map((problem) => toEditorProblem(problem, readLine));
}
