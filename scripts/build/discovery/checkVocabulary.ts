import vocabulary from "./schemaOrg.json" with { type: "json" };

/** A thing of schema.org, as JSON-LD: a type and properties. */
export interface Thing {
	readonly "@type": string;
	readonly [property: string]: Value;
}

type Value = string | number | Thing | readonly (string | Thing)[];

const types = new Map<string, readonly string[]>(Object.entries(vocabulary.types));
const properties = new Map<string, { readonly of: readonly string[]; readonly takes: readonly string[] }>(
	Object.entries(vocabulary.properties),
);

/**
 * Holds a thing and all things in it to the vocabulary: types and properties exist, a property belongs to its type, and
 * a value is of a kind that the property takes.
 *
 * @returns one line per problem, the place first: `VideoGame.genre: …`
 */
export function checkVocabulary(thing: Thing, place = thing["@type"]): string[] {
	const type = thing["@type"];
	if (!types.has(type)) return [`${place}: schema.org has no type "${type}", or scripts/schemaOrg.ts does not list it`];
	const family = ancestry(type);
	return Object.entries(thing).flatMap(([name, value]) => {
		if (name === "@type" || name === "@id") return [];
		const property = properties.get(name);
		const where = `${place}.${name}`;
		if (!property) return [`${where}: schema.org has no such property, or scripts/schemaOrg.ts does not list it`];
		if (!property.of.some((owner) => family.has(owner))) return [`${where}: it is no property of ${type}`];
		const values = [value].flat() as readonly (string | number | Thing)[];
		if (values.length === 0) return [`${where}: it is empty`];
		return values.flatMap((one) => checkValue(one, property.takes, where));
	});
}

function checkValue(value: string | number | Thing, takes: readonly string[], where: string): string[] {
	if (typeof value === "object") {
		const family = ancestry(value["@type"]);
		const fits = !types.has(value["@type"]) || takes.some((kind) => family.has(kind));
		return [
			...(fits ? [] : [`${where}: it takes ${takes.join(" or ")}, not ${value["@type"]}`]),
			...checkVocabulary(value, `${where}.${value["@type"]}`),
		];
	}
	const kinds = typeof value === "number" ? ["Integer", "Number"] : kindsOf(value);
	return takes.some((kind) => kinds.includes(kind))
		? []
		: [`${where}: it takes ${takes.join(" or ")}, not ${JSON.stringify(value)}`];
}

/** What a string may be. A type of the vocabulary may always be named by its address (schema.org/docs/datamodel.html). */
function kindsOf(text: string): string[] {
	if (text.trim() === "") return [];
	if (/^\d{4}-\d\d-\d\d$/.test(text)) return ["Date", "Text"];
	if (/^https?:\/\/\S+$/.test(text) && URL.canParse(text)) return ["URL", "Text", ...types.keys()];
	return ["Text"];
}

function ancestry(type: string): Set<string> {
	const family = new Set([type]);
	for (const member of family) for (const parent of types.get(member) ?? []) family.add(parent);
	return family;
}
