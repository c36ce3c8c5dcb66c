import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { buttonProps } from "~/components/Button/Button.tsx";
import { useLocale } from "~/routing/useLocale.ts";
import { site } from "../../../content/site.ts";
import { FooterContact } from "../site/Footer.tsx";
import { HeaderButton } from "../site/HeaderButton.tsx";
import { PageFrame } from "../site/PageFrame.tsx";

/** The partnership page's layout (product 3): register in the header, start now and contact us in the footer. */
export default function PartnershipLayout() {
	return (
		<PageFrame
			headerActions={<HeaderRegister />}
			footerActions={
				<>
					<FooterContact variant="outline" />
					<FooterStart />
				</>
			}
		/>
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
		<Link to={to("publish")} {...buttonProps()}>
			{t("partnership.start")}
		</Link>
	);
}
