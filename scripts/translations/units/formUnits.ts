import { formWords } from "#content/formWords.ts";
import { checkText } from "#content/locales/checkText.ts";
import { everyPage, protectedIn, type Unit } from "#scripts/translations/unit.ts";

const file = "content/formWords.json";

/** What the page says that answers a contact form without JavaScript: the form stands on every page. */
export function formUnits(language: string): Unit[] {
	return Object.entries(formWords.en).map(([name, source]) => ({
		id: `form:${name}`,
		source,
		kept: protectedIn(source),
		origin: { file, path: ["en", name] },
		target: { file, path: [language, name] },
		parts: [everyPage],
		address: "/",
		hints: ["On the page that answers the contact form where scripts are off."],
		judge: (text) => {
			const [first] = checkText(text);
			return first && `${first.problem}; ${first.remedy}`;
		},
	}));
}
