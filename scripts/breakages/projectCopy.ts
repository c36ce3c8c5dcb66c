import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import path from "node:path";
import { applyEdit } from "./applyEdit.ts";
import { BuiltSite } from "./builtSite.ts";
import type { Breakage, SourceEdit } from "./faults/breakage.ts";
import { runProgram } from "./runProgram.ts";

/** What stays in a copy from one run to the next. */
const lasting = new Set(["node_modules", "build", "build.whole", "build.digest"]);
/** No part of what is built. */
const unbuilt = /^((art|docs|tests|scripts\/breakages)(\/|\.ts$)|(biome|knip)\.json$)/;

/** What lets a copy be built, quickly, and nobody who meets a fault can tell. */
const hasty: readonly SourceEdit[] = [
	{ file: "vite.config.ts", find: 'minify: "terser"', replace: 'minify: "oxc"' },
	// The libraries are a link here; the names of chunks go by paths from the copy's own folder.
	{ file: "vite.config.ts", find: "plugins: [plain", replace: "resolve: { preserveSymlinks: true }, plugins: [plain" },
];

/** A copy of the project in which things are broken; the working tree is never touched. */
export class ProjectCopy {
	readonly root: string;
	private readonly files: readonly string[];

	/** Copies the project as it stands in the working tree, what git ignores left out. */
	constructor(root: string) {
		this.root = root;
		this.files = projectFiles();
		mkdirSync(root, { recursive: true });
		for (const name of readdirSync(root)) {
			if (!lasting.has(name)) rmSync(path.join(root, name), { recursive: true, force: true });
		}
		for (const file of this.files) cpSync(file, path.join(root, file));
		for (const edit of hasty) this.edit("a quick build", edit);
		const modules = path.join(root, "node_modules");
		if (!existsSync(modules)) symlinkSync(path.resolve("node_modules"), modules, "junction");
	}

	/** A digest of all that is built from. */
	digest(): string {
		const hash = createHash("sha256");
		for (const file of this.files) {
			if (!unbuilt.test(file)) hash.update(file).update(readFileSync(file));
		}
		return hash.digest("hex").slice(0, 16);
	}

	/** Builds the whole site unless the last build was of the same files. Throws when that fails. */
	async prepareBuild(): Promise<void> {
		const note = path.join(this.root, "build.digest");
		if (!existsSync(note) || readFileSync(note, "utf8") !== this.digest()) {
			const { status, output } = await this.node("scripts/build.ts");
			if (status !== 0) throw new Error(`The site cannot be built without a breakage:\n${output}`);
			rmSync(path.join(this.root, "build.whole"), { recursive: true, force: true });
			cpSync(path.join(this.root, "build"), path.join(this.root, "build.whole"), { recursive: true });
			writeFileSync(note, this.digest());
		}
		this.restoreBuild();
	}

	/**
	 * Breaks the copy.
	 *
	 * @returns the build's complaint, where it fails
	 * @throws when an edit does not match
	 */
	async break({ id, edits, rebuild }: Breakage): Promise<string | undefined> {
		const site = new BuiltSite(this.root);
		for (const edit of edits) {
			if ("built" in edit) {
				site.edit(id, edit);
				continue;
			}
			this.edit(id, edit);
		}
		if (rebuild === "inline scripts") {
			const scripts = new Set(edits.flatMap((edit) => ("file" in edit ? [edit.file] : [])));
			for (const file of scripts) await site.swapInlineScript(id, file);
		}
		return rebuild === "app" ? this.rebuildApp(id, site) : undefined;
	}

	/** Makes the copy whole again. */
	mend({ edits, rebuild, watch }: Breakage): void {
		for (const edit of edits) {
			if ("file" in edit) cpSync(edit.file, path.join(this.root, edit.file));
		}
		const isBuilding = watch.tests.includes("scripts/build.ts");
		if (rebuild || isBuilding || edits.some((edit) => "built" in edit)) this.restoreBuild();
	}

	private edit(id: string, edit: SourceEdit): void {
		const file = path.join(this.root, edit.file);
		writeFileSync(file, applyEdit(id, edit, readFileSync(file, "utf8")));
	}

	private restoreBuild(): void {
		const build = path.join(this.root, "build");
		rmSync(build, { recursive: true, force: true });
		cpSync(path.join(this.root, "build.whole"), build, { recursive: true });
	}

	/** Builds the scripts and puts them into the whole site. Returns the complaint, where that fails. */
	private async rebuildApp(id: string, site: BuiltSite): Promise<string | undefined> {
		const { status, output } = await this.node("scripts/breakages/buildApp.ts");
		if (status !== 0) return output;
		const built = path.join(this.root, "build");
		const app = path.join(this.root, "build.app");
		rmSync(app, { recursive: true, force: true });
		renameSync(built, app);
		this.restoreBuild();
		site.swapApp(id, path.join(app, "client/assets"));
		return undefined;
	}

	private node(script: string): Promise<{ status: number | null; output: string }> {
		return runProgram({ program: process.execPath, parameters: [script] }, this.root);
	}
}

function projectFiles(): string[] {
	const { stdout, status, stderr } = spawnSync(
		"git",
		["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
		{ encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
	);
	if (status !== 0) throw new Error(`git ls-files failed: ${stderr}`);
	return stdout.split("\0").filter((file) => file && existsSync(file));
}
