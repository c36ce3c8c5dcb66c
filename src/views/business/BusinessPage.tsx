import { buttonProps } from "#app/components/Button/Button.tsx";
import { Icon } from "#app/components/Icon/Icon.tsx";
import { opensContact } from "#app/features/contact/opensContact.ts";
import { ArtBanner } from "#app/features/sections/ArtBanner.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { Audience } from "#app/pages/business/Audience.tsx";
import { Currency } from "#app/pages/business/Currency.tsx";
import { Earn } from "#app/pages/business/Earn.tsx";
import { Hero } from "#app/pages/business/Hero.tsx";
import { Kit } from "#app/pages/business/Kit.tsx";
import { Payments } from "#app/pages/business/Payments.tsx";
import { Sdk } from "#app/pages/business/Sdk.tsx";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import type { getBusinessData } from "./businessData.server.ts";

type BusinessData = ReturnType<typeof getBusinessData>;

/** The business page (product 4). */
export function BusinessPage({ page, data }: { page: PageInfo; data: BusinessData }) {
	return (
		<SiteLayout page={page}>
			<Content {...data} />
		</SiteLayout>
	);
}

function Content(pictures: BusinessData) {
	const { t } = useTranslation();
	return (
		<>
			<Hero wide={pictures.hero} tall={pictures.heroTall} />

			<Payments picture={pictures.payments} />
			<Kit />
			<Currency coin={pictures.coin} />
			<Earn purchases={pictures.purchases} advertising={pictures.advertising} />
			<Sdk />
			<Audience pictures={pictures.zones} />
			<ArtBanner
				ground="beige"
				picture={pictures.contact}
				title={t("business.contact.title")}
				lede={t("business.contact.lede")}
			>
				<button {...opensContact()} {...buttonProps({ size: "large" })}>
					{t("business.contact.action")} <Icon name="arrow" />
				</button>
			</ArtBanner>
		</>
	);
}
