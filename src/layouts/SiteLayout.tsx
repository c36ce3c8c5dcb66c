import type { ReactNode } from "react";
import { buttonProps } from "#src/components/Button/Button.tsx";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { useLocale } from "#src/i18n/useLocale.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { FooterPlay } from "./Footer.tsx";
import { HeaderPlay } from "./HeaderButton.tsx";
import { PageShell } from "./PageShell.tsx";

/** The layout of most pages (product 3): play in the header, play and publish in the footer. */
export function SiteLayout({ page, children }: { page: PageInfo; children?: ReactNode }) {
	return (
		<PageShell
			page={page}
			headerActions={<HeaderPlay />}
			footerActions={
				<>
					<FooterPlay />
					<FooterPublish />
				</>
			}
		>
			{children}
		</PageShell>
	);
}

function FooterPublish() {
	const { t } = useTranslation();
	const { to } = useLocale();
	return (
		<a href={to("publish")} {...buttonProps()}>
			{t("layout.publish")}
		</a>
	);
}
