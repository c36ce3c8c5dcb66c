import { buttonProps } from "#app/components/Button/Button.tsx";
import { Icon } from "#app/components/Icon/Icon.tsx";
import { opensContact } from "#app/features/contact/opensContact.ts";
import { ArtBanner } from "#app/features/sections/ArtBanner.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { AfterFirstScreen } from "#app/navigation/AfterFirstScreen.tsx";
import { pageMeta } from "#app/seo/pageMeta.ts";
import { sitePicture } from "#content/readers/pictures.server.ts";
import { readPlaces } from "#content/readers/places.server.ts";
import type { Route } from "./+types/BusinessPage.route";
import { Audience } from "./Audience.tsx";
import { Currency } from "./Currency.tsx";
import { Earn } from "./Earn.tsx";
import { Hero } from "./Hero.tsx";
import { Kit } from "./Kit.tsx";
import { Payments } from "./Payments.tsx";
import { Sdk } from "./Sdk.tsx";

/** At build time: the page's pictures. */
export function loader() {
	return {
		hero: sitePicture("site/hero-business"),
		heroTall: sitePicture("site/hero-business-tall"),
		payments: sitePicture("site/payments"),
		coin: sitePicture("site/coin"),
		purchases: sitePicture("site/earn-purchases"),
		advertising: sitePicture("site/earn-advertising"),
		/** By the hour: sunset, dusk, polar light, deep night. */
		zones: readPlaces().business.hours.map((game) => sitePicture(`games/${game}/tall`)),
		contact: sitePicture("site/partner-consulting"),
	};
}

export const meta: Route.MetaFunction = ({ location }) => pageMeta(location.pathname, "business");

/** The business page (product 4). */
export default function BusinessPage({ loaderData: pictures }: Route.ComponentProps) {
	const { t } = useTranslation();
	return (
		<>
			<Hero wide={pictures.hero} tall={pictures.heroTall} />
			<AfterFirstScreen>
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
			</AfterFirstScreen>
		</>
	);
}
