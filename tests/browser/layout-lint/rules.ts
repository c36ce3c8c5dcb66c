import type { LayoutBox, LayoutContext } from "./pageHelpers.ts";
import type { LayoutSnapshot } from "./snapshot.ts";

type TextItem = LayoutSnapshot["texts"][number];
type ControlItem = LayoutSnapshot["controls"][number];
type PictureItem = LayoutSnapshot["pictures"][number];

export type LayoutRule = "overlap" | "cut" | "sideways scroll" | "first screen" | "target size";

export interface LayoutFinding {
	readonly rule: LayoutRule;
	/** Without numbers, so that a finding has the same message in every viewport. */
	readonly message: string;
	/** Size of the defect: "12 px". */
	readonly amount: string;
}

/** Glyph edges are antialiased: overlaps and gaps up to this size in px do not count. */
const OVERLAP_PX = 2;
const CUT_PX = 1.5;

function clipBox(a: LayoutBox, b: LayoutBox): LayoutBox {
	const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
	return { left, top, right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) };
}

/** Whether two boxes overlap by more than `px` in both directions. */
function overlapsBox(a: LayoutBox, b: LayoutBox, px = OVERLAP_PX): boolean {
	const { left, top, right, bottom } = clipBox(a, b);
	return right - left > px && bottom - top > px;
}

/** By how many px `inner` extends beyond `outer` on each side; negative if inside. */
function measureOverhang(inner: LayoutBox, outer: LayoutBox): { side: string; px: number }[] {
	return [
		{ side: "left", px: outer.left - inner.left },
		{ side: "top", px: outer.top - inner.top },
		{ side: "right", px: inner.right - outer.right },
		{ side: "bottom", px: inner.bottom - outer.bottom },
	].sort((a, b) => b.px - a.px);
}

/** Visible boxes of a text's glyphs, line by line. */
function visibleInk({ ink, clip, scroll }: TextItem): LayoutBox[] {
	return ink.map((line) => clipBox(clipBox(line, scroll), clip)).filter((line) => overlapsBox(line, line, 0));
}

function quoteText({ text }: { text: string }): string {
	return `"${text.length > 44 ? `${text.slice(0, 42).trim()}…` : text}"`;
}

function containsSpan(a: TextItem["span"], b: TextItem["span"]): boolean {
	return a.start <= b.start && b.start <= a.end;
}

/** Fixed elements overlap the page, and bounding boxes within a rotated element always overlap. */
function canOverlap(a: Pick<LayoutContext, "layer" | "rotated">, b: typeof a): boolean {
	return a.layer === b.layer && (a.rotated === null || a.rotated !== b.rotated);
}

/** Finds text on other text, on unrelated controls, or across the edge of a picture. */
function findOverlaps({ texts, controls, pictures }: LayoutSnapshot): LayoutFinding[] {
	const messages = new Set<string>();
	const lines = texts.flatMap((text) => visibleInk(text).map((ink) => ({ text, ink })));
	lines.sort((a, b) => a.ink.top - b.ink.top);
	for (const [index, { text, ink }] of lines.entries()) {
		for (const other of lines.slice(index + 1)) {
			if (other.ink.top > ink.bottom) break;
			if (other.text.flow === text.flow || !canOverlap(text, other.text) || !overlapsBox(ink, other.ink)) continue;
			const [front, back] = other.text.span.start > text.span.start ? [other.text, text] : [text, other.text];
			messages.add(`${quoteText(front)} is on top of ${quoteText(back)}`);
		}
		for (const control of controls.filter((other) => isForeign(text, other) && overlapsBox(ink, other.box)))
			messages.add(`${quoteText(text)} is on the control "${control.name}"`);
		for (const picture of pictures.filter((other) => canOverlap(text, other) && crossesEdge(ink, other)))
			messages.add(`${quoteText(text)} crosses the edge of the picture ${picture.name}`);
	}
	return [...messages].map((message) => ({ rule: "overlap", message, amount: "" }));
}

function isForeign(text: TextItem, control: ControlItem): boolean {
	if (control.isInText || control.isHidden || control.layer !== text.layer) return false;
	return !containsSpan(control.span, text.span) && !containsSpan(text.span, control.span);
}

function crossesEdge(ink: LayoutBox, { box, isBackground }: PictureItem): boolean {
	return !isBackground && overlapsBox(ink, box) && (measureOverhang(ink, box)[0]?.px ?? 0) > OVERLAP_PX;
}

