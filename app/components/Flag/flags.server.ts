import { existsSync, readFileSync } from "node:fs";

/** A flag as `Flag` draws it. */
export interface FlagDrawing {
	/** The view box of the drawing. */
	readonly box: string;
	/** SVG elements. */
	readonly drawing: string;
}

const own = "app/components/Flag/own";
const library = "node_modules/circle-flags/flags";

/**
 * The flags of countries, by their codes: those of `app/components/Flag/own`, all others from circle-flags (MIT). For the build, which
 * writes them into the pages' code, so that it has those alone which the site shows.
 *
 * @throws for a code without a flag, with the remedy
 */
export function flagsOf(countries: readonly string[]): Record<string, FlagDrawing> {
	return Object.fromEntries(countries.map((country) => [country, flagOf(country)]));
}

function flagOf(country: string): FlagDrawing {
	const file = [`${own}/${country}.svg`, `${library}/${country}.svg`].find(existsSync);
	const [, box, drawing] =
		/<svg\b[^>]* viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s.exec(file ? readFileSync(file, "utf8") : "") ?? [];
	if (!box || !drawing) {
		throw new Error(
			`site/languages.ts: no flag for "${country}". Write the code of a country, or draw ${own}/${country}.svg.`,
		);
	}
	// The sheet rounds the flag, so the library's mask is left out.
	return { box, drawing: drawing.replace(/^<mask\b.*?<\/mask><g mask="[^"]*">(.*)<\/g>$/s, "$1") };
}
