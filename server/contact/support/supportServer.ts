import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { formatExport } from "#server/contact/cli/exportMessages.ts";
import { parseOptions } from "#server/contact/cli/parseOptions.ts";
import { getErrorMessage } from "#server/contact/getErrorMessage.ts";
import { HttpError } from "#server/contact/httpError.ts";
import { checkOrigin } from "#server/contact/origins.ts";
import type { ReadBody } from "#server/contact/readBody.ts";
import { findMessages } from "#server/contact/selectMessages.ts";
import type { MessageStore } from "#server/contact/store.ts";
import { isSameSecret } from "#server/isSameSecret.ts";
import { filterNames, renderMessages, style } from "./renderMessages.ts";

const PAGE_SIZE = 50;
const MAX_FORM_BYTES = 16 * 1024;

const headers = {
	"cache-control": "no-store",
	"content-security-policy": `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
	"content-type": "text/html; charset=utf-8",
	// With `no-referrer`, browsers send `Origin: null`.
	"referrer-policy": "same-origin",
	"x-content-type-options": "nosniff",
};

interface SupportOptions {
	readonly store: MessageStore;
	readonly readBody: ReadBody;
	readonly login: string;
	readonly onRelease: () => void;
}

/** Serves the support page. Throws with the variable's name and the remedy if it cannot listen. */
export async function startSupportServer(options: SupportOptions, port: number, host: string): Promise<Server> {
	const server = createServer(async (request, response) => {
		const answer = await handlePage(request, options, response).catch((error: unknown) =>
			createText(error instanceof HttpError ? error.status : 400, getErrorMessage(error)),
		);
		if (response.headersSent) return;
		response.writeHead(answer.status, { ...headers, ...Object.fromEntries(answer.headers) });
		response.end(await answer.text());
	});
	try {
		await once(server.listen(port, host), "listening");
	} catch (error) {
		throw new Error(`SUPPORT_PORT=${port}: ${getErrorMessage(error)}. Set it, or SUPPORT_HOST, to another one.`);
	}
	return server;
}

function createText(status: number, text: string, more: Record<string, string> = {}): Response {
	return new Response(text, { status, headers: { "content-type": "text/plain; charset=utf-8", ...more } });
}

function readOptions(fields: URLSearchParams) {
	const get = (name: string) => fields.get(name) || undefined;
	const flags = { open: fields.has("open"), new: fields.has("new"), semicolon: fields.has("semicolon") };
	const messageFilter = { status: get("status"), search: get("search"), email: get("email") };
	return parseOptions({ ...messageFilter, ...flags, confirm: fields.has("confirm") }, fields.getAll("id"));
}

type PageHandler = (request: IncomingMessage, options: SupportOptions, response: ServerResponse) => Promise<Response>;

const handlePage: PageHandler = async (request, options, response) => {
	const expectedLogin = `Basic ${Buffer.from(options.login).toString("base64")}`;
	if (!isSameSecret(request.headers.authorization ?? "", expectedLogin)) {
		return createText(401, "401 Unauthorized", { "www-authenticate": 'Basic realm="Messages", charset="UTF-8"' });
	}
	const { pathname, searchParams: query } = new URL(request.url ?? "/", "http://support");
	if (pathname !== "/") return createText(404, "404 Not Found");
	if (request.method === "POST") return change(request, options, response);
	const { filter } = readOptions(query);
	const before = Number(query.get("before")) || undefined;
	const messages = await findMessages(options.store, { ...filter, before, newest: true }, PAGE_SIZE);
	return new Response(renderMessages(messages, await options.store.count(), query));
};

const change: PageHandler = async (request, { store, readBody, onRelease }, response) => {
	checkOrigin(request.headers, []);
	const fields = new URLSearchParams((await readBody(request, MAX_FORM_BYTES)).toString());
	const { ids, filter, confirm, semicolon } = readOptions(fields);
	const action = fields.get("action") ?? "";
	if (action === "export") {
		const exportedIds: number[] = [];
		response.setHeader("content-disposition", "attachment; filename=messages.csv");
		response.writeHead(200, { ...headers, "content-type": "text/csv; charset=utf-8" }).write("\uFEFF");
		await pipeline(formatExport(store, filter, { format: "csv", semicolon }, exportedIds), response);
		if (!filter.search && !filter.email) await store.markExported(exportedIds);
		return new Response();
	}
	if (/^erase/.test(action) && !confirm) throw new Error('Tick "erase for good", too.');
	const isAll = action === "eraseAll" && filter.email;
	const found = isAll
		? await findMessages(store, { email: filter.email }, Number.POSITIVE_INFINITY)
		: await Promise.all(ids.map((id) => store.find(id)));
	const selected = found.flatMap((message) => message ?? []);
	const selectedIds = selected.map(({ id }) => id);
	if (selected.length === 0 || selected.length < found.length)
		throw new Error("No message is selected, or one is gone. Load the page again, and tick messages first.");
	if (action === "erase" || isAll) await store.erase(selectedIds);
	else if (action === "answered" || action === "reopen") await store.markAnswered(selectedIds, action === "answered");
	else if (action === "release") {
		const forwarded = selected.find(({ status }) => status === "forwarded");
		if (forwarded) throw new Error(`Message ${forwarded.id} was forwarded: do not select it.`);
		for (const id of selectedIds) await store.retry(id);
		onRelease();
	} else throw new Error("Unknown action. Load the page again.");
	const location = `/?${new URLSearchParams([...fields].filter(([name]) => filterNames.includes(name)))}`;
	return new Response(null, { status: 303, headers: { location } });
};
