type Properties<Name extends keyof HTMLElementTagNameMap> = Partial<
	Omit<HTMLElementTagNameMap[Name], "style" | "children">
>;

/** Creates an element with properties and children. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	properties: Properties<Name>,
	...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
	const element = Object.assign(document.createElement(name), properties);
	element.append(...children);
	return element;
}
