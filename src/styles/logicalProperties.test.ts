import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const physicalProperties =
	/(?<=[{;]\s*)((?:scroll-)?(?:margin|padding)|border(?:-top|-bottom)?)-(?:left|right)[\w-]*:|(?<=[{;]\s*)(?:left|right):/g;

it("uses logical properties only: write margin-inline-start for margin-left, inset-inline-end for right", () => {
	const found = globSync("src/**/*.css").flatMap((file) =>
		[
			...readFileSync(file, "utf8")
				.replaceAll(/\/\*.*?\*\//gs, "")
				.matchAll(physicalProperties),
		].map(([rule]) => `${file}: ${rule}`),
	);
	expect(found).toEqual([]);
});
