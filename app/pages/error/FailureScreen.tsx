import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { i18nFor } from "#app/i18n/i18n.ts";
import { I18nContext } from "#app/i18n/useTranslation.ts";
import { languageOf } from "#site/paths.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";

/**
 * The error screen in place of the whole page, for what was thrown while rendering or loading it: for 500, or for the status
 * that was thrown. Each layout is where it stands: around them the app goes on, with focus, place and sheets of the next page.
 */
export function FailureScreen() {
	const error = useRouteError();
	const { pathname } = useLocation();
	const code = isRouteErrorResponse(error) && error.status === 404 ? "404" : "500";
	const i18n = i18nFor(languageOf(pathname));
	return (
		<I18nContext value={i18n}>
			<title>{i18n.t(`errors.${code}.title`)}</title>
			<main id="main">
				<ErrorScreen code={code} />
			</main>
		</I18nContext>
	);
}
