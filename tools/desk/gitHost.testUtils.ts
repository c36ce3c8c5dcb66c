import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { answerGitCall } from "./gitApi.ts";
import { readJsonBody, sendRefusal } from "./http.ts";
import type { WorkingCopy } from "./workingCopy.ts";

/** A repository's host as far as the desk on the web uses it. */
export interface GitHost {
	/** Without a slash at its end. */
	readonly origin: string;
	/** Author names of the saves. */
	readonly authors: readonly string[];
	/** Requests that it does not know, or that a browser's or an application's rights do not cover. */
	readonly refused: readonly string[];
	end(): void;
}

/** What the operator registers and sets at the host. */
interface Registration {
	readonly appId: string;
	/** The site, once it is served: people are sent back to its `/admin`. */
	readonly getSite: () => string;
	/** `HEADERS` of `[cors]` in its settings. */
	readonly allowedHeaders: string;
}

/**
 * Starts a stand-in for Gitea 1.24: the API of `gitApi.ts` behind the authorization code flow with PKCE. It is as strict as Gitea
 * about the address that it sends people back to, the code's verifier, and the headers that other origins may send.
 */
export async function startGitHost(copy: WorkingCopy, registration: Registration): Promise<GitHost> {
	const authors: string[] = [];
	const refused: string[] = [];
	const challenges = new Map<string, string>();
	const tokens = new Set<string>();
	const isOurs = (clientId: unknown, redirect: unknown) =>
		clientId === registration.appId && redirect === `${registration.getSite()}/admin`;

	const createToken = (body: unknown): object | undefined => {
		const { code, code_verifier, client_id, redirect_uri, grant_type } = body as Record<string, string>;
		const challenge = challenges.get(String(code));
		const digest = createHash("sha256").update(String(code_verifier)).digest("base64url");
		if (grant_type !== "authorization_code" || !isOurs(client_id, redirect_uri) || challenge !== digest)
			return undefined;
		challenges.delete(String(code));
		const token = randomUUID();
		tokens.add(token);
		return { access_token: token, token_type: "bearer", expires_in: 3600, refresh_token: randomUUID() };
	};

	/** The page on which the editor, signed in at the host, lets the application in. */
	const renderAuthorizePage = (query: URLSearchParams): string | undefined => {
		const parameters = Object.fromEntries(query);
		const { client_id, redirect_uri, response_type, state = "", code_challenge, code_challenge_method } = parameters;
		const isValid = response_type === "code" && code_challenge_method === "S256" && isOurs(client_id, redirect_uri);
		if (!isValid || !code_challenge) return undefined;
		const code = randomUUID();
		challenges.set(code, code_challenge);
		const back = `${redirect_uri}?code=${code}&amp;state=${encodeURIComponent(state)}`;
		return `<!doctype html><title>Authorize</title><a href="${back}">Authorize Application</a>`;
	};

	const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
		const { method = "", headers } = request;
		const { pathname, searchParams } = new URL(request.url ?? "/", "http://host");
		const send = (status: number, type: string, body = "") => {
			if (status >= 400) refused.push(`${method} ${pathname}`);
			response.writeHead(status, { "content-type": type }).end(body);
		};
		if (pathname === "/login/oauth/authorize") {
			const page = renderAuthorizePage(searchParams);
			return send(page ? 200 : 400, "text/html", page);
		}
		if (headers.origin === registration.getSite()) response.setHeader("access-control-allow-origin", headers.origin);
		if (method === "OPTIONS") {
			response.setHeader("access-control-allow-headers", registration.allowedHeaders);
			return send(200, "text/plain");
		}
		const body = method === "POST" ? await readJsonBody(request) : undefined;
		if (pathname === "/login/oauth/access_token") {
			const token = createToken(body);
			return send(token ? 200 : 400, "application/json", JSON.stringify(token ?? {}));
		}
		const isSigned = tokens.has((headers.authorization ?? "").replace(/^(?:token|bearer) /i, ""));
		if (!isSigned) return send(401, "application/json", "{}");
		const result = answerGitCall(copy, method, pathname.replace("/api/v1/", ""), body);
		if (pathname.endsWith("/contents")) authors.push((body as { author: { name: string } }).author.name);
		return send(200, "application/json", JSON.stringify(result));
	};

	const server = createServer((request, response) => {
		answer(request, response).catch((error) => {
			refused.push(`${request.method} ${request.url}: ${error}`);
			sendRefusal(response, error);
		});
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	return {
		origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		authors,
		refused,
		end: () => void server.close(),
	};
}
