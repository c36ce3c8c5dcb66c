/**
 * `node tools/sbom.ts [file]`: writes the software bill of materials of production packages from package-lock.json.
 * `npm sbom` itself omits packages that tools also need, or fails because of their peer dependencies.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

interface LockedPackage {
	readonly dev?: boolean;
	readonly link?: boolean;
}

const [, , file = "sbom.cdx.json"] = process.argv;
const read = (name: string) => JSON.parse(readFileSync(name, "utf8"));
const { name, version, dependencies, optionalDependencies } = read("package.json");
const projectFields = { name, version, dependencies, optionalDependencies };
const lockFile: { packages: Record<string, LockedPackage> } = read("package-lock.json");
const usedPackages = Object.entries(lockFile.packages).filter(
	([place, { dev, link }]) => /^node_modules\//.test(place) && !dev && !link,
);

using parentFolder = mkdtempDisposableSync(path.join(tmpdir(), "sbom-"));
// npm uses the folder's name for the project.
const folder = path.join(parentFolder.path, name);
mkdirSync(folder);
const write = (to: string, value: object) => writeFileSync(path.join(folder, to), JSON.stringify(value));
write("package.json", projectFields);
write("package-lock.json", { ...lockFile, packages: { "": projectFields, ...Object.fromEntries(usedPackages) } });
const { status, stdout, stderr } = spawnSync("npm", ["sbom", "--package-lock-only", "--sbom-format", "cyclonedx"], {
	cwd: folder,
	encoding: "utf8",
	shell: process.platform === "win32",
});
if (status === 0) {
	writeFileSync(file, stdout);
	console.log(`${JSON.parse(stdout).components.length} components written to ${file}`);
} else {
	console.error(`npm sbom failed; it needs npm 10 or later.\n${stderr}`);
	process.exitCode = 1;
}
