/**
 * An element of the desk's document.
 *
 * @throws where the document has none of the kind: a programming error
 */
export function getElement<E extends HTMLElement>(id: string, kind: new () => E): E {
	const element = document.getElementById(id);
	if (!(element instanceof kind)) throw new Error(`The desk's document has no ${id}.`);
	return element;
}
