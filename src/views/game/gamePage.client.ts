import { recordGameView } from "#src/features/recent/recentGames.ts";
import { enhanceShareButton } from "#src/features/share/shareButton.client.ts";
import { hasModifierKey } from "#src/scripts/hasModifierKey.ts";

function enhanceGamePage(): void {
	const slug = document.querySelector<HTMLElement>("article[data-game]")?.dataset.game;
	if (slug) recordGameView(slug);
	enhanceShareButton();
	const root = document.querySelector<HTMLElement>("[data-screenshots]");
	root?.addEventListener("click", (event) => {
		if (!(event.target instanceof Element) || event.defaultPrevented) return;
		const link = event.target.closest<HTMLAnchorElement>("a[data-enlarge]");
		if (link && !hasModifierKey(event)) {
			event.preventDefault();
			import("./screenshotDialog.client.ts").then(
				({ openScreenshot }) => openScreenshot(root, link),
				() => location.assign(link.href),
			);
		}
	});
	const clip = document.querySelector<HTMLElement>("[data-clip]");
	clip
		?.querySelector("button")
		?.addEventListener("click", () =>
			import("./clipPlayer.client.ts").then(({ startClip }) => startClip(clip)).catch(() => {}),
		);
}

enhanceGamePage();
