import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";

it("merges a release without conflicts in generated files of a branded copy, which stay the copy's", () => {
	using folder = mkdtempDisposableSync(path.join(tmpdir(), "merge-"));
	const git = (...args: string[]) =>
		execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@a.example", ...args], { cwd: folder.path });
	const generatedFiles = ["tests/visual/digests.json", "tests/tree/header.aria.yml"].map((name) => {
		return path.join(folder.path, name);
	});
	const commit = (content: string) => {
		for (const file of generatedFiles) writeFileSync(file, content);
		git("add", ".");
		git("commit", "-qm", content);
	};
	for (const file of generatedFiles) mkdirSync(path.dirname(file), { recursive: true });
	cpSync(".gitattributes", path.join(folder.path, ".gitattributes"));
	git("init", "-q", "-b", "brand");
	commit("base");
	git("switch", "-qc", "template");
	commit("template");
	git("switch", "-q", "brand");
	commit("brand");
	const [, setting = ""] = /^git config (\S+ \S+)/m.exec(readFileSync("docs/guides/upgrade.md", "utf8")) ?? [];
	git("config", ...setting.split(" "));
	git("merge", "-q", "template");
	for (const file of generatedFiles) expect(readFileSync(file, "utf8")).toBe("brand");
});
