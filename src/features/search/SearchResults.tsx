import { useLocale } from "#src/i18n/useLocale.ts";
import { getHitPage } from "./getHitPage.ts";
import type { HitGroup } from "./groupHits.ts";
import { SearchResultLabel } from "./SearchResultLabel.tsx";

interface SearchResultsProps {
	groups: readonly HitGroup[];
	active: number;
	onPoint: (index: number) => void;
}

/** Options of the list box in named groups. They are links, so that they can open in a new tab. */
export function SearchResults({ groups, active, onPoint }: SearchResultsProps) {
	const { t, to, language } = useLocale();
	let index = -1;
	return groups.map(({ name, hits }) => (
		// biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
		<div key={name} role="group" aria-labelledby={`answers-${name}`} className="search-dialog-group">
			<p id={`answers-${name}`} role="presentation" className="search-dialog-kind">
				{t(`search.kinds.${name}`)}
			</p>
			{hits.map((hit) => {
				index += 1;
				const own = index;
				return (
					<a
						key={`${hit.kind}:${hit.id}`}
						href={to(...getHitPage(hit.kind, hit.id))}
						id={`answer-${own}`}
						role="option"
						aria-selected={own === active}
						tabIndex={-1}
						lang={hit.lang === language ? undefined : hit.lang}
						className="search-dialog-answer"
						onPointerMove={() => own !== active && onPoint(own)}
					>
						<SearchResultLabel hit={hit} />
					</a>
				);
			})}
		</div>
	));
}
