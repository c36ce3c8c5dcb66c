import { onTestFinished, vi } from "vitest";
import { stubIntersectionObserver } from "#src/scripts/stubIntersectionObserver.ts";

export type TestDevice = ReturnType<typeof installDevice>;

/** Mocks video playback, IntersectionObserver and media features (`hover: hover`) until the test ends. */
export function installDevice(...features: string[]) {
	const matchingMedia = new Set(features);
	const mediaListeners = new Set<() => void>();
	let isOnScreen = true;
	vi.stubGlobal("matchMedia", (query: string) => ({
		get matches() {
			return query
				.split(", ")
				.some((one) => one.split(" and ").every((condition) => matchingMedia.has(condition.replace(/[()]/g, ""))));
		},
		addEventListener: (_: string, listen: () => void) => mediaListeners.add(listen),
	}));
	const report = stubIntersectionObserver(() => isOnScreen);
	const { prototype } = HTMLMediaElement;
	vi.spyOn(prototype, "play").mockResolvedValue();
	vi.spyOn(prototype, "pause").mockReturnValue();
	vi.spyOn(prototype, "load").mockReturnValue();
	vi.spyOn(prototype, "canPlayType").mockReturnValue("probably");
	Object.assign(Element.prototype, { getAnimations: () => [] });
	onTestFinished(() => void Reflect.deleteProperty(Element.prototype, "getAnimations"));
	return {
		media: matchingMedia,
		changeMedia: () => {
			for (const listen of mediaListeners) listen();
		},
		/** Reports whether the observed pictures are visible. */
		scroll: (isThere: boolean) => {
			isOnScreen = isThere;
			report(undefined, isThere);
		},
	};
}

/** Adds a game card to the page. */
export function addCard(game = "boat-attack", box: Partial<DOMRect> = {}): HTMLElement {
	const card = Object.assign(document.createElement("a"), { href: `/games/${game}` });
	card.dataset.shape = "single";
	const cardArt = document.createElement("span");
	const picture = document.createElement("picture");
	picture.append(Object.assign(new Image(), { src: `/pictures/games/${game}/preview.1.webp` }));
	cardArt.append(picture);
	card.append(cardArt);
	document.body.append(card);
	cardArt.getBoundingClientRect = () => ({ top: 0, left: 0, bottom: 0, right: 0, height: 0, ...box }) as DOMRect;
	return card;
}

export const clipOn = (card: Element) => card.querySelector("video");
