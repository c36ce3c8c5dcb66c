import { formatMinute, formatStatus } from "#server/contact/cli/formatMessages.ts";
import { escapeText } from "#server/contact/form/renderForm.ts";
import { type MessageCounts, type StoredMessage, statuses } from "#server/contact/store.ts";

export const style =
	"body{font:16px system-ui}td,th{border:1px solid;padding:.4rem;text-align:left}pre{white-space:pre-wrap;max-width:60ch;overflow-wrap:anywhere}";

export const filterNames = ["status", "search", "email", "open"];

/** Renders the support page. Its links and forms repeat `query`, the current filter. */
export function renderMessages(
	messages: readonly StoredMessage[],
	counts: MessageCounts,
	query: URLSearchParams,
): string {
	const get = (name: string) => escapeText(query.get(name) ?? "");
	const names = filterNames.filter((name) => query.get(name));
	const hidden = names.map((name) => `<input type="hidden" name="${name}" value="${get(name)}">`).join("");
	const options = statuses.map((name) => `<option${get("status") === name ? " selected" : ""}>${name}</option>`);
	const olderQuery = new URLSearchParams(names.map((name) => [name, query.get(name) ?? ""]));
	olderQuery.set("before", String(messages.at(-1)?.id));
	const total = Object.entries(counts).map(([status, count]) => `${count} ${status}`);
	const button = (action: string, label: string) => `<button name="action" value="${action}">${label}</button>`;
	return `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Messages</title><style>${style}</style><main><h1>Messages</h1>
<p>${total.join(", ")}</p>
<form><label>Text <input name="search" value="${get("search")}"></label>
<label>Email address <input name="email" value="${get("email")}"></label>
<label>Status <select name="status"><option value="">all</option>${options.join("")}</select></label>
<label><input type="checkbox" name="open"${query.has("open") ? " checked" : ""}> not answered</label>
<button>Search</button> <a href="/">All</a></form>
<form method="post">${hidden}
<table><tr><th>Select<th>Received (UTC)<th>Status<th>Page<th>From<th>Message</tr>
${messages.map(renderRow).join("\n")}</table>
<p>Selected: ${button("answered", "Answered")} ${button("reopen", "Not answered")} ${button("release", "Release and forward")}
${button("erase", "Erase")} ${query.get("email") ? button("eraseAll", `Erase all of ${get("email")}`) : ""}
<label><input type="checkbox" name="confirm"> erase for good; erase forwarded and exported copies yourself</label></p>
<p>${button("export", "Export as CSV")} <label><input type="checkbox" name="new"> only new ones</label>
<label><input type="checkbox" name="semicolon"> semicolons for Excel</label></p></form>
${messages.length > 0 ? `<a href="/?${escapeText(olderQuery.toString())}">Older messages</a>` : ""}</main></html>`;
}

function renderRow(message: StoredMessage): string {
	const page = `${message.page ?? "unknown"} (${message.language})`;
	const texts = [formatMinute(message.receivedAt), formatStatus(message), page, `${message.name} <${message.email}>`];
	const cells = texts.map((text) => `<td>${escapeText(text)}`).join("");
	const box = `<label><input type="checkbox" name="id" value="${message.id}"> ${message.id}</label>`;
	return `<tr><td>${box}${cells}<td><pre>${escapeText(message.message)}</pre></tr>`;
}
