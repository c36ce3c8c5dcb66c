import "react";

declare global {
	/** Hash of all translation files, defined by the build (`astro.config.ts`). */
	var __localesVersion: string | undefined;

	/** ISO days of Czech public holidays, inlined by the build. */
	const __CZECH_HOLIDAYS__: readonly string[];

	/** Flags by country, inlined by the build. */
	const __FLAGS__: Readonly<Record<string, import("./components/Flag/flags.server.ts").FlagDrawing>>;

	/** Clips of cards by game, inlined by the build. */
	const __HOVER_CLIPS__: readonly (readonly [game: string, files: { readonly av1: string; readonly h264: string }])[];

	/** Not in all browsers. */
	interface Navigator {
		readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
		/** Gigabytes, at most eight. */
		readonly deviceMemory?: number;
	}

	/** The visitor's stored language. Maintained by `src/head/inline/detectLanguage.ts`. */
	interface LanguageChoice {
		stored(): string | undefined;
		/** Returns false if storage is blocked. */
		store(language: string): boolean;
	}

	interface Window {
		/** Undefined before the visitor's choice. Maintained by `src/head/inline/showConsentBanner.ts`. */
		cookieConsent?: import("./features/consent/consent.ts").ConsentChoice;
		languageChoice: LanguageChoice;
	}
}

/** Invoker commands, which React passes through but does not type yet. */
declare module "react" {
	interface ButtonHTMLAttributes<T> {
		command?: "show-modal" | "close";
		commandfor?: string;
		/** Uses `T`: interfaces merge only with identical type parameters. */
		readonly __element?: T;
	}
}
