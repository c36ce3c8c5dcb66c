import type { FieldName } from "#config/messageLimits.ts";
import type { ServerLog } from "#server/log.ts";
import { escapeControlChars } from "./escapeControlChars.ts";
import type { NewMessage } from "./message.ts";
import { postJson } from "./postJson.ts";

const TIMEOUT_MS = 10_000;
/** Limits the pause that a chat requests, because timers are limited to 25 days. */
const MAX_PAUSE_MS = 3_600_000;
/** Messages per notice; others are only counted. */
const MAX_LINES = 20;
/** Characters per field. */
const MAX_EXCERPT = 300;

interface NoticeOptions {
	/** Webhook that accepts `{"text": "…"}`, such as those of Slack and Mattermost. */
	readonly url: URL;
	readonly fields: readonly FieldName[];
	/** Minimum time between two notices. */
	readonly intervalMs: number;
	readonly log: ServerLog;
}

/** Announces new messages in a chat. Pending notices are in memory only; the messages are in the store. */
export function createNotices({ url, fields, intervalMs, log }: NoticeOptions) {
	const cancelController = new AbortController();
	let lines: string[] = [];
	let count = 0;
	let nextAt = 0;
	let timer: NodeJS.Timeout | undefined;
	let sending: Promise<void> | undefined;

	function scheduleNotice(): void {
		if (timer || sending || count === 0) return;
		timer = setTimeout(
			() => {
				timer = undefined;
				sending = send().finally(() => {
					sending = undefined;
					scheduleNotice();
				});
			},
			Math.max(0, nextAt - performance.now()),
		);
		timer.unref();
	}

	async function send(): Promise<void> {
		const sent = { lines: lines.length, count };
		const rest = count > lines.length ? [`and ${count - lines.length} more`] : [];
		const title = `${count} new contact ${count === 1 ? "message" : "messages"}: npm run inbox`;
		const body = JSON.stringify({ text: [title, ...lines, ...rest].join("\n") });
		const result = await postJson(url, body, {}, TIMEOUT_MS, cancelController.signal);
		const isSent = result.kind === "sent";
		nextAt = performance.now() + Math.max(intervalMs, isSent ? 0 : Math.min(result.retryAfterMs, MAX_PAUSE_MS));
		if (!isSent) return log.warn({ reason: result.reason }, "notice not sent");
		lines = lines.slice(sent.lines);
		count -= sent.count;
	}

	return {
		/** Announces a message now, or together with others after the interval. */
		add(message: NewMessage): void {
			count += 1;
			if (lines.length < MAX_LINES) lines.push(formatLine(message, fields));
			scheduleNotice();
		},
		/** Sends the pending notice and gives up after `graceMs`. */
		async stop(graceMs: number): Promise<void> {
			clearTimeout(timer);
			const cancelTimer = setTimeout(() => cancelController.abort(), graceMs);
			await sending;
			if (count > 0) await send();
			clearTimeout(cancelTimer);
		},
	};
}

function formatLine(message: NewMessage, fields: readonly FieldName[]): string {
	const { language, page, suspicion } = message;
	const messageDetails = [language, page ?? "unknown page", ...(suspicion ? [`quarantined: ${suspicion}`] : [])];
	return `• ${[...messageDetails, ...fields.map((name) => formatField(message[name]))].join(" | ")}`;
}

/** Escapes Slack's syntax of links and mentions, and channel mentions of other chats. */
function formatField(value: string): string {
	const text = escapeControlChars(value);
	const fieldExcerpt = text.length > MAX_EXCERPT ? `${text.slice(0, MAX_EXCERPT).toWellFormed()}…` : text;
	return fieldExcerpt
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replace(/(?<!\w)@(?=(?:all|channel|everyone|here)\b)/gi, "@\u200b");
}
