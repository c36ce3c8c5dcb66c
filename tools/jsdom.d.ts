/** The part of jsdom that parses and writes XML; the package has no types of its own. */
declare module "jsdom" {
	export class JSDOM {
		readonly window: { readonly DOMParser: typeof DOMParser; readonly XMLSerializer: typeof XMLSerializer };
	}
}
