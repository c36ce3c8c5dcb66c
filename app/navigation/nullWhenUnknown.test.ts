import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { describe, expect, it } from "vitest";
import { nullWhenUnknown } from "./nullWhenUnknown.ts";

describe("nullWhenUnknown", () => {
	it("gives what was loaded, null included", async () => {
		expect(await nullWhenUnknown(async () => ({ title: "Boat Attack" }))).toEqual({ title: "Boat Attack" });
		expect(await nullWhenUnknown(async () => null)).toBeNull();
	});

	it("gives null when there is no data file", async () => {
		expect(await nullWhenUnknown(() => Promise.reject(new ErrorResponse(404, "Not Found", "")))).toBeNull();
	});

	it.each([new ErrorResponse(500, "Failed", ""), new TypeError("Failed to fetch")])(
		"passes other failures on: %s",
		async (error) => {
			await expect(nullWhenUnknown(() => Promise.reject(error))).rejects.toBe(error);
		},
	);
});
