import "react";

declare global {
	/** Digest of all translation files, written in by the build. */
	const __LOCALES_VERSION__: string;

	/** Czech public holidays as ISO days, written in by the build. */
	const __CZECH_HOLIDAYS__: readonly string[];

	/** What the router's client entry reads; `app/boot/boot.ts` puts it there. */
	interface Window {
		__reactRouterContext: unknown;
		__reactRouterRouteModules: Record<string, unknown>;
		/** What the visitor has chosen; undefined while they have not. `app/boot/askConsent.ts` keeps it. */
		cookieConsent?: import("./features/consent/consent.ts").Consent;
		/** Missing in `npm run dev`, where the browser restores by itself. `app/boot/keepPlace.ts` puts it there. */
		places?: import("./routing/places.ts").Places;
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
