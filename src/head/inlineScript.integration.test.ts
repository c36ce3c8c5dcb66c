import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "#content/readers/temporaryFolder.testUtils.ts";
import { inlineScript } from "./inlineScript.server.ts";

const { at, putFile } = temporaryFolder();

function compileScript(code: string, constants?: Record<string, unknown>): Promise<string> {
	putFile("script.ts", code);
	return inlineScript(at("script.ts"), constants);
}

describe("inlineScript", () => {
	it("compiles a script with types to one short line", async () => {
		const code = await compileScript(
			"(() => {\n\t// why\n\tconst answer: number = 42;\n\tdocument.title = String(answer);\n})();\n",
		);
		expect(code).not.toMatch(/\n|why|number/);
		expect(code).toContain("document.title");
	});

	it("replaces constants by their values", async () => {
		const code = await compileScript(
			"declare const __LANGUAGES__: readonly string[];\nalert(__LANGUAGES__.length, __LANGUAGES__);",
			{ __LANGUAGES__: ["en", "ru"] },
		);
		expect(code).not.toContain("__LANGUAGES__");
		expect(code).toMatch(/["`]ru["`]/);
	});

	it.each([
		'import { a } from "./a.ts"; alert(a);',
		'import "./a.ts";',
		"export const a = 1;",
		"export default function a() {}",
		"const a = 1; export { a };",
	])("rejects a script with %s", async (code) => {
		await expect(compileScript(code)).rejects.toThrow(/script\.ts/);
	});

	it("allows imports of types and imports at run time", async () => {
		expect(await compileScript('import("/later.js");')).toContain("import(");
		expect(await compileScript('const a = JSON.parse("1") as import("./a.ts").A; alert(a);')).not.toContain("import");
	});

	it.each(['alert("</script>")', 'alert("</SCRIPT ")', 'alert("<!-- x")'])(
		"escapes or rejects code that would end the script element: %s",
		async (code) => {
			expect(await compileScript(code).catch(String)).not.toMatch(/alert\(.*(<\/script|<!--)/i);
		},
	);

	it("names the file that cannot be read", async () => {
		await expect(compileScript("const = 1")).rejects.toThrow();
		await expect(inlineScript("src/head/inline/missing.ts")).rejects.toThrow("src/head/inline/missing.ts");
	});

	it.each(globSync("src/head/inline/*.ts", { exclude: ["**/*.test.ts"] }))(
		"compiles the inline script %s",
		async (name) => {
			const code = await inlineScript(name, { __LANGUAGES__: ["en"] });
			expect(code, "no global declarations").toMatch(/^(\(\(\)=>\{.+\}\)\(\)|addEventListener\(.+\));?$/s);
			expect(() => new Function(code)).not.toThrow();
		},
	);
});
