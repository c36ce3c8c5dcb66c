import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { describe, expect, it } from "vitest";
import { loadOrAskServer } from "./loadOrAskServer.ts";

const address = { pathname: "/ru/games/old", search: "?x=1" };

describe("loadOrAskServer", () => {
	it("gives what was loaded, null included", async () => {
		expect(await loadOrAskServer(async () => ({ title: "Boat Attack" }), address)).toEqual({ title: "Boat Attack" });
		expect(await loadOrAskServer(async () => null, address)).toBeNull();
	});

	it("has the browser ask the server for the address when there is no data file", async () => {
		const failure: unknown = await loadOrAskServer(
			() => Promise.reject(new ErrorResponse(404, "Not Found", "")),
			address,
		).catch((error: unknown) => error);
		if (!(failure instanceof Response)) throw new Error("The page is not loaded from the server.");
		expect(failure.headers.get("location")).toBe("/ru/games/old?x=1");
		expect(failure.headers.get("x-remix-reload-document")).toBe("true");
	});

	it.each([new ErrorResponse(500, "Failed", ""), new TypeError("Failed to fetch")])(
		"passes other failures on: %s",
		async (error) => {
			await expect(loadOrAskServer(() => Promise.reject(error), address)).rejects.toBe(error);
		},
	);
});
