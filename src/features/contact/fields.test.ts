import { expect, it } from "vitest";
import { fieldLimits } from "#config/messageLimits.ts";
import { contactFields } from "./fields.ts";

it("has the server's fields with the server's limits, so that no message is refused for its length", () => {
	expect(Object.fromEntries(contactFields.map(({ name, limit }) => [name, limit]))).toEqual(fieldLimits);
});
