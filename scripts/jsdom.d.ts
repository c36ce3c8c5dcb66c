/** The part of jsdom that the tests parse XML with; the package has no types of its own. */
declare module "jsdom" {
	export class JSDOM {
		readonly window: { readonly DOMParser: typeof DOMParser };
	}
}
