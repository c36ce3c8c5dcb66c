import pg from "pg";
import { expect, it } from "vitest";
import { isPermanentFailure } from "./openPostgres.ts";

const createError = (code: string | undefined) => Object.assign(new pg.DatabaseError("failed", 6, "error"), { code });

it.each([
	["a wrong password", createError("28P01"), true],
	["a missing role", createError("28000"), true],
	["a missing database", createError("3D000"), true],
	["missing rights", createError("42501"), true],
	["a missing table", createError("42P01"), false],
	["too many connections", createError("53300"), false],
	["a server that is starting", createError("57P03"), false],
	["no code", createError(undefined), false],
	["these digits within another code", createError("08428"), false],
	["an error of the system", Object.assign(new Error("connect ECONNREFUSED"), { code: "28P01" }), false],
])("distinguishes permanent failures from temporary ones: %s", (_, error, isPermanent) => {
	expect(isPermanentFailure(error)).toBe(isPermanent);
});