/** Finds text that is clipped, leaves the viewport or its card, wraps inside a word, or does not fit its field. */
function findCutText({ texts, controls, window, scrollTop }: LayoutSnapshot): LayoutFinding[] {
	const cutTexts: LayoutFinding[] = [];
	const add = (message: string, px?: number) =>
		cutTexts.push({ rule: "cut", message, amount: px === undefined ? "" : `${px.toFixed(1)} px` });
	for (const text of texts) {
		const { ink, clip, clippedBy, scroll, container, layer } = text;
		const reachableInk = ink.map((line) => clipBox(line, scroll)).filter((line) => overlapsBox(line, line, 0));
		if (reachableInk.length > 0 && visibleInk(text).length === 0) {
			add(`${quoteText(text)} is hidden by ${clippedBy}`);
			continue;
		}
		const screenBottom = layer === "fixed" ? scrollTop + window.height : Number.POSITIVE_INFINITY;
		const screen = { left: 0, top: 0, right: window.width, bottom: screenBottom };
		const findWorst = (outer: LayoutBox, lines: readonly LayoutBox[]) =>
			lines.flatMap((line) => measureOverhang(line, outer)).sort((a, b) => b.px - a.px)[0];
		for (const [by, cut] of [
			[clippedBy, findWorst(clip, reachableInk)],
			["the window", findWorst(screen, reachableInk)],
		] as const) {
			if (cut && cut.px > CUT_PX) add(`${quoteText(text)} is cut at the ${cut.side} by ${by}`, cut.px);
		}
		const worstOverhang = container && findWorst(container.box, visibleInk(text));
		if (worstOverhang && worstOverhang.px > CUT_PX)
			add(`${quoteText(text)} extends beyond ${container.name}`, worstOverhang.px);
		for (const word of text.brokenWords) add(`"${word}" wraps inside the word`);
	}
	for (const { name, placeholderOverflow } of controls)
		if (placeholderOverflow > CUT_PX) add(`The field "${name}" cuts its placeholder`, placeholderOverflow);
	return cutTexts;
}

function findSidewaysScroll({ pageWidth, widest, window }: LayoutSnapshot): LayoutFinding[] {
	const px = pageWidth - window.width;
	return px > 0 ? [{ rule: "sideways scroll", message: `The page is as wide as ${widest}`, amount: `${px} px` }] : [];
}

function findSmallTargets({ controls, minTarget }: LayoutSnapshot): LayoutFinding[] {
	return controls.flatMap(({ name, target, isInText, isHidden }): LayoutFinding[] => {
		const px = Math.min(target.width, target.height);
		if (isInText || isHidden || px >= minTarget - 0.5) return [];
		const message = `"${name}" is less than ${minTarget} px ${target.width < target.height ? "wide" : "high"}`;
		return [{ rule: "target size", message, amount: `${px.toFixed(1)} px` }];
	});
}

/** Checks that the first viewport shows the headline's first line and any first action, both uncovered. */
export function lintFirstScreen({ headline, controls, window }: LayoutSnapshot, hasAction: boolean): LayoutFinding[] {
	// No common viewport is between a phone in landscape and a small one in portrait.
	if (window.height > 400 && window.height < 568) return [];
	const belowFold = (what: string, box: LayoutBox | undefined | null): LayoutFinding[] => {
		if (!box) return [{ rule: "first screen", message: `${what} is missing`, amount: "" }];
		const px = Math.ceil(box.bottom - window.height);
		return px > 1 ? [{ rule: "first screen", message: `${what} is below the fold`, amount: `${px} px` }] : [];
	};
	const found = belowFold("The headline", headline);
	if (!hasAction) return found;
	const action = controls.find(({ isAction }) => isAction);
	const hidden = belowFold(`The first action, "${action?.name}",`, action?.box);
	if (action?.isCovered && hidden.length === 0)
		hidden.push({ rule: "first screen", message: `The first action, "${action.name}", is covered`, amount: "" });
	return [...found, ...hidden];
}

/** Applies all rules that are valid at any scroll position. */
export function lintLayout(snapshot: LayoutSnapshot): LayoutFinding[] {
	return [findOverlaps, findCutText, findSidewaysScroll, findSmallTargets].flatMap((rule) => rule(snapshot));
}
