import type { EntryChange } from "#tools/desk/changeEntry.ts";
import { getElement } from "./getElement.ts";

/** The panel that gives a game or an article another address, or takes it down. */
interface EntryPanel {
	/** @param path of the page shown, without a language's prefix: the panel is there for games and articles alone */
	show(path: string): void;
}

type Wish = { action: "rename"; slug: string } | { action: "retire"; to?: string };

/** @param onDone gets the entry's kind, and its new slug if it still has one */
export function connectEntryPanel(onDone: (kind: string, slug?: string) => void): EntryPanel {
	const panel = getElement("entry", HTMLDetailsElement);
	const slug = getElement("slug", HTMLInputElement);
	const to = getElement("to", HTMLInputElement);
	const plan = getElement("plan", HTMLDivElement);
	let entry = "";

	/** Shows the consequences, and acts after a confirmation. */
	const ask = async (wish: Wish): Promise<void> => {
		const { change, isPossible } = await send({ ...wish, entry, isSure: false });
		const [first, ...rest] = [isPossible ? "This will happen:" : "This cannot be done yet:", ...change.lines];
		plan.replaceChildren(paragraph(first ?? ""), ...rest.map(paragraph));
		if (!isPossible) return;
		const go = button("Do it", async () => {
			const done = await send({ ...wish, entry, isSure: true });
			plan.replaceChildren(...(done.isPossible ? [] : done.change.lines.map(paragraph)));
			if (!done.isPossible) return;
			panel.open = false;
			onDone(entry.split("/")[0] ?? "", done.change.address?.split("/").at(-1));
		});
		plan.append(
			go,
			button("Leave it", () => plan.replaceChildren()),
		);
	};
	getElement("rename", HTMLFormElement).addEventListener("submit", (event) => {
		event.preventDefault();
		void ask({ action: "rename", slug: slug.value });
	});
	getElement("retire", HTMLFormElement).addEventListener("submit", (event) => {
		event.preventDefault();
		void ask({ action: "retire", ...(to.value && { to: to.value }) });
	});

	return {
		show(path) {
			const [, kind = "", name = ""] = /^\/(games|news)\/([a-z0-9-]+)$/.exec(path) ?? [];
			panel.hidden = name === "";
			if (entry === `${kind}/${name}`) return;
			entry = `${kind}/${name}`;
			slug.value = name;
			to.value = "";
			plan.replaceChildren();
		},
	};
}

async function send(wish: object): Promise<{ change: EntryChange; isPossible: boolean }> {
	const response = await fetch("/desk/entries", { method: "POST", body: JSON.stringify(wish) });
	if (!response.headers.get("content-type")?.startsWith("application/json")) {
		return { isPossible: false, change: { lines: [await response.text()] } };
	}
	return { isPossible: response.ok, change: await response.json() };
}

function paragraph(text: string): HTMLParagraphElement {
	const line = document.createElement("p");
	line.textContent = text;
	return line;
}

function button(words: string, act: () => void): HTMLButtonElement {
	const made = document.createElement("button");
	made.type = "button";
	made.textContent = words;
	made.addEventListener("click", act);
	return made;
}
