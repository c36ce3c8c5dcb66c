import { buttonProps } from "#src/components/Button/Button.tsx";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { opensContact } from "#src/features/contact/opensContact.ts";
import { ArtBanner } from "#src/features/sections/ArtBanner.tsx";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import { BusinessAudience } from "./BusinessAudience.tsx";
import { BusinessHero } from "./BusinessHero.tsx";
import type { getBusinessData } from "./businessData.server.ts";
import { CurrencySection } from "./CurrencySection.tsx";
import { EarningsSection } from "./EarningsSection.tsx";
import { PaymentsSection } from "./PaymentsSection.tsx";
import { SdkOverview } from "./SdkOverview.tsx";
import { SdkSection } from "./SdkSection.tsx";

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
			<BusinessHero wide={pictures.hero} tall={pictures.heroTall} />

			<PaymentsSection picture={pictures.payments} />
			<SdkOverview />
			<CurrencySection coin={pictures.coin} />
			<EarningsSection purchases={pictures.purchases} advertising={pictures.advertising} />
			<SdkSection />
			<BusinessAudience pictures={pictures.zones} />
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
