import { expect, it } from "vitest";
import { fieldLimits } from "#config/messageLimits.ts";
import { contactFields } from "./fields.ts";

it("has the fields and limits of the server, so that no message is rejected for its length", () => {
	expect(Object.fromEntries(contactFields.map(({ name, limit }) => [name, limit]))).toEqual(fieldLimits);
});
