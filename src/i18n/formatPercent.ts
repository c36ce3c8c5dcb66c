import type { Language } from "#config/languages.ts";

/** Formats a percentage without decimals: `15%`, in Russian `15 %`. */
export function formatPercent(value: number, language: Language): string {
	return (value / 100).toLocaleString(language, { style: "percent" });
}
