/** Lints art's Python with ruff and checks its format, as `art/pyproject.toml` says; skipped by name where there is no ruff. */
import { spawnSync } from "node:child_process";
import { findRuff } from "./testing/ruff.ts";
import { leaveSummary } from "./testing/summary.ts";

const ruff = findRuff();
if (ruff === undefined) {
	const remedy = "npm test installs it with pip, given python3 and a package index";
	leaveSummary({ passed: 0, failed: [], skipped: [`check: art's Python (no ruff: ${remedy})`] });
	console.log(`Skipped: there is no ruff. ${remedy}.`);
} else {
	const failed = [["check"], ["format", "--check"]].filter(
		(words) => spawnSync(ruff, [...words, "--quiet", "art"], { stdio: "inherit" }).status !== 0,
	);
	if (failed.length > 0) {
		console.error(`Mend it, or let ruff: ${ruff} check --fix art && ${ruff} format art`);
		process.exitCode = 1;
	}
}
