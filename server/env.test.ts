import { describe, expect, it } from "vitest";
import { readEnv } from "./env.ts";

describe("readEnv", () => {
	it("has sensible values where nothing is set, and ignores other variables", () => {
		expect(readEnv({ HOME: "/home/me" })).toEqual({ PORT: 3000, HOST: "0.0.0.0", INBOX_FILE: "data/inbox.sqlite" });
	});

	it("reads what is set", () => {
		expect(readEnv({ PORT: "8080", HOST: "127.0.0.1" })).toMatchObject({ PORT: 8080, HOST: "127.0.0.1" });
		expect(readEnv({ PORT: "0" }).PORT).toBe(0);
	});

	it("takes an empty variable for an unset one", () => {
		expect(readEnv({ PORT: "", HOST: "" })).toEqual({ PORT: 3000, HOST: "0.0.0.0", INBOX_FILE: "data/inbox.sqlite" });
	});

	it.each([
		["abc", "set it to a number"],
		["80.5", "set it to a whole number"],
		["65536", "set it to 65535 or less"],
		["-1", "set it to"],
	])("names the variable, its value and the remedy: PORT=%s", (value, remedy) => {
		expect(() => readEnv({ PORT: value })).toThrow(new RegExp(`^PORT=${value}: ${remedy}.*\\.$`));
	});
});
