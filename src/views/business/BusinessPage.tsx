import { buttonProps } from "#src/components/Button/Button.tsx";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { opensContact } from "#src/features/contact/opensContact.ts";
import { ArtBanner } from "#src/features/sections/ArtBanner.tsx";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import { Audience } from "./Audience.tsx";
import type { getBusinessData } from "./businessData.server.ts";
import { Currency } from "./Currency.tsx";
import { Earn } from "./Earn.tsx";
import { Hero } from "./Hero.tsx";
import { Payments } from "./Payments.tsx";
import { Sdk } from "./Sdk.tsx";
import { SdkOverview } from "./SdkOverview.tsx";

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
			<SdkOverview />
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
