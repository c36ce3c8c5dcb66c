import { Link } from "react-router";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { useLocale } from "#app/navigation/useLocale.ts";
import type { Language } from "#site/languages.ts";
import type { HitGroup } from "./groupHits.ts";
import { HitLabel } from "./HitLabel.tsx";
import { pageOfHit } from "./pageOfHit.ts";
import styles from "./SearchDialog.module.css";

interface AnswersProps {
	groups: readonly HitGroup[];
	/** Place of the one that Enter opens. */
	active: number;
	onPoint: (place: number) => void;
	/** Language of the answers. */
	language: Language | undefined;
}

/** The options of the search window's list box, in named groups. Links, so that they open in a new tab as any link does. */
export function Answers({ groups, active, onPoint, language }: AnswersProps) {
	const { t } = useTranslation();
	const { to, language: page } = useLocale();
	let place = -1;
	return groups.map(({ name, hits }) => (
		// biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
		<div key={name} role="group" aria-labelledby={`answers-${name}`} className={styles.group}>
			<p id={`answers-${name}`} role="presentation" className={styles.kind}>
				{t(`search.kinds.${name}`)}
			</p>
			{hits.map((hit) => {
				place += 1;
				const own = place;
				return (
					<Link
						key={`${hit.kind}:${hit.id}`}
						to={to(...pageOfHit(hit.kind, hit.id))}
						id={`answer-${own}`}
						role="option"
						aria-selected={own === active}
						tabIndex={-1}
						lang={hit.kind === "article" ? "en" : language !== page ? language : undefined}
						className={styles.answer}
						onPointerMove={() => own !== active && onPoint(own)}
					>
						<HitLabel hit={hit} />
					</Link>
				);
			})}
		</div>
	));
}
