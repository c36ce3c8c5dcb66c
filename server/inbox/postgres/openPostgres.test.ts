import pg from "pg";
import { expect, it } from "vitest";
import { isRefused } from "./openPostgres.ts";

const failure = (code: string | undefined) => Object.assign(new pg.DatabaseError("failed", 6, "error"), { code });

it.each([
	["a wrong password", "28P01", true],
	["a role that does not exist", "28000", true],
	["a database that does not exist", "3D000", true],
	["no rights", "42501", true],
	["a table that is not there", "42P01", false],
	["too many connections", "53300", false],
	["a server that is starting", "57P03", false],
	["no code", undefined, false],
	["a number within another", "08428", false],
])("an address will never do after %s, or may soon: %s", (_, code, refused) => {
	expect(isRefused(failure(code))).toBe(refused);
});

it("an address may soon do when nobody has answered", () => {
	expect(isRefused(Object.assign(new Error("connect ECONNREFUSED"), { code: "28P01" }))).toBe(false);
	expect(isRefused(undefined)).toBe(false);
});
