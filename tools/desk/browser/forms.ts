import { startCms } from "./startCms.ts";

// The working copy asks for no sign-in: anyone who reaches the desk is its user (tools/desk/gitApi.ts).
localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "gitea", token: "local" }));
// A form stays open after Save, beside the page with the saved text, and Escape does not close it. The CMS's settings change both.
const preferences = "sveltia-cms.prefs";
if (!localStorage.getItem(preferences))
	localStorage.setItem(preferences, JSON.stringify({ closeOnSave: false, closeWithEscape: false }));

await startCms("/desk/config.json");
