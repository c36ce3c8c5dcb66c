import { readFileSync } from "node:fs";
import compatData from "@mdn/browser-compat-data" with { type: "json" };
import type { BrowserName, Identifier } from "@mdn/browser-compat-data";

const names: Record<string, BrowserName> = {
	Chrome: "chrome",
	Edge: "edge",
	Firefox: "firefox",
	Safari: "safari",
	iOS: "safari_ios",
};

/** Oldest supported browsers, from `browserslist` in package.json. */
const oldestBrowsers: [BrowserName, number][] = JSON.parse(readFileSync("package.json", "utf8")).browserslist.map(
	(query: string) => {
		const [name = "", version] = query.split(" >= ");
		if (!names[name]) throw new Error(`package.json: browserslist "${query}". Write it as "Chrome >= 103".`);
		return [names[name], Number(version)];
	},
);

/** Whether the oldest browsers support a feature of MDN's data without prefix or flag; true for unlisted features. */
function isSupported(memberFeature: Identifier | undefined): boolean {
	const featureSupport = memberFeature?.__compat?.support;
	if (!featureSupport) return true;
	return oldestBrowsers.every(([browser, version]) =>
		[featureSupport[browser]]
			.flat()
			.some(
				(statement) =>
					statement?.version_added &&
					!statement.flags &&
					!statement.prefix &&
					!statement.alternative_name &&
					!statement.version_removed &&
					Number.parseFloat(statement.version_added.replace("≤", "")) <= version,
			),
	);
}

const { api, css } = compatData;

/** Pseudo-classes and pseudo-elements of a selector that the oldest browsers cannot parse. */
export function unknownPseudos(selector: string): string[] {
	return [...selector.matchAll(/::?([a-z][a-z-]*)/g)]
		.map(([, name = ""]) => name)
		.filter((name) => !isSupported(css.selectors?.[name]));
}

function functionFeature(name: string): Identifier | undefined {
	if (name === "linear") return css.types?.["easing-function"]?.["linear-function"];
	return css.types?.color?.[name] ?? css.types?.[name];
}

const unitFeatures: [RegExp, Identifier | undefined][] = [
	[/^sv/, css.types?.length?.viewport_percentage_units_small],
	[/^dv/, css.types?.length?.viewport_percentage_units_dynamic],
	[/^lv/, css.types?.length?.viewport_percentage_units_large],
	[/^v[bi]/, css.types?.length?.vb],
	[/^cq/, css.types?.length?.container_query_length_units],
	[/^r?lh$/, css.types?.length?.lh],
];

/** Functions and units of a value that the oldest browsers cannot parse. */
export function unknownValues(value: string): string[] {
	const functionNames = [...value.matchAll(/([a-z][a-z-]*)\(/g)].map(([, name = ""]) => name);
	const unitNames = [...value.matchAll(/(?<![\w#-])[-+]?[\d.]+([a-z]+)\b/g)].map(([, unit = ""]) => unit);
	return [
		...functionNames.filter((name) => !isSupported(functionFeature(name))),
		...unitNames.filter((unit) => !isSupported(unitFeatures.find(([pattern]) => pattern.test(unit))?.[1])),
	];
}

const globalInterfaces: Record<string, string> = {
	window: "Window",
	document: "Document",
	navigator: "Navigator",
	history: "History",
};

/** Members that are probably specific to DOM elements. */
const elementMembers = { ...api.Element, ...api.HTMLElement, ...api.HTMLDialogElement, ...api.Node };

/** Whether the oldest browsers lack `object.member`. `object` is empty for expressions without a known name. */
export function isUnknownMember(object: string, member: string): boolean {
	const ownerApi = object && api[globalInterfaces[object] ?? object];
	const memberFeature = ownerApi ? (ownerApi[member] ?? ownerApi[`${member}_static`]) : elementMembers[member];
	return !isSupported(memberFeature as Identifier | undefined);
}
