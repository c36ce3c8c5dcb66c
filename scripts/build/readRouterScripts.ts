import { parseAst } from "vite";
import type { BootData } from "#app/boot/bootData.ts";

type Node = ReturnType<typeof parseAst>["body"][number];

const remedy = "The framework's output changed shape: adapt scripts/build/readRouterScripts.ts to it.";

/** `window.__reactRouterContext = {...}; window.__reactRouterContext.stream = ...` -> the object. Throws otherwise. */
export function readContext(code: string): BootData["context"] {
	const [first] = parseAst(code).body;
	const object = assignedTo(first, "__reactRouterContext");
	if (!object) throw new Error(`No router context in: ${code.slice(0, 80)}. ${remedy}`);
	return JSON.parse(code.slice(object.start, object.end));
}

/** The inline module that imports the page's routes -> what it imports. Throws otherwise. */
export function readBootstrap(code: string): Pick<BootData, "manifest" | "routes" | "entry"> {
	const sources = new Map<string, string[]>();
	let manifest: string | undefined;
	let entry: string | undefined;
	let routes: BootData["routes"] | undefined;
	for (const node of parseAst(code).body) {
		const modules = assignedTo(node, "__reactRouterRouteModules");
		if (node.type === "ImportDeclaration") {
			const [specifier] = node.specifiers;
			if (specifier) sources.set(specifier.local.name, [node.source.value]);
			else manifest = node.source.value;
		} else if (node.type === "VariableDeclaration") {
			const [{ id, init } = {}] = node.declarations;
			if (id?.type !== "Identifier" || init?.type !== "ObjectExpression") throw unexpected(code, node);
			sources.set(
				id.name,
				init.properties.flatMap((part) =>
					part.type === "SpreadElement" && part.argument.type === "Identifier"
						? (sources.get(part.argument.name) ?? [])
						: [],
				),
			);
		} else if (modules?.type === "ObjectExpression") {
			routes = modules.properties.map((property) => {
				if (property.type !== "Property" || property.key.type !== "Literal" || property.value.type !== "Identifier") {
					throw unexpected(code, node);
				}
				return [String(property.key.value), sources.get(property.value.name) ?? []];
			});
		} else if (
			node.type === "ExpressionStatement" &&
			node.expression.type === "ImportExpression" &&
			node.expression.source.type === "Literal"
		) {
			entry = String(node.expression.source.value);
		} else if (node.type !== "EmptyStatement") throw unexpected(code, node);
	}
	if (!manifest || !entry || !routes?.length || routes.some(([, files]) => files.length === 0)) {
		throw new Error(`No manifest, entry or routes in the bootstrap module. ${remedy}`);
	}
	return { manifest, entry, routes };
}

/** `window.__reactRouterManifest={...}` -> route id to the addresses of its sheets. Throws otherwise. */
export function readManifest(code: string): Map<string, string[]> {
	const [first] = parseAst(code).body;
	const object = assignedTo(first, "__reactRouterManifest");
	if (!object) throw new Error(`No route manifest in: ${code.slice(0, 80)}. ${remedy}`);
	const { routes }: { routes: Record<string, { css?: string[] }> } = JSON.parse(code.slice(object.start, object.end));
	// The framework ends some with a bare `#`, so that two routes' links to one sheet differ.
	return new Map(Object.entries(routes).map(([id, { css = [] }]) => [id, css.map((href) => href.replace(/#$/, ""))]));
}

/** `...streamController.enqueue("...")` -> the text; `...close()` -> undefined. Throws on anything else. */
export function readStreamChunk(code: string): string | undefined {
	const [node] = parseAst(code).body;
	if (node?.type === "ExpressionStatement" && node.expression.type === "CallExpression") {
		const { callee, arguments: parameters } = node.expression;
		const method =
			callee.type === "MemberExpression" && callee.property.type === "Identifier" ? callee.property.name : "";
		const [text] = parameters;
		if (method === "close") return undefined;
		if (method === "enqueue" && text?.type === "Literal" && typeof text.value === "string") return text.value;
	}
	throw new Error(`Unknown inline script: ${code.slice(0, 80)}. ${remedy}`);
}

/** The right side of `window.<name> = ...`, if that is what the statement is. */
function assignedTo(node: Node | undefined, name: string) {
	if (node?.type !== "ExpressionStatement" || node.expression.type !== "AssignmentExpression") return undefined;
	const { left, right } = node.expression;
	if (left.type !== "MemberExpression" || left.property.type !== "Identifier") return undefined;
	return left.property.name === name ? right : undefined;
}

function unexpected(code: string, { start, end }: { start: number; end: number }): Error {
	return new Error(`Unknown statement in the bootstrap module: ${code.slice(start, end)}. ${remedy}`);
}
