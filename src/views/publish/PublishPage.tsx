import type { ReactNode } from "react";
import { site } from "#config/site.ts";
import { ButtonLink, buttonProps } from "#src/components/Button/Button.tsx";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { opensContact } from "#src/features/contact/opensContact.ts";
import { RevenueShare } from "#src/features/revenue/RevenueShare.tsx";
import { ArtBanner } from "#src/features/sections/ArtBanner.tsx";
import { PageHero } from "#src/features/sections/PageHero.tsx";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import { GameList } from "./GameList.tsx";
import { PayoutsSection } from "./PayoutsSection.tsx";
import styles from "./PublishPage.module.css";
import { PublishQuestions } from "./PublishQuestions.tsx";
import { PublishSteps } from "./PublishSteps.tsx";
import { PublishTerms } from "./PublishTerms.tsx";
import type { getPublishData } from "./publishData.server.ts";
import { StudioEarnings } from "./StudioEarnings.tsx";

type PublishData = ReturnType<typeof getPublishData>;

interface PublishPageProps {
	page: PageInfo;
	data: PublishData;
	/** `RevenueCalculator.island.tsx`. */
	calculator?: ReactNode;
}

/** The publish page: what a studio keeps, what it agrees to, how it gets in, what it needs (product 4). */
export function PublishPage({ page, data, calculator }: PublishPageProps) {
	return (
		<SiteLayout page={page}>
			<Content pictures={data} calculator={calculator} />
		</SiteLayout>
	);
}

function Content({ pictures, calculator }: { pictures: PublishData; calculator: ReactNode }) {
	const { t } = useTranslation();
	return (
		<>
			<PageHero
				lines={[t("publish.hero.line1"), t("publish.hero.line2")]}
				wide={pictures.hero}
				tall={pictures.heroTall}
				className={styles.hero}
			>
				<p className={`lede ${styles.lede}`}>{t("publish.hero.lede")}</p>
				<ButtonLink variant="light" size="large" href={site.links.publish}>
					{t("publish.hero.action")} <Icon name="arrow" />
				</ButtonLink>
			</PageHero>

			<RevenueShare>{calculator}</RevenueShare>
			<PublishTerms />
			<PublishSteps />
			<StudioEarnings />
			<PayoutsSection picture={pictures.payouts} />
			<GameList />
			<PublishQuestions />
			<ArtBanner
				ground="blue"
				picture={pictures.contact}
				title={t("publish.contact.title")}
				lede={t("publish.contact.lede")}
			>
				<button {...opensContact()} {...buttonProps({ variant: "light", size: "large" })}>
					{t("publish.contact.action")} <Icon name="arrow" />
				</button>
			</ArtBanner>
		</>
	);
}
