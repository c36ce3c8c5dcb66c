import { wordFormat, wordFormatName } from "#tools/desk/fieldNames.ts";
import { serverFolder } from "./serverFolder.ts";

/**
 * The CMS keeps what its backend "test-repo" edits in a folder that it asks the browser for. This one is the working copy, so
 * that there is nothing to pick, to sign in to or to allow.
 */
Object.defineProperty(navigator.storage, "getDirectory", {
	value: async () => ({ getDirectoryHandle: async () => serverFolder() }),
});
// Without it, the CMS writes a file where it belongs instead of moving it there from beside it.
Reflect.deleteProperty(FileSystemFileHandle.prototype, "move");
// Skips the sign-in, because there is only one user.
localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "test-repo" }));
// A form stays open after Save, beside the page with the saved text; the CMS's settings can close it.
const preferences = "sveltia-cms.prefs";
if (!localStorage.getItem(preferences)) localStorage.setItem(preferences, JSON.stringify({ closeOnSave: false }));

// It reads the stored user when it starts.
const { default: CMS } = await import("@sveltia/cms");
CMS.registerCustomFormat(wordFormatName, "json", wordFormat);
const config = await (await fetch("/desk/config.json")).json();
await CMS.init({ config });
