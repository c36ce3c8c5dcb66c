import { Link } from "react-router";
import { Picture } from "#app/components/Picture/Picture.tsx";
import type { Search } from "#app/features/search/openSearch.ts";
import { useSearch } from "#app/features/search/useSearch.ts";
import { useLocale } from "#app/navigation/useLocale.ts";

interface RecentListProps {
	slugs: readonly string[];
	/** Address of the search's file. */
	index: string;
}

/** Games by their slugs, as small rows. One that the catalogue has no more is left out. */
export function RecentList({ slugs, index }: RecentListProps) {
	const { to } = useLocale();
	const gamesIn = ({ all }: Search) => slugs.flatMap((slug) => all.find(({ game }) => game?.slug === slug)?.game ?? []);
	const { search } = useSearch(index, (search) => gamesIn(search).length < slugs.length);
	const games = search ? gamesIn(search) : [];
	return (
		<ul>
			{games.map(({ slug, title, icon }) => (
				<li key={slug}>
					<Link to={to("game", { slug })} prefetch="intent">
						<Picture picture={icon} sizes="64px" alt="" />
						{title}
					</Link>
				</li>
			))}
		</ul>
	);
}
