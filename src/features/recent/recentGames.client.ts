import { recentGames, toggleRecentGames } from "./recentGames.ts";

/** Distance from the viewport at which the rows are fetched. */
const NEAR_PX = 600;

/** Fills the section of `RecentGames.tsx`; its button starts or clears the list. */
export function enhanceRecentGames(section: HTMLElement): void {
	const rows = section.querySelector("ul");
	const template = section.querySelector("template");
	if (!rows || !template) return;
	let isNear = false;
	const update = async () => {
		const slugs = recentGames();
		show(section, slugs ? (slugs.length > 0 ? "filled" : "empty") : "off");
		if (!slugs?.length || !isNear) return;
		try {
			const { createRecentRows } = await import("./createRecentRows.client.ts");
			rows.replaceChildren(...(await createRecentRows(slugs, section, template)));
		} catch {
			// Without the search file the list stays empty.
		}
	};
	section.querySelector("button")?.addEventListener("click", () => {
		toggleRecentGames();
		update();
	});
	// Another tab, or the page before Back, may have changed the list.
	addEventListener("storage", update);
	addEventListener("pageshow", ({ persisted }) => persisted && update());
	const observer = new IntersectionObserver(
		(entries) => {
			if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
			observer.disconnect();
			isNear = true;
			update();
		},
		{ rootMargin: `${NEAR_PX}px` },
	);
	observer.observe(section);
	update();
}

/** @param state `off`: no list; `empty`: a list without games; `filled`: a list with games */
function show(section: HTMLElement, state: "off" | "empty" | "filled"): void {
	for (const part of section.querySelectorAll<HTMLElement>("[data-when]")) {
		part.hidden = !part.dataset.when?.split(" ").includes(state);
	}
}
