import type { Language } from "#config/languages.ts";

/** Formats an amount with no-break spaces: `8,500 T$`, in Russian `8 500 T$`. */
export function teleDollars(amount: number, language: Language): string {
	return `${amount.toLocaleString(language)}\u00a0T$`;
}
