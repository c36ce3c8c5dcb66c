import { useContext } from "react";
import { getPathLanguage } from "#config/paths.ts";
import { type I18n, i18nFor } from "./i18n.ts";
import { PathContext } from "./useLocale.ts";

/** Gives `t` and the language of the page that a component is on. The language's texts must have been loaded. */
export function useTranslation(): I18n {
	return i18nFor(getPathLanguage(useContext(PathContext)));
}
