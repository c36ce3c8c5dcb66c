import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";

/**
 * The headless Chromium that package-lock.json pins, unpacked once per version into the machine's folder for temporary
 * files. Undefined where it does not run: it is made for Linux on x64.
 */
export function pinnedChromium(): string | undefined {
	if (process.platform !== "linux" || process.arch !== "x64") return undefined;
	const root = path.resolve(path.dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")), "..");
	const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
	const folder = path.join(tmpdir(), `site-chromium-${version}-${process.getuid?.()}`);
	if (!isComplete(folder)) unpack(path.join(root, "bin"), folder);
	return path.join(folder, "chromium.sh");
}

/** A folder for temporary files may be tidied up by its age, file by file. */
function isComplete(folder: string): boolean {
	return ["chromium.sh", "chromium", "al2023/lib/libnss3.so"].every((file) => existsSync(path.join(folder, file)));
}

/** Several workers may come here at once: each unpacks into a folder of its own, and the first one's stays. */
function unpack(packed: string, folder: string): void {
	const own = mkdtempSync(`${folder}-`);
	const inflate = (name: string) => brotliDecompressSync(readFileSync(path.join(packed, name)));
	writeFileSync(path.join(own, "chromium"), inflate("chromium.br"), { mode: 0o755 });
	mkdirSync(path.join(own, "al2023"));
	const { status, error } = spawnSync("tar", ["-x", "-C", path.join(own, "al2023")], {
		input: inflate("al2023.tar.br"),
	});
	if (status !== 0)
		throw new Error(`${own}: the browser's libraries cannot be unpacked. Is tar there?`, { cause: error });
	// The libraries (NSS and what it needs) are pinned with the browser, so that none has to be installed.
	const script = `#!/bin/sh\nexport LD_LIBRARY_PATH="${folder}/al2023/lib"\nexec "${folder}/chromium" "$@"\n`;
	writeFileSync(path.join(own, "chromium.sh"), script, { mode: 0o755 });
	if (!isComplete(folder)) rmSync(folder, { recursive: true, force: true });
	try {
		renameSync(own, folder);
	} catch (cause) {
		rmSync(own, { recursive: true });
		if (!isComplete(folder)) throw new Error(`${folder}: the browser cannot be unpacked there.`, { cause });
	}
}
