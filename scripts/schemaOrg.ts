/**
 * Cuts what the site's structured data use out of the vocabulary of schema.org. Run by hand when a type or property is
 * added below, on `schemaorg-all-https.jsonld` of a release: `node scripts/schemaOrg.ts <file> <release>`.
 */
import { readFile, writeFile } from "node:fs/promises";

const types = [
	"Answer",
	"BreadcrumbList",
	"EntryPoint",
	"FAQPage",
	"ImageObject",
	"ItemList",
	"ListItem",
	"NewsArticle",
	"Organization",
	"PlayAction",
	"Question",
	"VideoGame",
	"WebPage",
	"WebSite",
];
const properties = [
	"acceptedAnswer",
	"address",
	"author",
	"caption",
	"contentUrl",
	"dateModified",
	"datePublished",
	"description",
	"email",
	"gamePlatform",
	"genre",
	"headline",
	"image",
	"inLanguage",
	"item",
	"itemListElement",
	"legalName",
	"logo",
	"mainEntity",
	"mainEntityOfPage",
	"name",
	"position",
	"potentialAction",
	"publisher",
	"sameAs",
	"screenshot",
	"target",
	"text",
	"url",
	"urlTemplate",
];
const target = "scripts/build/discovery/schemaOrg.json";

interface Reference {
	readonly "@id": string;
}

interface Term extends Reference {
	readonly "rdfs:subClassOf"?: Reference | Reference[];
	readonly "schema:domainIncludes"?: Reference | Reference[];
	readonly "schema:rangeIncludes"?: Reference | Reference[];
}

const [file, release] = process.argv.slice(2);
if (!file || !release) throw new Error("Usage: node scripts/schemaOrg.ts <schemaorg-all-https.jsonld> <release>");
const { "@graph": graph }: { "@graph": Term[] } = JSON.parse(await readFile(file, "utf8"));
const terms = new Map(graph.map((term) => [term["@id"], term]));

function termOf(name: string): Term {
	const term = terms.get(`schema:${name}`);
	if (!term) throw new Error(`schema.org ${release} has no "${name}".`);
	return term;
}

function names(references: Reference | Reference[] | undefined): string[] {
	return [references ?? []]
		.flat()
		.map((reference) => reference["@id"])
		.filter((id) => id.startsWith("schema:"))
		.map((id) => id.slice("schema:".length))
		.sort();
}

const parents: Record<string, string[]> = {};
const queue = [...types];
for (const name of queue) {
	if (parents[name]) continue;
	parents[name] = names(termOf(name)["rdfs:subClassOf"]);
	queue.push(...parents[name]);
}

const extract = {
	source: `https://schema.org, release ${release}, schemaorg-all-https.jsonld: the terms that this site uses`,
	licence: "Creative Commons Attribution-ShareAlike 3.0, https://creativecommons.org/licenses/by-sa/3.0/",
	types: Object.fromEntries(Object.entries(parents).sort(([a], [b]) => a.localeCompare(b, "en"))),
	properties: Object.fromEntries(
		properties.map((name) => {
			const term = termOf(name);
			return [name, { of: names(term["schema:domainIncludes"]), takes: names(term["schema:rangeIncludes"]) }];
		}),
	),
};
await writeFile(target, `${JSON.stringify(extract, null, "\t")}\n`);
console.log(`${target}: ${Object.keys(extract.types).length} types, ${properties.length} properties`);
