import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { bodyOf } from "./answers.ts";

/** What a save asked for. */
interface SavedCommit {
	readonly message: string;
	readonly author: { readonly name: string };
	readonly files: readonly { readonly operation: string; readonly path: string; readonly text: string }[];
}

/** A repository's host as far as the desk on the web speaks with it. */
export interface GitHost {
	/** Without a slash at its end. */
	readonly origin: string;
	readonly commits: readonly SavedCommit[];
	/** Requests that it does not know, or that a browser's or an application's rights do not cover. */
	readonly refused: readonly string[];
	end(): void;
}

/** What the operator registers and sets at the host. */
interface Registration {
	readonly repo: string;
	readonly appId: string;
	readonly redirectAddress: () => string;
	/** `[cors]` of its settings: the site, and the headers that it may send. */
	readonly allowedOrigin: () => string;
	readonly allowedHeaders: readonly string[];
}

/** The editor who signs in. */
const editor = {
	id: 7,
	login: "editor",
	full_name: "Erin Editor",
	email: "erin@site.example",
	avatar_url: "",
	html_url: "",
};

/**
 * Starts a stand-in for Gitea 1.24, with the documented calls alone that the desk needs: the authorization code flow with PKCE, and what reads
 * and changes the files of one repository. It is as strict as Gitea: about the address that it sends people back to, the code's
 * verifier, the headers that other origins may send, how many files it gives at once, and the digest of a file that is changed.
 *
 * @param paths of the repository's files, which are read from the project
 */
