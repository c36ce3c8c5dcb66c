import type { Language } from "#config/languages.ts";

/**
 * A share as a language writes it, without decimals: `15%`, in Russian `15 %`.
 *
 * @param value in percent
 */
export function formatPercent(value: number, language: Language): string {
	return (value / 100).toLocaleString(language, { style: "percent" });
}
