// First: in development it declares the order of the layers that every other sheet belongs to.
import "./styles/index.css";

import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, useLocation, useRouteError } from "react-router";
import { useBootSignal } from "./boot/useBootSignal.ts";
import { sitePicture } from "./content/pictures.server.ts";
import { useAnalytics } from "./features/analytics/useAnalytics.ts";
import { FailureScreen } from "./pages/error/FailureScreen.tsx";
import { localeMiddleware } from "./routing/localeMiddleware.ts";
import { languageOf } from "./routing/paths.ts";
import { useScrollAndFocus } from "./routing/useScrollAndFocus.ts";
import cyrillicFont from "./styles/fonts/inter-cyrillic.woff2?url";
import latinFont from "./styles/fonts/inter-latin.woff2?url";

export const clientMiddleware = [localeMiddleware];

/** The error screens' illustration: it must be here when something fails, and never changes. */
export function loader() {
	return { lost: sitePicture("site/lost") };
}

export const shouldRevalidate = () => false;

/** The document. The finishing step puts the sheet and the scripts of `app/boot` into it; in development Vite does. */
export function Layout({ children }: { children: ReactNode }) {
	const language = languageOf(useLocation().pathname);
	return (
		<html lang={language}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<link rel="icon" type="image/svg+xml" href="/favicon.svg" />
				<Meta />
				<link rel="preload" as="font" type="font/woff2" href={latinFont} crossOrigin="anonymous" />
				{language === "ru" && (
					<link rel="preload" as="font" type="font/woff2" href={cyrillicFont} crossOrigin="anonymous" />
				)}
				{import.meta.env.DEV && <Links />}
			</head>
			<body>
				{children}
				<Scripts />
			</body>
		</html>
	);
}

export default function App() {
	useBootSignal();
	useScrollAndFocus();
	useAnalytics();
	return <Outlet />;
}

/** Anything thrown while rendering or loading: the error screen for 500, or for the status that was thrown. */
export function ErrorBoundary() {
	return <FailureScreen error={useRouteError()} />;
}
