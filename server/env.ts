import { z } from "zod";

const schema = z.object({
	PORT: z.coerce
		.number("set it to a number")
		.int("set it to a whole number")
		.min(0)
		.max(65535, "set it to 65535 or less")
		.default(3000),
	HOST: z.string().default("0.0.0.0"),
	INBOX_FILE: z.string().default("data/inbox.sqlite"),
});

export type Env = z.infer<typeof schema>;

/**
 * Reads the environment once, at start. An empty variable counts as unset, as shells and hosts have it: `PORT=` as a
 * number would be 0, any port. Throws a line per wrong variable, with its name and the remedy.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
	const parsed = schema.safeParse(Object.fromEntries(Object.entries(source).filter(([, value]) => value !== "")));
	if (parsed.success) return parsed.data;
	const lines = parsed.error.issues.map(
		({ path, message }) => `${path.join(".")}=${source[String(path[0])]}: ${message}.`,
	);
	throw new Error(lines.join("\n"));
}
