import type { Pool } from "pg";
import { expect, it, vi } from "vitest";
import { createSchema, NewerSchema } from "./schema.ts";

it("hands its connection back, and a broken one as broken", async () => {
	const query = vi.fn().mockResolvedValue({ rows: [] });
	const release = vi.fn();
	const pool = { connect: async () => ({ query, release }) } as unknown as Pool;
	await createSchema(pool);
	query.mockRejectedValueOnce(new Error("permission denied"));
	expect(release).toHaveBeenLastCalledWith();
	await expect(createSchema(pool)).rejects.toThrow("permission denied");
	expect(release.mock.calls).toEqual([[], [true]]);
});

it.each([
	[[], ["CREATE TABLE", "ALTER TABLE", "ALTER TABLE"], "INSERT"],
	[[{ version: 1 }], ["ALTER TABLE", "ALTER TABLE"], "UPDATE"],
	[[{ version: 2 }], ["ALTER TABLE"], "UPDATE"],
	[[{ version: 3 }], [], "UPDATE"],
])("takes the steps that a database lacks, in one transaction: %j", async (rows, steps, note) => {
	const query = vi.fn(async (_text: string) => ({ rows }));
	await createSchema({ connect: async () => ({ query, release: () => {} }) } as unknown as Pool);
	const texts = query.mock.calls.map(([text]) => text.trim());
	const expected = ["BEGIN", "CREATE TABLE IF NOT EXISTS", "SELECT version", ...steps, note, "COMMIT"];
	expect(texts.map((text, index) => text.startsWith(expected[index] ?? "none"))).toEqual(expected.map(() => true));
});

it("leaves a newer server's tables as they are", async () => {
	const query = vi.fn(async (_text: string) => ({ rows: [{ version: 99 }] }));
	const pool = { connect: async () => ({ query, release: () => {} }) } as unknown as Pool;
	await expect(createSchema(pool)).rejects.toThrow(new NewerSchema("its schema 99 is a newer server's"));
	expect(query.mock.calls.some(([text]) => /ALTER|UPDATE|COMMIT/.test(text))).toBe(false);
});
