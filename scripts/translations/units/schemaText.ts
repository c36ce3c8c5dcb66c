import { z } from "zod";
import { fillPlaceholders } from "#content/model/fillPlaceholders.ts";
import { factTexts } from "#content/readers/factTexts.server.ts";
import type { Limit, Unit } from "#scripts/translations/unit.ts";

/** What a schema of one text says of it, as units of translation need it. */
export function schemaText(schema: z.ZodType): Pick<Unit, "hints" | "limit" | "judge"> {
	const { title, description, minLength, maxLength } = z.toJSONSchema(schema, { io: "input" }) as Described;
	const limit: Limit | undefined = minLength && maxLength ? { minimum: minLength, maximum: maxLength } : undefined;
	return {
		hints: [[title, description].filter(Boolean).join(": ")],
		...(limit && { limit }),
		judge: (text) => schema.safeParse(fillPlaceholders(text, factTexts).text).error?.issues[0]?.message,
	};
}

interface Described {
	readonly title?: string;
	readonly description?: string;
	readonly minLength?: number;
	readonly maxLength?: number;
}
