import type { MessageFilter } from "#server/contact/selectMessages.ts";
import { statuses } from "#server/contact/store.ts";

export const optionTypes = {
	status: { type: "string" },
	search: { type: "string" },
	email: { type: "string" },
	open: { type: "boolean" },
	new: { type: "boolean" },
	limit: { type: "string" },
	json: { type: "boolean" },
	format: { type: "string" },
	semicolon: { type: "boolean" },
	output: { type: "string" },
	undo: { type: "boolean" },
	until: { type: "string" },
	confirm: { type: "boolean" },
	help: { type: "boolean", short: "h" },
} as const;

/** Values as `parseArgs` returns them. */
export type GivenOptions = {
	readonly [Name in keyof typeof optionTypes]?: (typeof optionTypes)[Name]["type"] extends "string" ? string : boolean;
};

export type CliOptions = ReturnType<typeof parseOptions>;

/** Validates the options and the ids after the command. Throws with the remedy. */
export function parseOptions(given: GivenOptions, ids: readonly string[] = []) {
	const status = statuses.find((known) => known === given.status);
	if (given.status !== undefined && !status) throw new Error(`--status ${given.status}: give ${statuses.join(", ")}.`);
	const { format = "csv", search, email, open = false } = given;
	if (format !== "csv" && format !== "json") throw new Error(`--format ${format}: give csv or json.`);
	if (email !== undefined && !email.includes("@")) throw new Error(`--email ${email}: give a whole address.`);
	if (search?.trim() === "") throw new Error("--search: give a text.");
	return {
		ids: ids.map((id) => parsePositive(id, "The id")),
		filter: { status, search, email, isOpen: open, isNew: given.new ?? false } satisfies MessageFilter,
		limit: parsePositive(given.limit ?? "20", "--limit"),
		json: given.json ?? false,
		format,
		semicolon: given.semicolon ?? false,
		output: given.output,
		undo: given.undo ?? false,
		until: given.until === undefined ? undefined : parsePositive(given.until, "--until"),
		confirm: given.confirm ?? false,
	};
}

function parsePositive(text: string, name: string): number {
	if (/^\d{1,15}$/.test(text) && Number(text) > 0) return Number(text);
	throw new Error(`${name} ${text}: give a whole number from 1 on.`);
}
