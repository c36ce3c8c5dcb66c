import "i18next";
import type meta from "#public/locales/en/meta.json";
import type translation from "#public/locales/en/translation.json";

/** English declares the keys; the gate holds the other languages to them. */
declare module "i18next" {
	interface CustomTypeOptions {
		defaultNS: "translation";
		resources: { translation: typeof translation; meta: typeof meta };
	}
}
