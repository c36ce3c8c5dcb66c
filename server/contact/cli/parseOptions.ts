import { type MessageStatus, statuses } from "#server/contact/store.ts";

export interface CliOptions {
	readonly id: number | undefined;
	readonly status: MessageStatus | undefined;
	readonly limit: number;
	readonly json: boolean;
	readonly format: "csv" | "json";
	readonly output: string | undefined;
	readonly confirm: boolean;
}

/**
 * Validates the command line.
 *
 * @param rest arguments after the id
 * @throws with the remedy
 */
export function parseOptions(
	given: { status?: string; limit: string; json: boolean; format: string; output?: string; confirm?: boolean },
	id: string | undefined,
	rest: readonly string[] = [],
): CliOptions {
	if (rest.length > 0) throw new Error(`"${rest.join(" ")}" is too much: see npm run inbox -- help.`);
	const status = statuses.find((known) => known === given.status);
	if (given.status !== undefined && !status) throw new Error(`--status ${given.status}: give ${statuses.join(", ")}.`);
	if (given.format !== "csv" && given.format !== "json") throw new Error(`--format ${given.format}: give csv or json.`);
	return {
		id: id === undefined ? undefined : parsePositive(id, "The id"),
		status,
		limit: parsePositive(given.limit, "--limit"),
		json: given.json,
		format: given.format,
		output: given.output,
		confirm: given.confirm ?? false,
	};
}

function parsePositive(text: string, name: string): number {
	if (/^\d{1,15}$/.test(text) && Number(text) > 0) return Number(text);
	throw new Error(`${name} ${text}: give a whole number from 1 on.`);
}
