import { sitePicture } from "#content/readers/pictures.server.ts";
import { buttonProps } from "#src/components/Button/Button.tsx";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { opensContact } from "#src/features/contact/opensContact.ts";
import { ArtBanner } from "#src/features/sections/ArtBanner.tsx";
import { i18nFor } from "#src/i18n/i18n.ts";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import { BusinessAudience } from "./BusinessAudience.tsx";
import { BusinessHero } from "./BusinessHero.tsx";
import { CurrencySection } from "./CurrencySection.tsx";
import { EarningsSection } from "./EarningsSection.tsx";
import { PaymentsSection } from "./PaymentsSection.tsx";
import { SdkOverview } from "./SdkOverview.tsx";
import { SdkSection } from "./SdkSection.tsx";

export function BusinessPage({ page }: { page: PageInfo }) {
	const { t } = i18nFor(page.language);
	return (
		<SiteLayout page={page}>
			<BusinessHero />

			<PaymentsSection />
			<SdkOverview />
			<CurrencySection />
			<EarningsSection />
			<SdkSection />
			<BusinessAudience />
			<ArtBanner
				ground="beige"
				picture={sitePicture("site/partner-consulting")}
				title={t("business.contact.title")}
				lede={t("business.contact.lede")}
			>
				<button {...opensContact} {...buttonProps({ size: "large" })}>
					{t("business.contact.action")} <Icon name="arrow" />
				</button>
			</ArtBanner>
		</SiteLayout>
	);
}
