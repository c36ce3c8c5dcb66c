import { buttonProps } from "#src/components/Button/Button.tsx";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { opensContact } from "#src/features/contact/opensContact.ts";
import { ArtBanner } from "#src/features/sections/ArtBanner.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { Audience } from "#src/views/business/Audience.tsx";
import { Currency } from "#src/views/business/Currency.tsx";
import { Earn } from "#src/views/business/Earn.tsx";
import { Hero } from "#src/views/business/Hero.tsx";
import { Kit } from "#src/views/business/Kit.tsx";
import { Payments } from "#src/views/business/Payments.tsx";
import { Sdk } from "#src/views/business/Sdk.tsx";
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
