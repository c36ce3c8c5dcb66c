/** What `app/boot/keepPlace.ts` knows of the visitor's places; the app reads it from `window.places`. */
export interface Places {
	/** The name of the history's current entry. */
	entry(): string;
	/** Notes where the visitor is in the current entry: kept in this tab, over loads of documents, too. */
	remember(): void;
	/**
	 * Scrolls to where the visitor was in an entry.
	 *
	 * @returns whether the page is long enough for that; undefined where they have not been
	 */
	restore(entry: string): boolean | undefined;
	/**
	 * Scrolls to what the visitor was reading when they chose this page's language.
	 *
	 * @returns false as long as the page has other blocks than the one that they left
	 */
	findAgain(): boolean;
}
