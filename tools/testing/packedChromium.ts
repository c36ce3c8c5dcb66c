import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";

const current = "@sparticuz/chromium";

/**
 * Path of a headless Chromium from an npm package, unpacked once per version into the system's temporary directory.
 * Undefined if the package is not installed or the platform is not Linux on x64.
 * @param name package of the current version, or an alias of an old one in tooling/package.json ("chromium-103")
 */
export function unpackChromium(name = current): string | undefined {
	if (process.platform !== "linux" || process.arch !== "x64") return undefined;
	const root = path.resolve(import.meta.dirname, "../../node_modules", name);
	if (!existsSync(root)) return undefined;
	// The old packages lack a library (NSPR), so every version runs with the libraries of the current one.
	const sharedChromium = name === current ? "" : unpackChromium();
	if (sharedChromium === undefined) return undefined;
	const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
	const folder = path.join(tmpdir(), `site-chromium-${version}-${process.getuid?.()}`);
	const files = ["chromium.sh", "chromium", ...(sharedChromium ? [] : ["al2023/lib/libnss3.so"])];
	// The system may delete old temporary files one by one.
	const isComplete = () => files.every((file) => existsSync(path.join(folder, file)));
	if (!isComplete()) unpackInto({ packed: path.join(root, "bin"), folder, sharedChromium, isComplete });
	return path.join(folder, "chromium.sh");
}

interface UnpackOptions {
	readonly packed: string;
	readonly folder: string;
	/** A Chromium whose libraries this one shares; empty if it has its own. */
	readonly sharedChromium: string;
	readonly isComplete: () => boolean;
}

/** Several workers may unpack at once: each into a new directory, of which the first renamed one wins. */
function unpackInto({ packed, folder, sharedChromium, isComplete }: UnpackOptions): void {
	const own = mkdtempSync(`${folder}-`);
	const inflateFile = (name: string) => brotliDecompressSync(readFileSync(path.join(packed, name)));
	writeFileSync(path.join(own, "chromium"), inflateFile("chromium.br"), { mode: 0o755 });
	if (!sharedChromium) {
		mkdirSync(path.join(own, "al2023"));
		const { status, error } = spawnSync("tar", ["-x", "-C", path.join(own, "al2023")], {
			input: inflateFile("al2023.tar.br"),
		});
		if (status !== 0)
			throw new Error(`${own}: cannot unpack the browser's libraries. Is tar installed?`, { cause: error });
	}
	// Pinned libraries (NSS and its dependencies) make the browser independent of the system.
	const libraryPath = path.join(sharedChromium ? path.dirname(sharedChromium) : folder, "al2023/lib");
	const script = `#!/bin/sh\nexport LD_LIBRARY_PATH="${libraryPath}"\nexec "${folder}/chromium" "$@"\n`;
	writeFileSync(path.join(own, "chromium.sh"), script, { mode: 0o755 });
	if (!isComplete()) rmSync(folder, { recursive: true, force: true });
	try {
		renameSync(own, folder);
	} catch (cause) {
		rmSync(own, { recursive: true });
		if (!isComplete()) throw new Error(`${folder}: cannot unpack the browser into this directory.`, { cause });
	}
}
