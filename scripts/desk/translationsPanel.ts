import { diffWords } from "diff";
import { declaredIn } from "#scripts/translations/offerLanguage.ts";
import { type Progress, progressOf } from "#scripts/translations/progress.ts";
import { readTranslations, type Translation } from "#scripts/translations/readTranslations.ts";
import { targetLanguages } from "#scripts/translations/record.ts";
import type { Unit } from "#scripts/translations/unit.ts";
import { wordsBefore } from "#scripts/translations/wordsBefore.ts";
import { escapeText } from "#server/inbox/form/renderForm.ts";
import { defaultLanguage, isLanguage } from "#site/languages.ts";
import { localizedPath } from "#site/paths.ts";
import { plainDocument } from "./documents.ts";

/** Where the panel stands. */
export const panelPath = "/desk/translations/";

/**
 * How far translations are, for people: all languages, or one part of one language with each text beside its English words, what has
 * changed in these, and links to the page and the form.
 *
 * @param query `language` and `part`; without them, all
 * @returns a document
 * @throws for a language that nobody has begun
 */
export function translationsPanel(query: URLSearchParams): string {
	const language = query.get("language");
	const part = query.get("part");
	if (!language || !part) return plainDocument("Translations", overview());
	const { all, record } = readTranslations(language);
	const rows = all
		.filter(({ unit }) => unit.parts.includes(part))
		.sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
		.map((translation) => textRow(language, part, translation, record.madeFrom[translation.unit.id]));
	const title = `${nameOf(language)}: ${part}`;
	return plainDocument(
		title,
		`<p><a href="${panelPath}">All translations</a></p>
<h1>${escapeText(title)}</h1>
<table><tr><th>English</th><th>${escapeText(nameOf(language))}</th><th>State</th></tr>
${rows.join("\n")}
</table>`,
	);
}

/** What somebody should look at stands first. */
const order: readonly Translation["state"][] = ["changed", "missing", "translated"];

function overview(): string {
	const tables = targetLanguages().map((language) => {
		const { all } = readTranslations(language);
		const done = all.filter(({ state }) => state === "translated").length;
		const rows = progressOf(all, declaredIn(language)).map((progress) => partRow(language, progress));
		return `<h2>${escapeText(nameOf(language))}: ${done} of ${all.length} texts</h2>
<table><tr><th>Part</th><th class="number">Texts</th><th class="number">Translated</th><th class="number">Changed since</th><th class="number">Missing</th><th>Offered</th></tr>
${rows.join("\n")}
</table>`;
	});
	return `<h1>Translations</h1>\n${tables.join("\n")}`;
}

function partRow(language: string, { part, total, translated, changed, missing, isOffered }: Progress): string {
	const numbers = [total, translated, changed, missing].map((number) => `<td class="number">${number}</td>`).join("");
	const address = `${panelPath}?${new URLSearchParams({ language, part })}`;
	return `<tr><td><a href="${escapeText(address)}">${escapeText(part)}</a></td>${numbers}<td>${isOffered ? "yes" : "no"}</td></tr>`;
}

function textRow(
	language: string,
	part: string,
	{ unit, text, state }: Translation,
	digest: string | undefined,
): string {
	const before = state === "changed" ? wordsBefore(unit, digest) : undefined;
	const english = before === undefined ? escapeText(unit.source) : compared(before, unit.source);
	const page = isLanguage(language) && declaredIn(language).includes(unit.parts[0] ?? "") ? language : defaultLanguage;
	const links = [
		`<a href="${escapeText(localizedPath(page, unit.address))}">page</a>`,
		...formOf(unit).map((hash) => `<a href="/desk/forms/${escapeText(hash)}" target="forms">form</a>`),
	];
	const limit = unit.limit ? `${unit.limit.minimum} to ${unit.limit.maximum} characters.` : "";
	const notes = [...unit.hints, limit, unit.kept.length > 0 ? `Keep ${unit.kept.join(" and ")}.` : ""].filter(Boolean);
	const button = `<form method="post" action="${panelPath}">${Object.entries({ language, part, id: unit.id })
		.map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeText(value)}">`)
		.join("")}<button>Still right</button></form>`;
	return `<tr><td><div class="text">${english}</div><div class="note">${escapeText(notes.join(" "))} ${links.join(" · ")}</div></td><td class="text">${escapeText(text ?? "")}</td><td>${words[state]}${state === "changed" ? button : ""}</td></tr>`;
}

const words = { translated: "translated", changed: "changed since", missing: "missing" } as const;

/** What is gone and what is new, each marked. */
function compared(before: string, now: string): string {
	return diffWords(before, now)
		.map(({ value, added, removed }) => {
			const text = escapeText(value);
			if (added) return `<ins>${text}</ins>`;
			return removed ? `<del>${text}</del>` : text;
		})
		.join("");
}

/** End of the address of the form in which a text is edited; none for a text without a form. */
function formOf({ origin: { file } }: Pick<Unit, "origin">): string[] {
	const [, folder = "", second = "", third = ""] =
		/^(?:public|content)\/([^/.]+)(?:\/([^/.]+))?(?:\/([^/.]+))?\.\w+$/.exec(file) ?? [];
	if (folder === "locales") return [`#/collections/words/entries/${third}`];
	if (folder === "games") return [`#/collections/games/entries/${second}`];
	return folder === "guidelines" ? [`#/collections/guidelines-${second}/entries/${third}`] : [];
}

function nameOf(language: string): string {
	return new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;
}
