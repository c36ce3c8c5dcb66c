import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { type Connect, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { ContentError } from "#content/model/contentError.ts";
import { bodyOf, sendResponse } from "./answers.ts";
import { bundleDesk } from "./bundleDesk.ts";
import { changeEntry } from "./changeEntry.ts";
import { deskConfig } from "./config.ts";
import { frameDocument, picturesDocument, shellDocument } from "./documents.ts";
import { inEditorWords, type ToldProblem } from "./editorWords.ts";
import { refusalOf } from "./guard.ts";
import { answerPictures } from "./pictures.ts";
import { answerVersion } from "./versionAnswers.ts";
import { openWorkingCopy, RefusedChange, type WorkingCopy } from "./workingCopy.ts";

const types: Readonly<Record<string, string>> = {
	".js": "text/javascript",
	".json": "application/json",
	".png": "image/png",
	".wasm": "application/wasm",
	".woff2": "font/woff2",
};

/**
 * The editor's desk on the development server: forms at the left, the site's page at the right, below `/desk/`.
 *
 * @param port that the server listens on
 */
export function desk(port: number): Plugin {
	return {
		name: "desk",
		enforce: "pre",
		async configureServer(server) {
			const copy = openWorkingCopy(server.config.root);
			const files = await bundleDesk();
			let changedAt = 0;
			server.watcher.on("all", () => {
				changedAt = Date.now();
			});
			server.middlewares.use((request, response, next) => {
				const refusal = refusalOf(request, port);
				if (refusal) return sendResponse(response, 403, `Refused: ${refusal}.\n`);
				return next();
			});
			server.middlewares.use("/desk", (request, response, next) => {
				if (isProblemsAddress(request.url)) {
					const told = async () => JSON.stringify({ problems: await problemsOf(server), changedAt });
					told().then((text) => sendResponse(response, 200, text, "application/json"), next);
					return;
				}
				if (request.url === "/entries" && request.method === "POST") {
					answerEntry(request, response, server.config.root).catch(next);
					return;
				}
				answer(request, response, copy, files).then((isAnswered) => isAnswered || next(), next);
			});
		},
	};
}

function isProblemsAddress(address = ""): boolean {
	return address.replace(/\?.*$/s, "") === "/problems.json";
}

/** What the build would stop at, as the page's own modules read the content: they forget what they have read when it changes. */
async function problemsOf({ environments, config }: ViteDevServer): Promise<ToldProblem[]> {
	const environment = Object.values(environments).find(isRunnableDevEnvironment);
	if (!environment) return [];
	const { contentProblems }: { contentProblems: () => string[] } = await environment.runner.import(
		"/content/readers/problems.server.ts",
	);
	const lineOf = (file: string, line: number) =>
		readFileSync(path.join(config.root, file), "utf8").split("\n")[line - 1] ?? "";
	return contentProblems().map((problem) => inEditorWords(problem, lineOf));
}

async function answer(
	request: Connect.IncomingMessage,
	response: ServerResponse,
	copy: WorkingCopy,
	files: ReadonlyMap<string, Uint8Array>,
): Promise<boolean> {
	const address = new URL(request.url ?? "/", "http://desk").pathname;
	if (address === "/") return sendResponse(response, 200, shellDocument, "text/html");
	if (address === "/forms/") return sendResponse(response, 200, frameDocument, "text/html");
	if (address === "/pictures/") return sendResponse(response, 200, picturesDocument, "text/html");
	if (address.startsWith("/pictures/")) return answerPictures(request, response, copy, address.slice(10));
	if (address === "/config.json")
		return sendResponse(response, 200, JSON.stringify(deskConfig({ name: "test-repo" })), "application/json");
	if (address === "/version")
		return sendResponse(response, 200, JSON.stringify(await answerVersion(request)), "application/json");
	if (address === "/files/") return sendResponse(response, 200, JSON.stringify(await copy.list()), "application/json");
	if (address.startsWith("/files/")) return answerFile(request, response, copy, decodeURIComponent(address.slice(7)));
	const file = files.get(address.slice(1));
	if (file) return sendResponse(response, 200, file, types[path.extname(address)] ?? "application/octet-stream");
	return sendResponse(response, 404, `The desk has no ${address}.\n`);
}

async function answerFile(
	request: Connect.IncomingMessage,
	response: ServerResponse,
	copy: WorkingCopy,
	file: string,
): Promise<boolean> {
	try {
		if (request.method === "GET") return sendResponse(response, 200, copy.read(file), "application/octet-stream");
		if (request.method === "PUT") copy.write(file, await bodyOf(request));
		else if (request.method === "DELETE") copy.remove(file);
		else return sendResponse(response, 405, "GET, PUT or DELETE.\n");
		return sendResponse(response, 204, "");
	} catch (error) {
		if (error instanceof ContentError) return sendResponse(response, 422, `${error.message}\n`);
		if (!(error instanceof RefusedChange)) throw error;
		return sendResponse(response, error.status, `${error.message}\n`);
	}
}

/** Renames or retires an entry, or says what that would come to. */
async function answerEntry(request: IncomingMessage, response: ServerResponse, root: string): Promise<void> {
	const { status, ...change } = changeEntry(root, (await bodyOf(request)).toString());
	sendResponse(response, status, JSON.stringify(change), "application/json");
}
