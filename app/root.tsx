// First: in development it declares the order of the layers that every other sheet belongs to.
import "./styles/index.css";
import "./styles/print.css";

import type { ReactNode } from "react";
import { Links, Meta, Outlet, useLocation } from "react-router";
import { sitePicture } from "#content/readers/pictures.server.ts";
import { searchAddresses } from "#content/search/searchFile.server.ts";
import type { SearchAddresses } from "#content/search/searchFile.ts";
import { directionOf } from "#site/languages.ts";
import { languageOf } from "#site/paths.ts";
import { Boot } from "./boot/Boot.tsx";
import { useBootSignal } from "./boot/useBootSignal.ts";
import { useAnalytics } from "./features/analytics/useAnalytics.ts";
import { localeMiddleware } from "./navigation/localeMiddleware.ts";
import { sheetsMiddleware, useSheets } from "./navigation/sheets.ts";
import { useNavigated } from "./navigation/useNavigated.ts";
import { useScrollAndFocus } from "./navigation/useScrollAndFocus.ts";
import type { RootPictures } from "./pictures/rootPictures.ts";
import cyrillicFont from "./styles/fonts/inter-cyrillic.woff2?url";
import latinFont from "./styles/fonts/inter-latin.woff2?url";

/** For what is thrown outside every layout: it takes the app's own hooks with it. */
export { FailureScreen as ErrorBoundary } from "./pages/error/FailureScreen.tsx";

export const clientMiddleware = [localeMiddleware, sheetsMiddleware];

export function loader(): RootPictures & SearchAddresses {
	const pictures = { lost: sitePicture("site/lost"), contact: sitePicture("site/hero-partnership-tall") };
	return { ...pictures, search: searchAddresses() };
}

export const shouldRevalidate = () => false;

/**
 * The document. The finishing step puts the scripts of `app/boot`, the first page's rules and what only machines read
 * into it; the sheets of the pages after it come with them (`sheets.ts`).
 */
export function Layout({ children }: { children: ReactNode }) {
	const language = languageOf(useLocation().pathname);
	useNavigated();
	useSheets();
	return (
		// The scripts of `app/boot` leave marks here before React sees it.
		<html lang={language} dir={directionOf(language)} suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				{/* Painted half read, the header's buttons would move once the rest of it comes: the first paint waits for what follows. */}
				<link rel="expect" href="#main" blocking="render" />
				{import.meta.env.DEV && <link rel="icon" href="/favicon.svg" />}
				<Meta />
				<FontPreload href={latinFont} />
				{language === "ru" && <FontPreload href={cyrillicFont} />}
				{import.meta.env.DEV && <Links />}
			</head>
			<body>
				{/* In pages that are built it stands in the head. */}
				{import.meta.env.DEV && <script src="/boot/head.js" suppressHydrationWarning />}
				{children}
				<Boot />
			</body>
		</html>
	);
}

/** Asks early for a font file, where the sheet uses it: on devices with a pointer that hovers (`tokens.css`). */
function FontPreload({ href }: { href: string }) {
	return <link rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" media="(hover: hover)" />;
}

export default function App() {
	useBootSignal();
	useScrollAndFocus();
	useAnalytics();
	return <Outlet />;
}
