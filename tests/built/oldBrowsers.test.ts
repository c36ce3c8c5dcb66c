import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import postcss, { type AtRule, type Declaration, type Node } from "postcss";
import { parseAst, Visitor } from "vite";
import { afterAll, expect, it } from "vitest";
import { getAttribute, getTextContent, inlineScripts } from "#tests/dom.ts";
import * as assets from "./assets.ts";
import { isUnknownMember, unknownPseudos, unknownValues } from "./browserSupport.ts";
import { builtPages } from "./pages.ts";

const scriptFiles = [...assets.scriptFiles];
const inlineFolder = mkdtempSync(path.join(tmpdir(), "inline-scripts-"));
for (const [index, code] of [...new Set(builtPages.flatMap(({ html }) => inlineScripts(html)))].entries()) {
	const file = path.join(inlineFolder, `${index}.js`);
	writeFileSync(file, code);
	scriptFiles.push(file);
}
afterAll(() => rmSync(inlineFolder, { recursive: true }));

/** Inline styles, keyed by a page that has them, and stylesheets that scripts add. */
const styles = new Map(
	builtPages.flatMap((page) => page.selectAll("style").map((element) => [getTextContent(element), page.file])),
);
const styleSheets = [
	...[...styles].map(([css, name]) => ({ name, root: postcss.parse(css), isLate: false })),
	...assets.stylesheetFiles.map((file) => ({
		name: path.basename(file),
		root: postcss.parse(readFileSync(file, "utf8")),
		isLate: true,
	})),
];

/** Newer than ES2021, but supported by all browsers in `browserslist`. */
const allowedSyntax = ["PrivateClassFields", "TopLevelAwait", "ErrorCause", "ObjectHasOwn"];

/** Members that the oldest browsers lack, and why scripts may use them. */
const allowedMembers: Readonly<Record<string, string>> = {
	"HTMLScriptElement.supports": "Called only where it exists.",
	"navigator.connection": "Looked for first; without it, no visitor saves data.",
	"navigator.share": "The button is shown only where it exists.",
	"window.requestIdleCallback": "`setTimeout` is used where it is missing.",
	"document.startViewTransition": "Looked for first, here and in React.",
	".startViewTransition": "React looks for it first.",
	".popover": "React's table of event types.",
	".showPopover": "Looked for first.",
	".hidePopover": "Called only on an open popover.",
};

it("uses no syntax and no built-in function newer than ES2021 in scripts", () => {
	const { status, stdout } = spawnSync(
		"node_modules/.bin/es-check",
		["es2021", ...scriptFiles, "--module", "--checkFeatures", "--allowList", allowedSyntax.join()],
		{ encoding: "utf8" },
	);
	expect(stdout.match(/(?<=· )(?!see ).*/g) ?? []).toEqual([]);
	expect(status, stdout).toBe(0);
});

it("uses no lookbehind in regular expressions, which Safari before 16.4 cannot parse", () => {
	expect(scriptFiles.filter((file) => /\(\?<[=!]/.test(readFileSync(file, "utf8")))).toEqual([]);
});

it("uses no member of the DOM that the oldest browsers lack, unless scripts look for it first", () => {
	const found: string[] = [];
	for (const file of scriptFiles) {
		for (const unknownMember of unknownMembers(readFileSync(file, "utf8"))) {
			if (!(unknownMember in allowedMembers)) found.push(`${path.basename(file)}: ${unknownMember}`);
		}
	}
	expect([...new Set(found)]).toEqual([]);
});

it("writes no media query as a range, which Safari before 16.4 and Chrome before 104 drop", () => {
	const found: string[] = [];
	for (const { name, root } of styleSheets) {
		root.walkAtRules("media", ({ params }) => {
			if (/[<>]/.test(params)) found.push(`${name}: @media ${params}`);
		});
	}
	expect(found).toEqual([]);
});

it("lists no selector that the oldest browsers cannot parse together with others, and negates none", () => {
	const found: string[] = [];
	for (const { name, root } of styleSheets) {
		root.walkRules(({ selector, selectors, parent }) => {
			const unknown = selectors.filter((one) => unknownPseudos(one).length > 0);
			const isMixed = unknown.length > 0 && unknown.length < selectors.length;
			const isNegated = negatesUnknown(selector);
			if ((isMixed || isNegated) && !isGuarded(parent)) found.push(`${name}: ${selector}`);
		});
	}
	expect(found).toEqual([]);
});

it("has a plain value first, or @supports around, for values that the oldest browsers cannot parse", () => {
	const found: string[] = [];
	for (const { name, root } of styleSheets) {
		root.walkDecls((declaration) => {
			const { prop, value, parent } = declaration;
			const unknown = unknownValues(value);
			if (unknown.length === 0 || isGuarded(parent) || hasPlainValue(declaration)) return;
			found.push(`${name}: ${prop}: ${value} (${unknown.join(", ")})`);
		});
	}
	expect(found).toEqual([]);
});

it("uses @starting-style only in stylesheets of the first load: added later, it crashes Chrome 117 to 121", () => {
	const lateSheets = styleSheets.filter(({ isLate, root }) => isLate && root.toString().includes("@starting-style"));
	expect(lateSheets.map(({ name }) => name)).toEqual([]);
});

it("sets a width on each drawing, so that it stays small in browsers that ignore the stylesheets", () => {
	const drawings = builtPages.flatMap((page) => page.selectAll("svg").map((element) => ({ page, element })));
	const found = drawings.filter(({ element }) => getAttribute(element, "width") === undefined);
	expect(found.map(({ page, element }) => `${page.path}: ${getAttribute(element, "viewBox")}`)).toEqual([]);
	expect(drawings.length).toBeGreaterThan(1_000);
});

/** Used members that the oldest browsers lack: `navigator.share`, or `.showPopover` if the object has no known name. */
function unknownMembers(code: string): string[] {
	const found: string[] = [];
	const memberVisitor = new Visitor({
		MemberExpression({ computed, object, property }) {
			if (computed || property.type !== "Identifier") return;
			// Minified variables have names of one or two letters.
			const ownerName = object.type === "Identifier" && object.name.length > 2 ? object.name : "";
			if (isUnknownMember(ownerName, property.name)) found.push(`${ownerName}.${property.name}`);
		},
	});
	memberVisitor.visit(parseAst(code));
	return found;
}

/** Whether a rule targets browsers without a feature. `:has()` is exempt: without it, the rule may be dropped. */
function negatesUnknown(selector: string): boolean {
	const negatedSelectors = [...selector.matchAll(/:not\(([^()]*)/g)].map(([, inner = ""]) => inner);
	return negatedSelectors.some((inner) => unknownPseudos(inner).some((name) => name !== "has"));
}

/** Whether a rule applies only to browsers with the feature, because of `@supports`. */
function isGuarded(parent: Node["parent"]): boolean {
	if (!parent || parent.type === "root") return false;
	const { name, params } = parent as AtRule;
	return (name === "supports" && !params.startsWith("not")) || name === "container" || isGuarded(parent.parent);
}

/** Whether a fallback precedes the declaration. `var()` has none: browsers detect errors in it too late. */
function hasPlainValue({ prop, value, parent }: Declaration): boolean {
	if (prop.startsWith("--") || value.includes("var(")) return false;
	const first = parent?.nodes.find((node) => node.type === "decl" && node.prop === prop);
	return first?.type === "decl" && unknownValues(first.value).length === 0;
}
