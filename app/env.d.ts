import "react";

declare global {
	/** Digest of all translation files, as the page has it. `app/boot/boot.ts` puts it there. */
	var __localesVersion: string | undefined;
	/** The path that the document was rendered for; set by `app/boot/boot.ts`. */
	var __renderedFor: string | undefined;
	/** Whether somebody has begun to use the page; set by `app/boot/boot.ts`, which says so in a `page:moved` as well. */
	var __hasMoved: true | undefined;
	/** Addresses of the sheets whose rules the document came with; set by `app/boot/boot.ts`. */
	var __sheets: readonly string[] | undefined;

	/** Czech public holidays as ISO days, written in by the build. */
	const __CZECH_HOLIDAYS__: readonly string[];

	/** Flags of the site's languages by their countries, written in by the build. */
	const __FLAGS__: Readonly<Record<string, import("./components/Flag/flags.server.ts").FlagDrawing>>;

	/** The brand's logo, written in by the build. */
	const __LOGO__: import("./components/Logo/logo.server.ts").LogoDrawing;

	/** How languages write numbers, by their codes; written in by the build. */
	const __NUMBER_MARKS__: Readonly<Record<string, import("./i18n/writeNumber.ts").NumberMarks | undefined>>;

	/** The clips of cards, by the game whose pictures they move; written in by the build. */
	const __HOVER_CLIPS__: readonly (readonly [game: string, files: { readonly av1: string; readonly h264: string }])[];

	/** In some browsers alone. */
	interface Navigator {
		readonly connection?: { readonly saveData?: boolean };
		/** Gigabytes, eight at most. */
		readonly deviceMemory?: number;
	}

	/** What `app/boot/keepPlace.ts` knows of the visitor's places in the tab's history. */
	interface Places {
		/** The name of the history's current entry. */
		entry(): string;
		/** Notes where the visitor is in the current entry: kept in this tab, over loads of documents, too. */
		remember(): void;
		/**
		 * Scrolls to where the visitor was in an entry.
		 *
		 * @returns whether the page is long enough for that; undefined where they have not been
		 */
		restore(entry: string): boolean | undefined;
		/**
		 * Scrolls to what the visitor was reading when they chose this page's language.
		 *
		 * @returns false as long as the page has other blocks than the one that they left
		 */
		findAgain(): boolean;
	}

	/** The visitor's language as it was last stored, here or by another page. `app/boot/detectLanguage.ts` keeps it. */
	interface LanguageChoice {
		stored(): string | undefined;
		/** Returns false where the browser stores nothing. */
		store(language: string): boolean;
	}

	/** What the router's client entry reads; `app/boot/boot.ts` puts it there. */
	interface Window {
		__reactRouterContext: unknown;
		__reactRouterManifest: {
			readonly routes: import("./navigation/manifest.ts").Manifest;
		};
		/** By their routes' ids, outermost first. */
		__reactRouterRouteModules: Record<string, unknown>;
		/** What the visitor has chosen; undefined while they have not. `app/boot/askConsent.ts` keeps it. */
		cookieConsent?: import("./features/consent/consent.ts").Consent;
		languageChoice: LanguageChoice;
		/** `app/boot/keepPlace.ts` puts it there. */
		places?: Places;
	}
}

/** Invoker commands, which React passes through and its types do not know yet. */
declare module "react" {
	interface ButtonHTMLAttributes<T> {
		command?: "show-modal" | "close";
		commandfor?: string;
		/** Keeps `T` in use: an interface is merged only under the same type parameters. */
		readonly __element?: T;
	}
}
