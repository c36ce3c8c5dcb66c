import { defaultLanguage, languages } from "#config/languages.ts";
import type { ToldProblem } from "#tools/desk/editorWords.ts";
import { connectEntryPanel } from "./entryPanel.ts";
import { getElement } from "./getElement.ts";
import { documentOf, getPreviewPath, picturedEntry } from "./getPreviewPath.ts";
import { openVersionPanel } from "./versionPanel.ts";

const [forms, page] = [frame("forms"), frame("page")];
const language = getElement("language", HTMLSelectElement);
const address = getElement("address", HTMLInputElement);

/** After an entry has another address, or none: the CMS keeps what it has read until it is loaded again. */
const entryPanel = connectEntryPanel((kind, slug) => {
	forms.location.hash = `#/collections/${kind}${slug ? `/entries/${slug}` : ""}`;
	forms.location.reload();
	show(`/${kind}${slug ? `/${slug}` : ""}`);
});

for (const { code, name } of languages) language.add(new Option(name, code));

/** Shows the page of the edited entry, unless it is shown already. */
function follow(): void {
	const shown = getPreviewPath(forms.location.hash);
	if (shown) show(shown);
	version.show(documentOf(forms.location.hash));
}

/** @param path without the language's prefix */
function show(path: string): void {
	const prefix = language.value === defaultLanguage ? "" : `/${language.value}`;
	const target = path === "/" && prefix ? prefix : prefix + path;
	if (page.location.pathname !== target) page.location.assign(target);
	address.value = path;
	entryPanel.show(path);
}

/** Toggles the pictures of the edited entry over the forms. */
const toPictures = getElement("toPictures", HTMLButtonElement);
toPictures.addEventListener("click", () => {
	const [form, pictures] = [getElement("forms", HTMLIFrameElement), getElement("pictures", HTMLIFrameElement)];
	const isShown = form.hidden;
	// The CMS caches files, and would overwrite later changes with them.
	if (isShown && pictures.contentDocument?.documentElement.hasAttribute("data-changed")) forms.location.reload();
	if (!isShown) pictures.src = `/desk/pictures/?of=${picturedEntry(forms.location.hash)}`;
	form.hidden = !isShown;
	pictures.hidden = isShown;
	toPictures.setAttribute("aria-pressed", String(!isShown));
	toPictures.textContent = isShown ? "Pictures" : "Back to the form";
});
// The forms still show the text without its new day, and would write that at the next save.
const version = openVersionPanel(getElement("version", HTMLDetailsElement), () => forms.location.reload());

// The CMS changes its address without an event of its own.
let last = "";
setInterval(() => {
	if (forms.location.hash === last) return;
	last = forms.location.hash;
	toPictures.disabled = !picturedEntry(last);
	follow();
}, 300);
language.addEventListener("change", () => show(address.value));
address.form?.addEventListener("submit", (event) => {
	event.preventDefault();
	show(address.value);
});

/** Shows the content's problems with the messages of the build, because the page could only report a failure. */
async function showProblems(): Promise<void> {
	const { problems, changedAt }: { problems: ToldProblem[]; changedAt: number } = await (
		await fetch("/desk/problems.json")
	).json();
	// A page of the site hears of changes once it has loaded, which takes seconds at first.
	const isPanel = page.location.pathname.startsWith("/desk/");
	if (!isPanel && changedAt > page.performance.timeOrigin) page.location.reload();
	const lines = problems.map(({ place, form, text }) => {
		const line = document.createElement("p");
		line.textContent = text;
		if (place) line.prepend(linkTo(form, place), ": ");
		return line;
	});
	getElement("problems", HTMLDivElement).replaceChildren(...lines);
}

/** Opens the form that can mend it. */
function linkTo(hash: string, words: string): HTMLAnchorElement {
	const link = document.createElement("a");
	link.href = hash;
	link.textContent = words;
	link.addEventListener("click", (event) => {
		event.preventDefault();
		forms.location.hash = hash;
	});
	return link;
}

// The development server has the page load again whenever the content changes.
getElement("page", HTMLIFrameElement).addEventListener("load", () => {
	version.refresh();
	void showProblems();
});

/** Without the page, the forms have room for two languages side by side. */
const wide = getElement("wide", HTMLButtonElement);
wide.addEventListener("click", () => {
	const isWide = document.body.classList.toggle("wide");
	wide.textContent = isWide ? "Show page" : "Hide page";
});

function frame(id: string): Window {
	const { contentWindow } = getElement(id, HTMLIFrameElement);
	if (!contentWindow) throw new Error(`The desk's frame "${id}" has no window.`);
	return contentWindow;
}
