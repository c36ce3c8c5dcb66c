import { type CropRect, cropAround, type Point, type Size, toCropPoint } from "#art/place/crop.ts";
import { createElement } from "./createElement.ts";
import { type CropPreview, SLOT_DESCRIPTIONS } from "./pictureSlots.ts";

/** A place as `npm run art -- places` tells it. */
export type PictureSlot = {
	readonly key: string;
	readonly frame: Size;
	readonly least: Size;
	/** The file that it was encoded from, by its full path. */
	readonly source?: { readonly file: string; readonly size: Size };
	readonly focus: Point;
};

/** What the page sends for a place: the point, and a new picture or none. */
export type PictureUpdate = { key: string; file?: File; focus: Point };

/** The most that the editor takes, in bytes. */
const MAX_UPLOAD_BYTES = 40 * 1024 * 1024;

/**
 * One place of a picture: what stands there, how pages crop it, and a way to drop another.
 *
 * @param save sends it; rejects in words for people
 */
export function createPictureForm(
	{ key, frame, least, source, focus }: PictureSlot,
	save: (placed: PictureUpdate) => Promise<void>,
): HTMLElement {
	const words = SLOT_DESCRIPTIONS[key.startsWith("news/") ? "cover" : key.slice(key.lastIndexOf("/") + 1)];
	if (!words) throw new Error(`The editor has no label for the place "${key}". Add one to art/editor/pictureSlots.ts.`);
	let file: File | undefined;
	let point = focus;

	const status = createElement("p", { role: "status" });
	const image = createElement("img", { alt: "" });
	const handle = createElement("button", { type: "button", className: "point" });
	const stage = createElement("div", { className: "stage", hidden: !source }, image, handle);
	const views = words.views.map((view) => ({ view, canvases: [createCanvas(view), createCanvas(view)] as const }));
	const strips = (["light", "dark"] as const).map((theme, at) =>
		createElement(
			"div",
			{ className: `strip ${theme}` },
			...views.map(({ view, canvases }) =>
				createElement(
					"figure",
					{},
					canvases[at] ?? "",
					createElement("figcaption", {}, `${view.label}, ${theme} theme`),
				),
			),
		),
	);
	const input = createElement("input", { type: "file", accept: "image/png,image/jpeg,image/webp,image/avif" });
	const button = createElement("button", { disabled: true }, "Save");

	const draw = () => {
		handle.style.left = `${point[0] * 100}%`;
		handle.style.top = `${point[1] * 100}%`;
		const [across, down] = point.map((share) => Math.round(share * 100));
		handle.setAttribute("aria-label", `Point that matters: ${across} % from the left, ${down} % from the top`);
		for (const { view, canvases } of views)
			for (const canvas of canvases) drawPreview(canvas, image, frame, point, view);
	};
	const moveTo = (next: Point) => {
		point = next.map((share) => Math.round(1000 * Math.min(Math.max(share, 0), 1)) / 1000) as unknown as Point;
		button.disabled = false;
		draw();
	};
	const choose = (chosen: File | undefined) => {
		if (!chosen) return;
		if (chosen.size > MAX_UPLOAD_BYTES) {
			status.textContent = `${chosen.name}: it is larger than ${MAX_UPLOAD_BYTES / 1024 / 1024} MB. Make it smaller.`;
			return;
		}
		file = chosen;
		status.textContent = chosen.name;
		stage.hidden = false;
		image.src = URL.createObjectURL(chosen);
		moveTo([0.5, 0.5]);
	};
	image.addEventListener("load", draw);
	image.addEventListener("error", () => {
		stage.hidden = true;
		status.textContent = `${file?.name ?? key} cannot be shown here. Save says what is wrong with it.`;
	});
	// The development server sends files of the project.
	if (source) image.src = `/art/sources/${key}${source.file.slice(source.file.lastIndexOf("."))}`;
	input.addEventListener("change", () => choose(input.files?.[0]));
	enableDragging(stage, handle, moveTo, () => point);

	const form = createElement(
		"form",
		{ className: "place" },
		createElement("h2", {}, words.label),
		createElement(
			"p",
			{},
			`${words.where} It needs at least ${least.join(" x ")} pixels, at best ${frame.join(" x ")}.`,
		),
		createElement(
			"label",
			{ className: "drop" },
			source ? "Drop another picture here, or choose one: " : "Drop a picture here, or choose one: ",
			input,
		),
		stage,
		...strips,
		button,
		status,
	);
	form.addEventListener("dragover", (event) => event.preventDefault());
	form.addEventListener("drop", (event) => {
		event.preventDefault();
		choose(event.dataTransfer?.files[0]);
	});
	form.addEventListener("submit", async (event) => {
		event.preventDefault();
		button.disabled = true;
		status.textContent = "It is being encoded: this takes some seconds.";
		try {
			await save({ key, focus: point, ...(file && { file }) });
			const isDescribed = file && key.includes("screenshot");
			status.textContent = isDescribed ? "Saved. Say in the form what it shows, in each language." : "Saved.";
			file = undefined;
		} catch (error) {
			status.textContent = error instanceof Error ? error.message : String(error);
			button.disabled = false;
		}
	});
	return form;
}

function createCanvas({ box: [width, height] }: CropPreview): HTMLCanvasElement {
	return createElement("canvas", { width, height });
}

/** Draws what a page's box shows: a part of what the site keeps, which is a part of the picture. */
function drawPreview(
	canvas: HTMLCanvasElement,
	image: HTMLImageElement,
	frame: Size,
	point: Point,
	view: CropPreview,
): void {
	const context = canvas.getContext("2d");
	if (!context || !image.naturalWidth) return;
	const whole = cropAround([image.naturalWidth, image.naturalHeight], frame, point);
	const kept: Size = [whole.width, whole.height];
	const inKept = toCropPoint([image.naturalWidth, image.naturalHeight], whole, point);
	const part: CropRect = cropAround(kept, view.box, view.focus ?? inKept, view.at);
	const { width, height } = canvas;
	context.clearRect(0, 0, width, height);
	context.drawImage(image, whole.left + part.left, whole.top + part.top, part.width, part.height, 0, 0, width, height);
}

/** A hundredth with each press of an arrow, anywhere with a pointer. */
function enableDragging(
	stage: HTMLElement,
	handle: HTMLElement,
	moveTo: (point: Point) => void,
	now: () => Point,
): void {
	const steps: Readonly<Record<string, Point>> = {
		ArrowLeft: [-0.01, 0],
		ArrowRight: [0.01, 0],
		ArrowUp: [0, -0.01],
		ArrowDown: [0, 0.01],
	};
	handle.addEventListener("keydown", (event) => {
		const step = steps[event.key];
		if (!step) return;
		event.preventDefault();
		moveTo([now()[0] + step[0], now()[1] + step[1]]);
	});
	const follow = (event: PointerEvent) => {
		const { left, top, width, height } = stage.getBoundingClientRect();
		moveTo([(event.clientX - left) / width, (event.clientY - top) / height]);
	};
	stage.addEventListener("pointerdown", (event) => {
		event.preventDefault();
		handle.focus();
		stage.setPointerCapture(event.pointerId);
		follow(event);
	});
	stage.addEventListener("pointermove", (event) => {
		if (stage.hasPointerCapture(event.pointerId)) follow(event);
	});
}
