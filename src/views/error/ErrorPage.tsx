import type { ErrorCode } from "#config/resolve.ts";
import { site } from "#config/site.ts";
import type { Picture as PictureData } from "#content/model/picture.ts";
import { buttonProps } from "#src/components/Button/Button.tsx";
import { Picture } from "#src/components/Picture/Picture.tsx";
import { isPageTranslated } from "#src/i18n/availability.ts";
import { i18nFor } from "#src/i18n/i18n.ts";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { useLocale } from "#src/i18n/useLocale.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import styles from "./ErrorScreen.module.css";

interface ErrorPageProps {
	page: PageInfo;
	code: ErrorCode;
	picture: PictureData;
	/** Whether to include the screen for unsupported languages, for `languageScreen.client.ts`. */
	hasLanguageScreen: boolean;
}

const links = [
	{ page: "games", label: "errors.games" },
	{ page: "search", label: "errors.search" },
] as const;

/** Error screen with texts by status code, links and an illustration (product 11). */
export function ErrorPage({ page, code, picture, hasLanguageScreen }: ErrorPageProps) {
	const { t } = i18nFor(page.language);
	return (
		<SiteLayout page={page}>
			<ErrorScreen code={code} picture={picture} />
			{hasLanguageScreen && (
				<template data-language-screen={`${t("errors.unsupportedLanguage.title")} | ${site.name}`}>
					<ErrorScreen code="unsupportedLanguage" picture={picture} />
				</template>
			)}
		</SiteLayout>
	);
}

function ErrorScreen({ code, picture }: Pick<ErrorPageProps, "code" | "picture">) {
	const { t, to, language } = useLocale();
	return (
		<section className={`container ${styles.error}`}>
			<div className={styles.copy}>
				{code !== "unsupportedLanguage" && <p className={styles.code}>{t("errors.code", { code })}</p>}
				<h1>{t(`errors.${code}.title`)}</h1>
				<p className="lede">{t(`errors.${code}.text`)}</p>
				<a href={to("home")} {...buttonProps({ size: "large" })}>
					{t("errors.home")}
				</a>
				<p className={styles.links}>
					{code === "unsupportedLanguage" && (
						<a href={to("home")} hidden data-english="">
							{t("errors.unsupportedLanguage.english")}
						</a>
					)}
					{links
						.filter(({ page }) => isPageTranslated(language, page))
						.map(({ page, label }) => (
							<a key={page} href={to(page)}>
								{t(label)}
							</a>
						))}
				</p>
			</div>
			<Picture
				picture={picture}
				sizes="(min-width: 992px) max(560px, 29.2vw), 92vw"
				alt=""
				priority
				className={styles.art}
			/>
		</section>
	);
}
