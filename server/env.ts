import { z } from "zod";
import { fieldNames } from "#config/messageLimits.ts";
import { parseProxy } from "./clientAddress.ts";
import { transportScopes } from "./securityHeaders.ts";

/** Eleven days. Timers are limited to 2^31 milliseconds; longer ones fire at once. */
const MAX_SECONDS = 1_000_000;
const number = (remedy: string, isValid: (value: number) => boolean) => z.coerce.number(remedy).refine(isValid, remedy);
const seconds = (fallback: number) =>
	number(
		`set it to a number of seconds, more than 0 and at most ${MAX_SECONDS}`,
		(value) => value > 0 && value <= MAX_SECONDS,
	).default(fallback);
const count = (fallback: number) =>
	number("set it to a whole number from 1 on", (value) => Number.isSafeInteger(value) && value > 0).default(fallback);
const port = number(
	"set it to a whole number from 0 to 65535",
	(value) => Number.isInteger(value) && value >= 0 && value <= 65535,
);
const days = number("set it to a number of days, more than 0", (value) => value > 0);
const list = z
	.string()
	.default("")
	.transform((text) => text.split(",").map((item) => item.trim()))
	.transform((items) => items.filter((item) => item !== ""));
const webAddress = (remedy: string) =>
	z
		.url({ protocol: /^https?$/, hostname: /./, error: remedy })
		.refine(hasNoPassword, "set it to an address without a name and password, which no request may have in its address")
		.optional();
const listFormat = new Intl.ListFormat("en-GB", { type: "disjunction" });
const oneOf = <const Options extends readonly string[]>(names: Options) =>
	z.enum(names, `set it to ${listFormat.format(names)}`);

/** Every variable; docs/operations.md explains each. */
const schema = z
	.object({
		PORT: port.default(3000),
		HOST: z.string().default("0.0.0.0"),
		INBOX_FILE: z
			.string()
			.refine(isFile, "set it to a file on a disk: what lies in memory or behind a URI is gone with the process")
			.default("data/inbox.sqlite"),
		DATABASE_URL: z
			.url({
				protocol: /^postgres(ql)?$/,
				error: "set it to an address such as postgres://user:password@host/database",
			})
			.optional(),
		MARKETING_URL: webAddress("set it to an address such as https://marketing.example"),
		MARKETING_TOKEN: z
			.string()
			.regex(/^[\x21-\x7e]+$/, 'set it to the token alone, without spaces and without "Bearer"')
			.optional(),
		MARKETING_SECRET: z
			.string()
			.regex(
				/^whsec_(?:[A-Za-z0-9+/]{4}){8,21}[A-Za-z0-9+/]{0,3}={0,2}$/,
				'set it to the output of: echo "whsec_$(openssl rand -base64 32)"',
			)
			.optional(),
		FORWARD_TIMEOUT: seconds(10),
		FORWARD_FIRST_DELAY: seconds(1),
		FORWARD_LONGEST_DELAY: seconds(900),
		NOTICE_URL: webAddress("set it to the webhook of a chat, such as https://hooks.slack.com/services/…"),
		NOTICE_FIELDS: list.pipe(z.array(z.enum(fieldNames, "set it to name, email or message, with commas between them"))),
		NOTICE_INTERVAL: seconds(300),
		ALLOWED_ORIGINS: list.refine(
			(list) => list.every(isOrigin),
			"set it to origins such as https://www.example, with commas between them",
		),
		TRUSTED_PROXY: z
			.string()
			.transform(parseProxy)
			.refine((proxy) => proxy !== undefined, "set it to a header and addresses such as x-forwarded-for@10.0.0.0/8,::1")
			.optional(),
		RATE_WINDOW: seconds(600),
		RATE_QUARANTINE: count(10),
		RATE_REFUSE: count(60),
		RATE_TOTAL: count(1_000),
		QUARANTINE_MOST: count(5_000),
		QUARANTINE_DAYS: days.optional(),
		DISK_RESERVE: number("set it to a number of megabytes from 0 on", (value) => value >= 0).default(256),
		MAX_CONNECTIONS: count(4_000),
		WRITE_TIMEOUT: seconds(30),
		RETENTION_DAYS: days.optional(),
		DRAIN_SECONDS: number("set it to a number of seconds from 0 to 60", (value) => value >= 0 && value <= 60).default(
			0,
		),
		SUPPORT_PORT: port.optional(),
		SUPPORT_HOST: z.string().default("127.0.0.1"),
		SUPPORT_LOGIN: z
			.string()
			.regex(/^[^:]+:.{16,}$/, "set it to a name, a colon and a password of at least 16 characters")
			.optional(),
		METRICS_TOKEN: z.string().min(16, "set it to at least 16 characters").optional(),
		HSTS_SCOPE: oneOf(transportScopes).default("host"),
		NOINDEX: oneOf(["on", "off"]).default("off"),
		LOG_LEVEL: oneOf(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
	})
	.refine((env) => env.RATE_REFUSE >= env.RATE_QUARANTINE, {
		path: ["RATE_REFUSE"],
		message: "set it to RATE_QUARANTINE or more",
	})
	.refine((env) => env.SUPPORT_PORT === undefined || env.SUPPORT_LOGIN !== undefined, {
		path: ["SUPPORT_LOGIN"],
		message: "set it to a name, a colon and a password of at least 16 characters, or unset SUPPORT_PORT",
	})
	.refine((env) => env.FORWARD_LONGEST_DELAY >= env.FORWARD_FIRST_DELAY, {
		path: ["FORWARD_LONGEST_DELAY"],
		message: "set it to FORWARD_FIRST_DELAY or more",
	});

export const envVariables: readonly string[] = Object.keys(schema.shape);

export type ServerEnv = z.infer<typeof schema>;

/** Variables whose values must not appear in a log. */
const secretNames = /^(DATABASE_URL|MARKETING_.+|NOTICE_URL|SUPPORT_LOGIN|METRICS_TOKEN)$/;

/** Reads the environment. Empty variables count as unset. Throws one line per invalid variable: name and remedy. */
export function readEnv(source: Record<string, string | undefined>): ServerEnv {
	const parsed = schema.safeParse(Object.fromEntries(Object.entries(source).filter(([, value]) => value !== "")));
	if (parsed.success) return parsed.data;
	const lines = parsed.error.issues.map(({ path, message }) => {
		const name = String(path[0]);
		return `${name}=${secretNames.test(name) ? "…" : (source[name] ?? "")}: ${message}.`;
	});
	throw new Error(lines.join("\n"));
}

/** SQLite also accepts names that are not files, such as `:memory:`. */
function isFile(name: string): boolean {
	return !/^(:|file:)|\0/i.test(name);
}

function isOrigin(text: string): boolean {
	return URL.canParse(text) && new URL(text).origin === text;
}

function hasNoPassword(text: string): boolean {
	return !URL.canParse(text) || (new URL(text).username === "" && new URL(text).password === "");
}