export async function startGitHost(paths: readonly string[], registration: Registration): Promise<GitHost> {
	const files = new Map(paths.map((path) => [path, readFileSync(path)]));
	const commits: SavedCommit[] = [];
	const refused: string[] = [];
	const codes = new Map<string, string>();
	const tokens = new Set<string>();

	const calls: Readonly<Record<string, (query: URLSearchParams, body: Record<string, unknown>) => unknown>> = {
		"POST /login/oauth/access_token": (_, { code, code_verifier, client_id, redirect_uri, grant_type }) => {
			const challenge = codes.get(String(code));
			codes.delete(String(code));
			const isOurs = client_id === registration.appId && redirect_uri === registration.redirectAddress();
			const digest = createHash("sha256").update(String(code_verifier)).digest("base64url");
			if (grant_type !== "authorization_code" || !isOurs || challenge !== digest) return undefined;
			const token = randomUUID();
			tokens.add(token);
			return { access_token: token, token_type: "bearer", expires_in: 3600, refresh_token: randomUUID() };
		},
		"GET /api/v1/user": () => editor,
		"GET /api/v1/version": () => ({ version: "1.24.6" }),
		"GET /api/v1/settings/api": () => ({
			max_response_items: 50,
			default_paging_num: 30,
			default_max_blob_size: 10_485_760,
			default_max_response_size: 104_857_600,
		}),
		[`GET /api/v1/repos/${registration.repo}`]: () => ({
			default_branch: "main",
			permissions: { admin: false, push: true, pull: true },
		}),
		[`GET /api/v1/repos/${registration.repo}/branches/main`]: () => ({
			commit: { id: digestOf(Buffer.from(String(commits.length))), message: "Publish" },
		}),
		[`GET /api/v1/repos/${registration.repo}/git/trees/:sha`]: (query) => ({
			truncated: false,
			tree: [...files].map(([path, data]) => ({ path, type: "blob", sha: digestOf(data), size: data.length })),
			page: Number(query.get("page")),
		}),
		[`POST /api/v1/repos/${registration.repo}/file-contents`]: (query, body) => {
			const asked = body.files as string[];
			if (query.get("ref") !== "main" || asked.length > 30) return undefined;
			return asked.map((path) => {
				const data = files.get(path);
				return data ? { path, sha: digestOf(data), encoding: "base64", content: data.toString("base64") } : null;
			});
		},
		[`POST /api/v1/repos/${registration.repo}/contents`]: (_, { branch, message, author, files: changes }) => {
			const wanted = changes as { operation: string; path: string; content: string; sha?: string }[];
			const isCurrent = ({ operation, path, sha }: (typeof wanted)[number]) => {
				const data = files.get(path);
				return operation === "create" ? !data : data && digestOf(data) === sha;
			};
			if (branch !== "main" || !wanted.every(isCurrent)) return undefined;
			for (const { path, content } of wanted) files.set(path, Buffer.from(content, "base64"));
			commits.push({
				message: String(message),
				author: author as SavedCommit["author"],
				files: wanted.map(({ operation, path }) => ({ operation, path, text: String(files.get(path)) })),
			});
			return {
				commit: { sha: digestOf(Buffer.from(String(commits.length))), created: new Date().toISOString() },
				files: wanted.map(({ path }) => ({ path, sha: digestOf(files.get(path) ?? Buffer.alloc(0)) })),
			};
		},
	};

	/** The page on which the editor, signed in at the host, lets the application in. */
	const authorizePage = (query: URLSearchParams): string | undefined => {
		const { client_id, redirect_uri, response_type, state, code_challenge, code_challenge_method } =
			Object.fromEntries(query);
		const isOurs = client_id === registration.appId && redirect_uri === registration.redirectAddress();
		if (!isOurs || response_type !== "code" || code_challenge_method !== "S256" || !code_challenge) return undefined;
		const code = randomUUID();
		codes.set(code, code_challenge);
		const back = `${redirect_uri}?${new URLSearchParams({ code, state: state ?? "" })}`;
		return `<!doctype html><title>Authorize</title><a href="${back.replaceAll("&", "&amp;")}">Authorize Application</a>`;
	};

	const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
		const { method = "", headers } = request;
		const { pathname, searchParams } = new URL(request.url ?? "/", "http://host");
		const refuse = (status: number, why: string) => {
			refused.push(`${method} ${pathname}: ${why}`);
			response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify({ message: why }));
		};
		if (method === "GET" && pathname === "/login/oauth/authorize") {
			const page = authorizePage(searchParams);
			if (!page) return refuse(400, "the application is registered otherwise");
			return void response.writeHead(200, { "content-type": "text/html", "x-frame-options": "SAMEORIGIN" }).end(page);
		}
		if (headers.origin === registration.allowedOrigin()) {
			response.setHeader("access-control-allow-origin", headers.origin);
			response.setHeader("vary", "Origin");
		}
		if (method === "OPTIONS") {
			const asked = (headers["access-control-request-headers"] ?? "").split(",").filter(Boolean);
			// The API lets tokens be sent whatever its settings say, signing in does not.
			const allowed = [...registration.allowedHeaders, ...(pathname.startsWith("/api/") ? ["Authorization"] : [])];
			const unknown = asked.filter((name) => !allowed.some((own) => own.toLowerCase() === name.trim().toLowerCase()));
			if (unknown.length > 0) return refuse(200, `the header ${unknown} is not allowed`);
			response.setHeader("access-control-allow-headers", asked.join(", "));
			response.setHeader("access-control-allow-methods", headers["access-control-request-method"] ?? "");
			return void response.writeHead(200).end();
		}
		const isSigned = tokens.has((headers.authorization ?? "").replace(/^(?:token|bearer) /i, ""));
		if (pathname.startsWith("/api/") && !isSigned) return refuse(401, "not signed in");
		const call = calls[`${method} ${pathname.replace(/(?<=\/git\/trees\/)\w+$/, ":sha")}`];
		const body = method === "POST" ? JSON.parse((await bodyOf(request)).toString()) : {};
		const result = call?.(searchParams, body);
		if (result === undefined) return refuse(call ? 422 : 404, call ? "it does not hold" : "there is no such call");
		response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(result));
	};

	const server = createServer((request, response) => void answer(request, response)).listen(0, "127.0.0.1");
	await once(server, "listening");
	return {
		origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		commits,
		refused,
		end: () => void server.close(),
	};
}

/** The digest by which git knows a file's content. */
function digestOf(data: Buffer): string {
	return createHash("sha1").update(`blob ${data.length}\0`).update(data).digest("hex");
}
