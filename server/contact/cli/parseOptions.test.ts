import { expect, it } from "vitest";
import { statuses } from "#server/contact/store.ts";
import { parseOptions } from "./parseOptions.ts";

it("parses a command line", () => {
	const given = { status: "waiting", search: "boat", email: "a@b.c", open: true, new: true } as const;
	const rest = { limit: "7", json: true, format: "json", semicolon: true, output: "a.json", undo: true } as const;
	expect(parseOptions({ ...given, ...rest, until: "9", confirm: true }, ["1", "123456789012345"])).toEqual({
		...rest,
		ids: [1, 123456789012345],
		filter: { status: "waiting", search: "boat", email: "a@b.c", isOpen: true, isNew: true },
		limit: 7,
		until: 9,
		confirm: true,
	});
	for (const status of statuses) expect(parseOptions({ status }).filter).toMatchObject({ status });
});

const notPositive = "give a whole number from 1 on.";
it.each([
	[{ status: "new" }, [], "--status new: give waiting, forwarded, quarantined, dead."],
	[{ format: "xml" }, [], "--format xml: give csv or json."],
	[{ email: "ann" }, [], "--email ann: give a whole address."],
	[{ search: " " }, [], "--search: give a text."],
	[{ limit: "0" }, [], `--limit 0: ${notPositive}`],
	[{ limit: "1.5" }, [], `--limit 1.5: ${notPositive}`],
	[{ until: "1x" }, [], `--until 1x: ${notPositive}`],
	[{}, ["1234567890123456"], `The id 1234567890123456: ${notPositive}`],
	[{}, ["1", "-1"], `The id -1: ${notPositive}`],
])("rejects %j %j with the fix", (given, ids, message) => {
	expect(() => parseOptions(given, ids)).toThrow(new Error(message));
});
