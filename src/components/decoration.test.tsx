import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Flag } from "./Flag/Flag.tsx";
import { Icon } from "./Icon/Icon.tsx";
import { Logo } from "./Logo/Logo.tsx";
import { PaymentCardIcon } from "./PaymentCardIcon/PaymentCardIcon.tsx";

const drawing = { viewBox: "0 0 9 9", paths: ["M0 0h9v9z"] };

it.each([
	["icon", <Icon key="icon" name="play" />],
	["card", <PaymentCardIcon key="card" />],
	["logo", <Logo key="logo" name="Brand" {...drawing} />],
	["flag of Britain", <Flag key="gb" country="gb" />],
	["flag of Russia", <Flag key="ru" country="ru" />],
	["flag of Indonesia", <Flag key="id" country="id" />],
])("the drawing is hidden from screen readers and has no style attribute: %s", (_, element) => {
	const markup = renderToStaticMarkup(element);
	expect(markup).toMatch(/<svg [^>]*aria-hidden="true"[^>]*><[a-z]+ /);
	expect(markup).not.toMatch(/style=|strokeWidth/);
});

it("an icon is an area or a line, never both, and passes native attributes to its root", () => {
	const paintOf = (markup: string) => /fill="(\w+)" stroke="(\w+)"/.exec(markup)?.slice(1);
	expect(paintOf(renderToStaticMarkup(<Icon name="play" />))).toEqual(["currentColor", "none"]);
	const arrowMarkup = renderToStaticMarkup(<Icon name="arrow" className="chevron" />);
	expect(paintOf(arrowMarkup)).toEqual(["none", "currentColor"]);
	expect(arrowMarkup).toContain('class="chevron"');
});

it("the product name is next to the logo", () => {
	expect(renderToStaticMarkup(<Logo name="Brand" {...drawing} />)).toMatch(/<\/svg>Brand</);
});
