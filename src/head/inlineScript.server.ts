import { readFile } from "node:fs/promises";
import { minifySync, parseAst, transformWithOxc } from "vite";
import { browserTargets } from "./browserTargets.server.ts";

/**
 * Compiles a script of `src/head/inline` to the one line that goes into the pages.
 *
 * @param constants names that the script declares, and their values
 */
export async function inlineScript(file: string, constants: Record<string, unknown> = {}): Promise<string> {
	const define = Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]));
	const { code } = await transformWithOxc(await readFile(file, "utf8"), file, { define, target: browserTargets });
	const { code: small, errors } = minifySync(file, code, { module: false });
	if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
	if (/<\/script|<!--/i.test(small)) throw new Error(`${file}: "</script" or "<!--" would end the script element.`);
	if (parseAst(small).body.some(({ type }) => /^(Im|Ex)port/.test(type))) {
		throw new Error(`${file}: an inline script cannot import or export statically.`);
	}
	return small.trim();
}
