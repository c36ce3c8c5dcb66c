import { createContext, useContext } from "react";
import { defaultLanguage } from "#config/languages.ts";
import { type I18n, i18nFor } from "./i18n.ts";

/** The language that a part of the page speaks: `<I18nContext value={i18nFor(language)}>`. */
export const I18nContext = createContext<I18n>(i18nFor(defaultLanguage));

/** Gives `t` and the language of the part of the page that a component stands in. */
export function useTranslation(): I18n {
	return useContext(I18nContext);
}
