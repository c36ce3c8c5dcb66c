import { priceText } from "#content/model/priceSchema.ts";
import { services } from "#content/model/services.ts";
import { readData, textAt } from "#scripts/translations/dataFile.ts";
import { otherParts, protectedIn, type Unit } from "#scripts/translations/unit.ts";
import { chapters, hasPrices } from "#site/documents.ts";
import { schemaText } from "./schemaText.ts";

const file = "content/prices.yaml";

/** The prices that are written in English. */
export function priceUnits(language: string): Unit[] {
	const data = readData(file);
	const field = schemaText(priceText);
	return chapters.filter(hasPrices).flatMap((chapter) =>
		services.flatMap((service): Unit[] => {
			const source = textAt(data, [chapter, service, "en"]);
			if (source === undefined) return [];
			return [
				{
					id: `prices:${chapter}.${service}`,
					source,
					kept: protectedIn(source),
					origin: { file, path: [chapter, service, "en"] },
					target: { file, path: [chapter, service, language] },
					parts: [otherParts.prices],
					address: `/docs/guidelines/${chapter}/pricing`,
					...field,
				},
			];
		}),
	);
}
