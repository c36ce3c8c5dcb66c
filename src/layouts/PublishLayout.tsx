import type { ReactNode } from "react";
import { site } from "#config/site.ts";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { FooterContact, FooterPlay } from "./Footer.tsx";
import { HeaderButton, HeaderPlay } from "./HeaderButton.tsx";
import { PageShell } from "./PageShell.tsx";

/** The publish page's layout (product 3): play and publish in the header, and a footer button that opens contact. */
export function PublishLayout({ page, children }: { page: PageInfo; children: ReactNode }) {
	return (
		<PageShell
			page={page}
			hasTwoHeaderActions
			headerActions={
				<>
					<HeaderPlay quiet />
					<HeaderPublish />
				</>
			}
			footerActions={
				<>
					<FooterPlay />
					<FooterContact />
				</>
			}
		>
			{children}
		</PageShell>
	);
}

/** To the marketplace: the visitor is on this site's publish page already. */
function HeaderPublish() {
	const { t } = useTranslation();
	return <HeaderButton href={site.links.publish}>{t("layout.publish")}</HeaderButton>;
}
