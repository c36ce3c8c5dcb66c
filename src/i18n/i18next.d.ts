import "i18next";
import type meta from "#public/locales/en/meta.json";
import type translation from "#public/locales/en/translation.json";

/** English defines the keys; `npm run check` compares the other languages with it. */
declare module "i18next" {
	interface CustomTypeOptions {
		defaultNS: "translation";
		resources: { translation: typeof translation; meta: typeof meta };
	}
}
