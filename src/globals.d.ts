import "react";

declare global {
	/** Digest of all translation files, as the page has it. The build defines it (`astro.config.ts`). */
	var __localesVersion: string | undefined;

	/** Czech public holidays as ISO days, written in by the build. */
	const __CZECH_HOLIDAYS__: readonly string[];

	/** Flags of the site's languages by their countries, written in by the build. */
	const __FLAGS__: Readonly<Record<string, import("./components/Flag/flags.server.ts").FlagDrawing>>;

	/** The brand's logo, written in by the build. */
	const __LOGO__: import("./components/Logo/logo.server.ts").LogoDrawing;

	/** The clips of cards, by the game whose pictures they move; written in by the build. */
	const __HOVER_CLIPS__: readonly (readonly [game: string, files: { readonly av1: string; readonly h264: string }])[];

	/** In some browsers alone. */
	interface Navigator {
		readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
		/** Gigabytes, eight at most. */
		readonly deviceMemory?: number;
	}

	/** The visitor's stored language, set by this page or another. `src/head/inline/detectLanguage.ts` maintains it. */
	interface LanguageChoice {
		stored(): string | undefined;
		/** Returns false where the browser stores nothing. */
		store(language: string): boolean;
	}

	interface Window {
		/** What the visitor has chosen; undefined while they have not. `src/head/inline/showConsentBanner.ts` keeps it. */
		cookieConsent?: import("./features/consent/consent.ts").ConsentChoice;
		languageChoice: LanguageChoice;
	}
}

/** Invoker commands, which React passes through and its types do not know yet. */
declare module "react" {
	interface ButtonHTMLAttributes<T> {
		command?: "show-modal" | "close";
		commandfor?: string;
		/** Keeps `T` in use: interfaces merge only under the same type parameters. */
		readonly __element?: T;
	}
}
