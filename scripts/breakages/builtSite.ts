import { createHash } from "node:crypto";
import { globSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { digestOf, inlineBootScript } from "#scripts/build/inlineParts.ts";
import { FileIndex, packIndex } from "#server/fileIndex.ts";
import type { Policy } from "#server/securityHeaders.ts";
import { countMatches, replaceAll } from "./applyEdit.ts";
import type { BuiltEdit } from "./faults/breakage.ts";

/** Changes a built site as if it had been built so: with its compressed files, index and digests of inline parts. */
export class BuiltSite {
	private readonly root: string;

	/** @param root the project's copy whose `build` is changed */
	constructor(root: string) {
		this.root = root;
	}

	/** Makes an edit everywhere it matches. Throws when that is nowhere. */
	edit(id: string, { built, find, replace }: BuiltEdit): void {
		const client = path.join(this.root, "build/client");
		const files = globSync(built, { cwd: client });
		const changed = new Map<string, string>();
		for (const file of files) {
			const text = readFileSync(path.join(client, file), "utf8");
			if (countMatches(find, text) > 0) changed.set(file, replaceAll(text, find, replace));
		}
		if (changed.size === 0) {
			throw new Error(
				`Breakage "${id}": its edit of build/client/${built} matches nothing: ${find}. Correct "find" in scripts/breakages/faults.`,
			);
		}
		this.write(changed);
	}

	/**
	 * Puts a changed script of `app/boot` into every page that has it.
	 *
	 * @param file its path, the same in the project and in the copy
	 */
	async swapInlineScript(id: string, file: string): Promise<void> {
		const before = await inlineBootScript(file);
		const after = await inlineBootScript(file, path.join(this.root, file));
		if (before === after) throw new Error(`Breakage "${id}": its edit of ${file} changes nothing that is built.`);
		this.edit(id, { built: "**/*.html", find: before, replace: after });
	}

	/**
	 * Puts scripts that were built anew into the place of the site's. They keep their names: the pages ask for those.
	 *
	 * @param assets the folder that they were built into
	 * @throws when they are other files than the site has
	 */
	swapApp(id: string, assets: string): void {
		const scripts = (folder: string) => readdirSync(folder).filter((name) => name.endsWith(".js"));
		const names = new Map(scripts(path.join(this.root, "build/client/assets")).map((name) => [stemOf(name), name]));
		const fresh = scripts(assets);
		const others = fresh.filter((name) => !names.has(stemOf(name)));
		if (others.length > 0) {
			throw new Error(
				`Breakage "${id}": the site has no ${others.join(", ")}. Change less in scripts/breakages/faults.`,
			);
		}
		const changed = new Map<string, string>();
		for (const name of fresh) {
			let text = readFileSync(path.join(assets, name), "utf8");
			for (const other of fresh) text = text.replaceAll(other, names.get(stemOf(other)) ?? other);
			changed.set(`assets/${names.get(stemOf(name))}`, text);
		}
		this.write(changed);
	}

	private write(changed: ReadonlyMap<string, string>): void {
		const client = path.join(this.root, "build/client");
		const indexFile = path.join(this.root, "build/files.tsv");
		const entries = new Map([...new FileIndex(readFileSync(indexFile))].map(([, entry]) => [entry.file, entry]));
		const digests = new Map<string, string>();
		for (const [name, text] of changed) {
			const file = path.join(client, name);
			if (name.endsWith(".html")) compareInline(readFileSync(file, "utf8"), text, digests);
			const bytes = Buffer.from(text);
			writeFileSync(file, bytes);
			const entry = entries.get(name);
			if (!entry) continue;
			entry.size = bytes.length;
			entry.etag = createHash("sha256").update(bytes).digest("base64url").slice(0, 20);
			if (!entry.compressed) continue;
			const small = path.join(this.root, "build/compressed", name);
			writeFileSync(`${small}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }));
			writeFileSync(`${small}.gz`, gzipSync(bytes, { level: 1 }));
		}
		writeFileSync(indexFile, packIndex(entries.values()));
		this.writePolicy(digests);
	}

	private writePolicy(digests: ReadonlyMap<string, string>): void {
		if (digests.size === 0) return;
		const file = path.join(this.root, "build/policy.json");
		const policy = JSON.parse(readFileSync(file, "utf8")) as Policy;
		const changed = (list: readonly string[]) => [...new Set(list.flatMap((old) => [digests.get(old) ?? old]))];
		writeFileSync(
			file,
			JSON.stringify({ ...policy, scripts: changed(policy.scripts), styles: changed(policy.styles) }),
		);
	}
}

/** A script's name without the digest of its content. */
function stemOf(name: string): string {
	return name.replace(/-[\w-]{8}\.js$/, "");
}

/** Notes which digest takes the place of which. A page with one inline part more or less has none for it: a fault. */
function compareInline(before: string, after: string, digests: Map<string, string>): void {
	const parts = (html: string) => [...html.matchAll(/<(script|style)>(.*?)<\/\1>/gs)].map(([, , text = ""]) => text);
	const [old, fresh] = [parts(before), parts(after)];
	if (old.length !== fresh.length) return;
	for (const [index, text] of old.entries()) {
		const other = fresh[index] ?? "";
		if (text !== other) digests.set(digestOf(text), digestOf(other));
	}
}
