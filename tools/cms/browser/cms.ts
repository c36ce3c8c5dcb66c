import { textFormat } from "#tools/cms/fieldNames.ts";
import russian from "#tools/cms/labels.ru.json";
import { translateLabels } from "#tools/cms/translateTexts.ts";

const text = await (await fetch(`${import.meta.env.BASE_URL}config.json`)).text();
// The CMS itself uses the browser's language.
const config = navigator.language.startsWith("ru") ? translateLabels(text, russian) : JSON.parse(text);
if (import.meta.env.BASE_URL === "/editor/") {
	// The working copy needs no sign-in: anyone who reaches the editor may use it (tools/cms/gitApi.ts).
	localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "gitea", token: "local" }));
	// By default, a form stays open after Save, beside the updated page, and Escape does not close it.
	localStorage["sveltia-cms.prefs"] ??= JSON.stringify({ closeOnSave: false, closeWithEscape: false });
}
// The CMS reads the stored user and settings on import.
const { default: CMS } = await import("@sveltia/cms");
CMS.registerCustomFormat(textFormat.name, "json", textFormat);
await CMS.init({ config });
