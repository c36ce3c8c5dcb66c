import type { ReactNode } from "react";
import { site } from "#config/site.ts";
import { buttonProps } from "#src/components/Button/Button.tsx";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { useLocale } from "#src/i18n/useLocale.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { FooterContact } from "./Footer.tsx";
import { HeaderButton } from "./HeaderButton.tsx";
import { PageShell } from "./PageShell.tsx";

/** The partnership page's layout (product 3): register in the header, start now and contact us in the footer. */
export function PartnershipLayout({ page, children }: { page: PageInfo; children: ReactNode }) {
	return (
		<PageShell
			page={page}
			headerActions={<HeaderRegister />}
			footerActions={
				<>
					<FooterContact variant="outline" />
					<FooterStart />
				</>
			}
		>
			{children}
		</PageShell>
	);
}

function HeaderRegister() {
	const { t } = useTranslation();
	return <HeaderButton href={site.links.register}>{t("partnership.register")}</HeaderButton>;
}

function FooterStart() {
	const { t } = useTranslation();
	const { to } = useLocale();
	return (
		<a href={to("publish")} {...buttonProps()}>
			{t("partnership.start")}
		</a>
	);
}
