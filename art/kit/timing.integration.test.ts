import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

it("the Python tests of the clip timing pass", () => {
	const { status, stderr } = spawnSync("python3", [join(import.meta.dirname, "timing_test.py")], { encoding: "utf8" });
	expect(stderr).toMatch(/\nOK\n$/);
	expect(status).toBe(0);
});
