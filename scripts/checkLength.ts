/** Holds the house's bound: no source file over 300 lines. Prints the median and the longest. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const bound = 300;
const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
	encoding: "utf8",
});
const lengths = tracked
	.split("\0")
	.filter((file) => /^(app|art|content|scripts|server|tests)\/.*\.(ts|tsx|css|mjs)$/.test(file))
	// A file that was deleted but not yet staged is still listed.
	.filter((file) => existsSync(file))
	.map((file) => ({ file, lines: readFileSync(file, "utf8").split("\n").length - 1 }))
	.sort((a, b) => a.lines - b.lines);

const longest = lengths.at(-1);
if (!longest) throw new Error("No source files found: does git list them?");
const long = lengths.filter(({ lines }) => lines > bound);
for (const { file, lines } of long) console.error(`${file}: ${lines} lines; split it, ${bound} is the bound.`);
console.log(
	`${lengths.length} files, median ${lengths[Math.floor(lengths.length / 2)]?.lines} lines, longest ${longest.lines} (${longest.file})`,
);
process.exitCode = long.length > 0 ? 1 : 0;
