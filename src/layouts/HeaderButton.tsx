import type { ComponentPropsWithRef } from "react";
import { site } from "#config/site.ts";
import { ButtonLink } from "#src/components/Button/Button.tsx";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./HeaderButton.module.css";

/** A button of the header's size. */
export function HeaderButton(props: ComponentPropsWithRef<typeof ButtonLink>) {
	return <ButtonLink className={styles.button} {...props} />;
}

/**
 * The way into the marketplace.
 *
 * @param quiet beside a button that matters more: an outline, and on the smallest phones a link in the menu instead (`Header.tsx`)
 */
export function HeaderPlay({ quiet = false }: { quiet?: boolean }) {
	const { t } = useTranslation();
	if (!quiet) return <HeaderButton href={site.links.marketplace}>{t("layout.play")}</HeaderButton>;
	return (
		<HeaderButton variant="outline" href={site.links.marketplace} data-quiet="">
			<Icon name="play" />
			{t("layout.play")}
		</HeaderButton>
	);
}
