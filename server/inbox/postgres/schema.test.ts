import type { Pool } from "pg";
import { expect, it, vi } from "vitest";
import { createSchema } from "./schema.ts";

it("hands its connection back, and a broken one as broken", async () => {
	const query = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error("permission denied"));
	const release = vi.fn();
	const pool = { connect: async () => ({ query, release }) } as unknown as Pool;
	await createSchema(pool);
	expect(release).toHaveBeenLastCalledWith();
	await expect(createSchema(pool)).rejects.toThrow("permission denied");
	expect(release.mock.calls).toEqual([[], [true]]);
});
