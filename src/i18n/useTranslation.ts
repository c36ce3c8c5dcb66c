import { useContext } from "react";
import { getPathLanguage } from "#config/paths.ts";
import { type I18n, i18nFor } from "./i18n.ts";
import { PathContext } from "./useLocale.ts";

/** `t` and language of the current page, whose texts must be loaded. */
export function useTranslation(): I18n {
	return i18nFor(getPathLanguage(useContext(PathContext)));
}
