import { site } from "#config/site.ts";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { useLocale } from "#src/i18n/useLocale.ts";
import styles from "./SocialLinks.module.css";

/** Links to three networks; Russian pages link the Russian messenger channel (product 3). */
export function SocialLinks() {
	const { t, language } = useLocale();
	const { professionalNetwork, messengerChannel, messengerChannelRu, microblog } = site.links;
	const socialNetworks = [
		{ icon: "network", label: t("footer.network"), href: professionalNetwork },
		{ icon: "channel", label: t("footer.channel"), href: language === "ru" ? messengerChannelRu : messengerChannel },
		{ icon: "microblog", label: t("footer.microblog"), href: microblog },
	] as const;
	return (
		<>
			<p className={styles.label}>{t("footer.follow")}</p>
			<ul className={styles.networks}>
				{socialNetworks.map(({ icon, label, href }) => (
					<li key={icon}>
						<a href={href} aria-label={label}>
							<Icon name={icon} />
						</a>
					</li>
				))}
			</ul>
		</>
	);
}
