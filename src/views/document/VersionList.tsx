import { formatDay } from "#config/formatDay.ts";
import type { DocumentFrame } from "#content/readers/documents.server.ts";
import { useLocale } from "#src/i18n/useLocale.ts";
import { DocumentDay } from "./DocumentDay.tsx";
import styles from "./VersionList.module.css";

/** Date since when the text applies, and earlier versions with their changes. */
export function VersionList({ chapter, doc, frame }: { chapter: string; doc: string; frame: DocumentFrame }) {
	const { from, earlier } = frame;
	const { t, to, language } = useLocale();
	return (
		<section className={`container ${styles.versions}`} aria-labelledby="versions">
			<h2 id="versions">{t("guidelines.versions.title")}</h2>
			<ol>
				<li>
					<p>
						{from ? (
							<>
								{t("guidelines.versions.since")} <DocumentDay day={from} />
							</>
						) : (
							t("guidelines.versions.unknown")
						)}
					</p>
					<span>{t("guidelines.versions.current")}</span>
				</li>
				{earlier.map((version) => (
					<li key={version.from}>
						<a href={to("documentVersion", { chapter, doc, from: version.from })}>
							{t("guidelines.versions.period", {
								from: formatDay(version.from, language),
								until: formatDay(version.until, language),
							})}
						</a>
						<span>{t("guidelines.versions.compare")}</span>
					</li>
				))}
			</ol>
			{earlier.length === 0 && <p>{t("guidelines.versions.none")}</p>}
		</section>
	);
}
