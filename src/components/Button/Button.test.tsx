import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ButtonLink, buttonProps } from "./Button.tsx";

it("a link that looks like a button is primary and of regular size by default", () => {
	const markup = renderToStaticMarkup(<ButtonLink href="https://app.example/">Play</ButtonLink>);
	expect(markup).toContain('data-variant="primary" data-size="regular"');
	expect(buttonProps()).toMatchObject({ "data-variant": "primary", "data-size": "regular" });
});

it("a link that looks like a button passes native attributes and classes to its root, beside those of buttonProps", () => {
	const { className, ...look } = buttonProps({ variant: "outline", size: "large" });
	const attributes = Object.entries(look).map(([name, value]) => `${name}="${value}"`);
	expect(
		renderToStaticMarkup(
			<ButtonLink variant="outline" size="large" className="wide" href="/x" hrefLang="ru">
				Play
			</ButtonLink>,
		),
	).toBe(`<a ${attributes.join(" ")} class="${className} wide" href="/x" hrefLang="ru">Play</a>`);
});
