import { defaultLanguage, type Language, languages } from "#config/languages.ts";
import { matchPage } from "#config/pages.ts";
import { getPathLanguage, localizedPath, stripLocalePrefix } from "#config/paths.ts";
import { siteRules } from "#content/locales/rules.ts";
import type { EditorProblem } from "#tools/cms/editorProblem.ts";
import { getFormAddress, getPreviewPath, parseFormAddress } from "./formAddress.ts";
import { connectPlanPanel } from "./planPanel.ts";

const forms = document.querySelector("#forms") as HTMLIFrameElement;
const pictures = document.querySelector("#pictures") as HTMLIFrameElement;
const page = document.querySelector("#page") as HTMLIFrameElement;
const [formsWindow, pageWindow] = [forms.contentWindow as Window, page.contentWindow as Window];
const language = document.querySelector("#language") as HTMLSelectElement;
const address = document.querySelector("#address") as HTMLInputElement;
const toPictures = document.querySelector("#toPictures") as HTMLButtonElement;

for (const { code, name } of languages) language.add(new Option(name, code));

const showPlanPanel = connectPlanPanel((path) => {
	const [, kind, slug] = /^\/(games|news)(?:\/(.+))?$/.exec(path ?? "") ?? [];
	if (kind) formsWindow.location.hash = `#/collections/${kind}${slug ? `/entries/${slug}` : ""}`;
	// The open form still has the previous texts.
	formsWindow.location.reload();
	if (path) show(path);
});

/** Path of the requested page until it has loaded. */
let pendingPath = "";

/** @param path without a language prefix */
function show(path: string): void {
	const target = localizedPath(language.value as Language, path);
	address.value = path;
	if (!pendingPath && pageWindow.location.pathname === target) return;
	pendingPath = target;
	openPage(target);
}

function openPage(path: string): void {
	// Without the parameter, the page would redirect to the stored language.
	pageWindow.location.replace(language.value === defaultLanguage ? `${path}?lng=${defaultLanguage}` : path);
}

let form = "";
/** The form whose page was shown last. */
let previewedForm = "";

/** Shows the page and the change forms of the open entry. Called regularly, because the CMS reports no navigation. */
function followForms(): void {
	const openForm = parseFormAddress(formsWindow.location.hash);
	if (openForm === form) return;
	form = openForm;
	const path = getPreviewPath(form);
	// While the CMS reloads after a change, no form may be open; keeps a page that was opened in the meantime.
	if (path && form !== previewedForm) show(path);
	previewedForm = form || previewedForm;
	toPictures.disabled = !/^(games|news)\//.test(form);
	showPlanPanel(form);
}

/** The group of a page's texts that the form of all texts is to show, and in which language. */
let textGroup: { readonly locale: Language; readonly keyPath: string } | undefined;

/** Shows the group once its form has loaded, with the message by which the CMS itself expands and focuses a field. */
function showTextGroup(): void {
	if (!textGroup || !form.startsWith("words/")) return;
	if (!formsWindow.document.querySelector(`[data-key-path="${textGroup.keyPath}"]`)) return;
	const data = { type: "highlight-editor-field", payload: textGroup };
	formsWindow.dispatchEvent(new MessageEvent("message", { source: formsWindow, data }));
	textGroup = undefined;
}

show("/");
setInterval(() => {
	followForms();
	showTextGroup();
}, 300);
// Prevents a change of the previously open entry.
document.querySelector("#changes")?.addEventListener("submit", followForms, { capture: true });

language.addEventListener("change", () => show(address.value));
address.form?.addEventListener("submit", (event) => {
	event.preventDefault();
	show(address.value);
});
document.querySelector("#edit")?.addEventListener("click", () => {
	const { pathname } = pageWindow.location;
	const path = stripLocalePrefix(pathname);
	const formAddress = getFormAddress(path);
	formsWindow.location.hash = formAddress;
	const [keyPath] = siteRules.groups[matchPage(path)?.key ?? ""] ?? [];
	// Games, articles and documents have their own forms.
	const hasGroup = keyPath && formAddress.startsWith("/collections/words/");
	textGroup = hasGroup ? { locale: getPathLanguage(pathname), keyPath } : undefined;
});

toPictures.addEventListener("click", () => {
	const isShown = forms.hidden;
	// Otherwise, the CMS would overwrite changes that the picture editor made to the entry.
	if (isShown && pictures.contentDocument?.documentElement.hasAttribute("data-changed")) formsWindow.location.reload();
	if (!isShown) pictures.src = `/editor/pictures.html?of=${form}`;
	forms.hidden = !isShown;
	pictures.hidden = isShown;
	toPictures.setAttribute("aria-pressed", String(!isShown));
	toPictures.textContent = isShown ? "Pictures" : "Back to the form";
});

document.querySelector("#wide")?.addEventListener("click", ({ currentTarget }) => {
	(currentTarget as HTMLElement).textContent = document.body.classList.toggle("wide") ? "Show page" : "Hide page";
});

/** Lists content problems, which the page itself reports as one failure. The page reloads whenever content changes. */
page.addEventListener("load", async () => {
	const { performance, location } = pageWindow;
	const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	// A reload by the development server has cancelled the navigation.
	if (pendingPath && pendingPath !== location.pathname && navigation?.type === "reload") {
		openPage(pendingPath);
		return;
	}
	if (!pendingPath) {
		// A reload must not replace a path that is being typed.
		if (document.activeElement !== address) address.value = stripLocalePrefix(location.pathname);
		language.value = getPathLanguage(location.pathname);
	}
	pendingPath = "";
	const response = await fetch("/editor/problems.json");
	const { problems, changedAt }: { problems: EditorProblem[]; changedAt: number } = await response.json();
	// Reloads a page that missed changes while it loaded.
	if (!pendingPath && changedAt > performance.timeOrigin) location.reload();
	const lines = problems.map(({ place, form, text }) => {
		const line = Object.assign(document.createElement("p"), { textContent: text });
		const link = { href: `/editor/cms.html${form}`, target: "forms", textContent: place };
		if (place) line.prepend(Object.assign(document.createElement("a"), link), ": ");
		return line;
	});
	document.querySelector("#problems")?.replaceChildren(...lines);
});
