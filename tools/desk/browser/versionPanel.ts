import type { VersionAnswer } from "#tools/desk/versionAnswers.ts";

/** How long the typing rests, in milliseconds, before the server is asked what would happen. */
const rest = 300;

/** Publishes a document's text as a new version, and says what that will do, or what does not hold yet. */
interface VersionPanel {
	/** Shows itself for a document, as `general/cookie-policy`, and hides for `undefined`. */
	show(document: string | undefined): void;
	/** Asks again what would happen: a text may have been saved. */
	refresh(): void;
}

/**
 * @param panel with a form, whose `.plan` says what will happen
 * @param onPublished is called after the files were written
 */
export function openVersionPanel(panel: HTMLDetailsElement, onPublished: () => void): VersionPanel {
	const form = panel.querySelector("form");
	const plan = panel.querySelector(".plan");
	const button = panel.querySelector("button");
	if (!form || !plan || !button) throw new Error("The panel of versions lacks its form.");
	let shown: string | undefined;
	let timer = 0;

	/** @returns whether nothing was refused */
	async function ask(method: "GET" | "POST"): Promise<boolean> {
		if (!form || !plan || !button || !shown) return false;
		const query = new URLSearchParams({ document: shown });
		for (const [name, value] of new FormData(form)) query.set(name, String(value).trim());
		const { steps, problems } = await answerTo(query, method);
		const lines = [...problems, ...steps].map((line) => {
			const said = document.createElement("p");
			said.textContent = line;
			return said;
		});
		plan.replaceChildren(...lines);
		plan.classList.toggle("refused", problems.length > 0);
		button.disabled = problems.length > 0;
		return problems.length === 0;
	}

	form.addEventListener("input", () => {
		clearTimeout(timer);
		timer = window.setTimeout(refresh, rest);
	});
	const refresh = () => panel.open && void ask("GET");
	panel.addEventListener("toggle", refresh);
	form.addEventListener("submit", async (event) => {
		event.preventDefault();
		if (!(await ask("POST"))) return;
		panel.open = false;
		form.reset();
		onPublished();
	});
	return {
		refresh,
		show(document) {
			if (document === shown) return;
			shown = document;
			panel.hidden = document === undefined;
			panel.open = false;
			form.reset();
		},
	};
}

async function answerTo(query: URLSearchParams, method: "GET" | "POST"): Promise<VersionAnswer> {
	try {
		return await (await fetch(`/desk/version?${query}`, { method })).json();
	} catch {
		return { steps: [], problems: ["The desk does not answer. Start it again: npm run edit."] };
	}
}
