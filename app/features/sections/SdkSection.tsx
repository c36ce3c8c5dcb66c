import { ButtonLink } from "~/components/Button/Button.tsx";
import { Icon } from "~/components/Icon/Icon.tsx";
import { site } from "../../../content/site.ts";
import styles from "./SdkSection.module.css";

interface SdkSectionProps {
	title: string;
	lede: string;
	/** Label of the link to the documentation. */
	docs: string;
	/** Label of the link to the repository; none, no link. */
	repository?: string;
}

/** The SDK: where its documentation and, for those who read code, its repository are (spec 2.4). */
export function SdkSection({ title, lede, docs, repository }: SdkSectionProps) {
	return (
		<section className={styles.block}>
			<div className={`container ${styles.grid}`}>
				<p className={styles.figure} aria-hidden="true" data-screen="">
					SDK
				</p>
				<div className={styles.words}>
					<h2>{title}</h2>
					<p className="lede">{lede}</p>
					<div className={styles.actions}>
						<ButtonLink variant="light" href={site.links.sdkDocumentation}>
							{docs} <Icon name="arrow" />
						</ButtonLink>
						{repository && (
							<ButtonLink variant="outline" href={site.links.sdkRepository}>
								{repository}
							</ButtonLink>
						)}
					</div>
				</div>
			</div>
		</section>
	);
}
