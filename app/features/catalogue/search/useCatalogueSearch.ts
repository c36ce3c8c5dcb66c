import { type RefObject, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation, useNavigationType } from "react-router";
import type { IndexedGame } from "~/content/catalogueIndex.ts";
import { type GenreSlug, hasGenre, isGenreSlug } from "~/content/genres.ts";
import type { Search } from "./createSearch.ts";
import { loadSearch } from "./loadSearch.ts";

/** How long nothing must have been typed before the address is written, in milliseconds. */
const pause = 200;

/** What was found, in the genre looked at and beside it. */
interface CatalogueResult {
	readonly games: readonly IndexedGame[];
	/** How many were found in other genres. */
	readonly elsewhere: number;
	/** Nothing fits the query as it is: these come close. */
	readonly isNear: boolean;
}

export interface CatalogueSearch {
	/** What is looked for; empty where nothing is. */
	readonly query: string;
	/** The address's own genre, or the one that its query asks for. */
	readonly genre: GenreSlug | undefined;
	/** `idle`: nothing is asked, the page shows what it is about. */
	readonly state: "idle" | "loading" | "failed" | "found";
	readonly result: CatalogueResult | undefined;
	/** Fetches the catalogue again after that has failed. */
	readonly retry: () => void;
}

/**
 * The search of a catalogue page. Its state is the address, `?q=` and `?genre=`: the first letter is a step in the history, the ones
 * after it are not, and Back, Forward, reload and a shared link bring back what was looked for.
 *
 * @param field keeps its own text, so that what is typed before the app is there stays
 * @param index address of the catalogue's file
 * @param pageGenre the genre whose page this is
 */
export function useCatalogueSearch(
	field: RefObject<HTMLInputElement | null>,
	index: string,
	pageGenre: GenreSlug | undefined,
): CatalogueSearch {
	const { key, search: address, state: marks } = useLocation();
	const isOwnStep = useNavigationType() !== "POP" && marks?.keepsPlace === true;
	const navigate = useNavigate();
	const isLeaving = useNavigation().state !== "idle";
	const isRead = useRef(false);
	const [text, setText] = useState("");
	const [asked, setAsked] = useState<GenreSlug>();
	const [search, setSearch] = useState<Search>();
	const [hasFailed, setFailed] = useState(false);
	const query = useDeferredValue(text.trim());
	const genre = asked ?? pageGenre;
	const isSearching = query !== "" || asked !== undefined;

	const load = useCallback(() => {
		setFailed(false);
		loadSearch(index).then(
			(loaded) => setSearch(() => loaded),
			() => setFailed(true),
		);
	}, [index]);

	useEffect(load, [load]);

	useEffect(() => {
		const input = field.current;
		if (!input) return;
		const gone = new AbortController();
		input.addEventListener("input", () => setText(input.value), gone);
		input.form?.addEventListener("reset", () => clear(input, setText), gone);
		input.form?.addEventListener("submit", (event) => submit(event, input), gone);
		return () => gone.abort();
	}, [field]);

	// What the address says counts, except for what the visitor is typing here and now, or has typed before the app was there.
	// biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history is read once
	useEffect(() => {
		const params = new URLSearchParams(address);
		const genreAsked = params.get("genre");
		setAsked(isGenreSlug(genreAsked) ? genreAsked : undefined);
		const input = field.current;
		const isFirst = !isRead.current;
		isRead.current = true;
		if (!input || (isOwnStep && !isFirst)) return;
		if (!isFirst || !input.value) input.value = params.get("q") ?? "";
		setText(input.value);
	}, [key]);

	// Written once typing pauses, and never in the way of a link that has just been followed.
	useEffect(() => {
		const params = new URLSearchParams(address);
		const before = params.get("q") ?? "";
		const wanted = text.trim() && text;
		if (wanted === before || isLeaving) return;
		const timer = setTimeout(() => {
			if (wanted) params.set("q", wanted);
			else params.delete("q");
			navigate({ search: String(params) }, { replace: before !== "", state: { keepsPlace: true } });
		}, pause);
		return () => clearTimeout(timer);
	}, [text, address, isLeaving, navigate]);

	const result = useMemo(
		() => (search && isSearching ? narrow(search(query), genre) : undefined),
		[search, isSearching, query, genre],
	);
	const state = !isSearching ? "idle" : result ? "found" : hasFailed ? "failed" : "loading";
	return useMemo(() => ({ query, genre, state, result, retry: load }), [query, genre, state, result, load]);
}

/** The field empties itself; whoever emptied it goes on typing. */
function clear(input: HTMLInputElement, setText: (text: string) => void): void {
	setText("");
	input.focus();
}

/** Everything is found already: a phone's keyboard goes away, so that it shows. */
function submit(event: Event, input: HTMLInputElement): void {
	event.preventDefault();
	if (matchMedia("(pointer: coarse)").matches) input.blur();
}

function narrow({ games, isNear }: ReturnType<Search>, genre: GenreSlug | undefined): CatalogueResult {
	const own = genre ? games.filter(({ genres }) => hasGenre(genres, genre)) : games;
	return { games: own, elsewhere: games.length - own.length, isNear };
}
