import type { ContentChange } from "#tools/cms/changeContent.ts";

/**
 * Connects the forms that rename, retire, undo and publish. Each shows its plan, and applies it after confirmation.
 * @param onDone receives the path of the resulting page, if it differs
 * @returns a function that shows the panels for a form: `games/boat-attack`, `guidelines-general/cookie-policy`
 */
export function connectPlanPanel(onDone: (address: string | undefined) => void): (form: string) => void {
	const formPanels = [...document.querySelectorAll<HTMLDetailsElement>("#changes > details")];
	const planElement = document.querySelector("#plan") as HTMLElement;
	let shownForm = "";

	const showLines = (lines: readonly string[]) => {
		const planLines = lines.map((textContent) => Object.assign(document.createElement("p"), { textContent }));
		planElement.replaceChildren(...planLines);
	};
	const showPlan = async (form: HTMLFormElement): Promise<void> => {
		const fields = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
		const change = { action: form.dataset.action, subject: shownForm, ...Object.fromEntries(fields) };
		const { lines, isRefused } = await send({ ...change, isSure: false });
		showLines([isRefused ? "This cannot be done yet:" : "This will happen:", ...lines]);
		if (isRefused) return;
		const apply = async () => {
			const result = await send({ ...change, isSure: true });
			showLines(result.isRefused ? result.lines : []);
			if (result.isRefused) return;
			form.reset();
			for (const formPanel of formPanels) formPanel.open = false;
			onDone(result.address);
		};
		for (const [textContent, onclick] of Object.entries({ "Do it": apply, "Leave it": () => showLines([]) }))
			planElement.append(Object.assign(document.createElement("button"), { type: "button", textContent, onclick }));
	};
	document.querySelector("#changes")?.addEventListener("submit", (event) => {
		event.preventDefault();
		void showPlan(event.target as HTMLFormElement);
	});

	return (form) => {
		if (form === shownForm) return;
		shownForm = form;
		for (const formPanel of formPanels) formPanel.hidden = !RegExp(formPanel.dataset.forms ?? "").test(form);
		showLines([]);
	};
}

async function send(change: object): Promise<ContentChange & { isRefused?: boolean }> {
	try {
		const response = await fetch("/editor/changes", { method: "POST", body: JSON.stringify(change) });
		const answer = await response.json();
		return response.ok ? answer : { isRefused: true, lines: answer.message.split("\n") };
	} catch {
		return { isRefused: true, lines: ["The editor does not answer. Start it again: npm run edit."] };
	}
}
