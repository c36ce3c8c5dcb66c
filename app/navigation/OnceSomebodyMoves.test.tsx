// @vitest-environment jsdom
import { act } from "react";
import type { Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const pressed = vi.fn();
const onRecoverableError = vi.fn();
const came = '<main><h1>Page</h1><!--$--><button type="button">Far below</button><!--/$--></main>';
let root: Root | undefined;

beforeEach(() => {
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
	vi.resetModules();
	window.__hasMoved = undefined;
	tellOfMoves();
	vi.clearAllMocks();
});
afterEach(async () => {
	await act(async () => root?.unmount());
	document.body.replaceChildren();
});

/** Starts the app over a page that came, or draws the page in it. */
async function start(html: string): Promise<HTMLButtonElement | null> {
	const [{ createRoot, hydrateRoot }, { OnceSomebodyMoves }] = await Promise.all([
		import("react-dom/client"),
		import("./OnceSomebodyMoves.tsx"),
	]);
	const page = (
		<main>
			<h1>Page</h1>
			<OnceSomebodyMoves>
				<button type="button" onClick={pressed}>
					Far below
				</button>
			</OnceSomebodyMoves>
		</main>
	);
	document.body.innerHTML = html;
	await act(async () => {
		if (html) root = hydrateRoot(document.body, page, { onRecoverableError });
		else {
			root = createRoot(document.body);
			root.render(page);
		}
	});
	return document.querySelector("button");
}

/** What `app/boot/boot.ts` does, which stands in every page before the app. */
function tellOfMoves(): void {
	for (const way of ["scroll", "click"]) {
		const tell = () => {
			window.__hasMoved = true;
			dispatchEvent(new Event("page:moved"));
		};
		addEventListener(way, tell, { once: true, capture: true });
	}
}

/** Whether React answers for an element. */
const isTakenOver = (element: Element | null) => Object.keys(element ?? {}).some((key) => key.startsWith("__react"));

it("what came is taken over once somebody moves, as it stands", async () => {
	const button = await start(came);
	expect(isTakenOver(document.querySelector("h1")), "the first screen").toBe(true);
	expect(isTakenOver(button), "before").toBe(false);
	await act(async () => void dispatchEvent(new Event("scroll")));
	expect(isTakenOver(button), "afterwards").toBe(true);
	expect(document.querySelector("button")).toBe(button);
	expect(onRecoverableError).not.toHaveBeenCalled();
});

it("the first press is answered, although nothing came before it", async () => {
	const button = await start(came);
	await act(async () => button?.click());
	expect(pressed).toHaveBeenCalledOnce();
});

it("what did not come is there at once", async () => {
	expect(isTakenOver(await start(""))).toBe(true);
});
