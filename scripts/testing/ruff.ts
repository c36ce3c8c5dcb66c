import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** The version of ruff that `art/pyproject.toml` asks for. */
function wantedVersion(): string {
	const file = "art/pyproject.toml";
	const [, version] = /^required-version = "==([\d.]+)"$/m.exec(readFileSync(file, "utf8")) ?? [];
	if (!version) throw new Error(`${file}: no version of ruff. Write required-version = "==…" below [tool.ruff].`);
	return version;
}

/** The virtual environment for it in the machine's folder for temporary files, one a version. */
function environment(version: string): string {
	return path.join(tmpdir(), `site-ruff-${version}-${process.getuid?.() ?? "all"}`);
}

/** Ruff, which checks art's Python, in exactly the version asked for: installed for us, or on the path. Undefined without it. */
export function findRuff(): string | undefined {
	const version = wantedVersion();
	const ours = path.join(environment(version), "bin", "ruff");
	return [ours, "ruff"].find((place) => {
		const { status, stdout } = spawnSync(place, ["--version"], { encoding: "utf8" });
		return status === 0 && stdout.trim() === `ruff ${version}`;
	});
}

/** Installs ruff with pip where it is missing. Without Python or a package index the check of art's Python says so by name. */
export function installRuff(): void {
	if (findRuff()) return;
	const version = wantedVersion();
	const folder = environment(version);
	console.log(`Installing ruff ${version} (pip)…`);
	// Whole or not at all: an environment that was cut short would be taken for one.
	const own = mkdtempSync(`${folder}-`);
	const steps = [
		["python3", "-m", "venv", own],
		[
			path.join(own, "bin", "python3"),
			"-m",
			"pip",
			"install",
			"--quiet",
			"--timeout=20",
			"--retries=1",
			`ruff==${version}`,
		],
	];
	for (const [command = "", ...parameters] of steps) {
		const { status } = spawnSync(command, parameters, { stdio: "inherit" });
		if (status === 0) continue;
		console.log(`ruff ${version} cannot be had: the check of art's Python is skipped.`);
		rmSync(own, { recursive: true, force: true });
		return;
	}
	if (existsSync(folder)) rmSync(folder, { recursive: true });
	renameSync(own, folder);
}
