/** What Node knows and TypeScript's library does not yet. */
declare namespace Intl {
	interface Locale {
		getTextInfo(): { readonly direction?: "ltr" | "rtl" };
	}
}
