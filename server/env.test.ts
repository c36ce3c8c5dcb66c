import { expect, it } from "vitest";
import { readEnv } from "./env.ts";

it("parses the variables that are set", () => {
	expect(readEnv({ PORT: "8080", HOST: "127.0.0.1" })).toMatchObject({ PORT: 8080, HOST: "127.0.0.1" });
	expect(readEnv({ PORT: "0" }).PORT).toBe(0);
	expect(readEnv({ ALLOWED_ORIGINS: " https://a.example , http://b.example:81," }).ALLOWED_ORIGINS).toEqual([
		"https://a.example",
		"http://b.example:81",
	]);
	expect(readEnv({ TRUSTED_PROXY: "X-Real-IP@10.0.0.0/8" }).TRUSTED_PROXY?.header).toBe("x-real-ip");
});

it("requires a login for the support page", () => {
	expect(() => readEnv({ SUPPORT_PORT: "4100" })).toThrow(/^SUPPORT_LOGIN=…: set it to a name.* or unset SUPPORT_PORT/);
});

it("treats an empty variable as unset", () => {
	expect(readEnv({ PORT: "", HOST: "", DATABASE_URL: "" })).toEqual(readEnv({}));
});

const portRange = "set it to a whole number from 0 to 65535";
const secondsRange = "set it to a number of seconds, more than 0 and at most 1000000";
const countRange = "set it to a whole number from 1 on";
it.each([
	["DRAIN_SECONDS", "61", "set it to a number of seconds from 0 to 60"],
	["MARKETING_URL", "marketing.example", "set it to an address such as https://marketing.example"],
	["MARKETING_URL", "ftp://marketing.example", "set it to an address"],
	["MARKETING_TOKEN", "Bearer abc", "set it to the token alone"],
	["MARKETING_SECRET", "secret", "set it to the output of"],
	["NOTICE_URL", "hooks.slack.com", "set it to the webhook of a chat"],
	["NOTICE_FIELDS", "name,phone", "set it to name, email or message"],
	["SUPPORT_LOGIN", "support", "set it to a name, a colon and a password of at least 16 characters"],
	["PORT", "abc", portRange],
	["PORT", "80.5", portRange],
	["PORT", "65536", portRange],
	["PORT", "-1", portRange],
	["MARKETING_URL", "https://user:secret@marketing.example", "set it to an address without a name and password"],
	["DATABASE_URL", "mysql://u:secret@h/d", "set it to an address such as postgres://"],
	["ALLOWED_ORIGINS", "https://a.example/", "set it to origins such as"],
	["ALLOWED_ORIGINS", "*", "set it to origins such as"],
	["TRUSTED_PROXY", "x-forwarded-for", "set it to a header and addresses"],
	["INBOX_FILE", ":memory:", "set it to a file on a disk"],
	["INBOX_FILE", "file:inbox?mode=memory", "set it to a file on a disk"],
	["NOINDEX", "yes", "set it to on or off"],
	["HSTS_SCOPE", "yes", "set it to host, subdomains or preload"],
	["DISK_RESERVE", "-1", "set it to a number of megabytes from 0 on"],
	["RATE_WINDOW", "0", secondsRange],
	["FORWARD_TIMEOUT", "3000000", secondsRange],
	["RATE_REFUSE", "5", "set it to RATE_QUARANTINE or more"],
	["FORWARD_TIMEOUT", "soon", secondsRange],
	["RATE_QUARANTINE", "many", countRange],
	["RATE_QUARANTINE", "1.5", countRange],
	["RATE_QUARANTINE", "0", countRange],
	["RETENTION_DAYS", "0", "set it to a number of days, more than 0"],
	["FORWARD_LONGEST_DELAY", "0.1", "set it to FORWARD_FIRST_DELAY or more"],
	["RETENTION_DAYS", "forever", "set it to a number of days"],
	["METRICS_TOKEN", "short", "set it to at least 16 characters"],
	["LOG_LEVEL", "loud", "set it to fatal, error"],
])("rejects %s=%s with the fix", (name, value, remedy) => {
	expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name}=.*: ${remedy}`));
});

it("accepts equal bounds and both spellings of PostgreSQL", () => {
	const rateBounds = { RATE_QUARANTINE: "7", RATE_REFUSE: "7" };
	const delayBounds = { FORWARD_FIRST_DELAY: "7", FORWARD_LONGEST_DELAY: "7" };
	const DATABASE_URL = "postgresql://h/d";
	expect(readEnv({ ...rateBounds, ...delayBounds, DATABASE_URL })).toMatchObject({ RATE_REFUSE: 7 });
	expect(readEnv({ DATABASE_URL: "postgres://h/d" }).DATABASE_URL).toBe("postgres://h/d");
});

it("reports each invalid variable on its own line", () => {
	expect(() => readEnv({ DATABASE_URL: "mysql://u:secret@h/d", LOG_LEVEL: "loud" })).toThrow(
		new Error(
			"DATABASE_URL=…: set it to an address such as postgres://user:password@host/database.\n" +
				"LOG_LEVEL=loud: set it to fatal, error, warn, info, debug or silent.",
		),
	);
});

it("omits passwords and tokens from error messages", () => {
	const MARKETING_URL = "https://u:secret@marketing.example";
	const secretTokens = { MARKETING_TOKEN: " secret", MARKETING_SECRET: "secret", METRICS_TOKEN: "secret" };
	expect(() => readEnv({ DATABASE_URL: "mysql://u:secret@h/d", MARKETING_URL, ...secretTokens })).toThrow(
		expect.objectContaining({ message: expect.not.stringContaining("secret") }),
	);
});
