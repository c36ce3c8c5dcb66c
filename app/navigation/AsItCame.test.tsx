// @vitest-environment jsdom
import { act } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AsItCame } from "./AsItCame.tsx";

const made = vi.fn();
let root: Root | undefined;

function Words({ text }: { text: string }) {
	made(text);
	return <p>{text}</p>;
}

const page = (path: string) => (
	<AsItCame key={path} lang="en">
		<Words text={path} />
	</AsItCame>
);

beforeEach(() => {
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
	made.mockClear();
});
afterEach(async () => {
	await act(async () => root?.unmount());
	document.body.replaceChildren();
	vi.unstubAllGlobals();
});

function come(html: string): Element {
	document.body.innerHTML = html;
	return document.body;
}

it("what came is taken over without being made again, and stays through later renderings", async () => {
	const body = come('<div lang="en"><p>/a</p></div>');
	const words = body.querySelector("p");
	const onRecoverableError = vi.fn();
	await act(async () => {
		root = hydrateRoot(body, page("/a"), { onRecoverableError });
	});
	await act(async () => root?.render(page("/a")));
	expect(made).not.toHaveBeenCalled();
	expect(body.querySelector("p")).toBe(words);
	expect(onRecoverableError).not.toHaveBeenCalled();
});

it("at another address the children are made like any others", async () => {
	const body = come('<div lang="en"><p>/a</p></div>');
	await act(async () => {
		root = hydrateRoot(body, page("/a"));
	});
	await act(async () => root?.render(page("/b")));
	expect(body.innerHTML).toBe('<div lang="en"><p>/b</p></div>');
	await act(async () => root?.render(page("/a")));
	expect(body.innerHTML).toBe('<div lang="en"><p>/a</p></div>');
});

it("what did not come is made", async () => {
	await act(async () => {
		root = createRoot(document.body);
		root.render(page("/a"));
	});
	expect(document.body.innerHTML).toBe('<div lang="en"><p>/a</p></div>');
});
