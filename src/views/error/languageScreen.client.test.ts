// @vitest-environment jsdom
import { expect, it, vi } from "vitest";

/** The error page of a static host at a URL. */
async function showErrorPage(address: string, template: string, main = "<main>No page</main>"): Promise<string[]> {
	history.replaceState(null, "", address);
	document.title = "Page not found";
	document.body.innerHTML = `${main}${template}`;
	vi.resetModules();
	await import("./languageScreen.client.ts");
	return [document.title, document.querySelector("main")?.textContent ?? ""];
}
const template = '<template data-language-screen="Language not offered">No language</template>';

it("the screen for languages replaces the error at an address that looks like a language", async () => {
	expect(await showErrorPage("/de/about-us", template)).toEqual(["Language not offered", "No language"]);
});

const screen = '<main>No language <a href="/" hidden data-english>English</a></main>';

it.each([
	["/de/about-us", "/about-us", false],
	["/de", "/", false],
	["/de/nothing", "/", true],
])("at %s the link to English has the address %s, hidden: %s", async (address, href, isHidden) => {
	await showErrorPage(address, "", screen);
	const link = document.querySelector("a");
	expect([link?.getAttribute("href"), link?.hidden]).toEqual([href, isHidden]);
});

it.each([
	["at an address that does not look like a language", "/gamez/boat", template],
	["at the root", "/", template],
	["on a page without the screen for languages", "/de", ""],
])("the error page does not change %s", async (_, address, markup) => {
	expect(await showErrorPage(address, markup)).toEqual(["Page not found", "No page"]);
});
