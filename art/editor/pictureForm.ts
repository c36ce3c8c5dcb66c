import { cropAround, type Point, type Size, toCropPoint } from "#art/place/crop.ts";
import { createElement } from "./createElement.ts";
import { type CropPreview, SLOT_DESCRIPTIONS } from "./pictureSlots.ts";

/** A slot in the JSON of `npm run art -- places`. */
export type PictureSlot = {
	readonly key: string;
	readonly frame: Size;
	readonly least: Size;
	/** Current source; `file` is an absolute path. */
	readonly source?: { readonly file: string; readonly size: Size };
	readonly focus: Point;
};

/** The focal point, and the new picture if there is one. */
export type PictureUpdate = { key: string; file?: File; focus: Point };

const MAX_UPLOAD_BYTES = 40 * 1024 * 1024;

/**
 * Creates the form of a picture slot: file input with drop target, focal point and previews of the page crops.
 *
 * @param save sends the update; rejects with a message for the editor
 */
export function createPictureForm(
	{ key, frame, least, source, focus }: PictureSlot,
	save: (update: PictureUpdate) => Promise<void>,
): HTMLElement {
	const description = SLOT_DESCRIPTIONS[key.startsWith("news/") ? "cover" : key.slice(key.lastIndexOf("/") + 1)];
	if (!description)
		throw new Error(`The editor has no label for the picture "${key}". Add one to art/editor/pictureSlots.ts.`);
	let file: File | undefined;
	let point = focus;

	const status = createElement("p", { role: "status" });
	const image = createElement("img", { alt: "" });
	const handle = createElement("button", { type: "button", className: "point" });
	const stage = createElement("div", { className: "stage", hidden: !source }, image, handle);
	const previews = description.crops.map((crop) => ({
		crop,
		canvases: [createCanvas(crop), createCanvas(crop)] as const,
	}));
	const strips = (["light", "dark"] as const).map((theme, index) =>
		createElement(
			"div",
			{ className: `strip ${theme}` },
			...previews.map(({ crop, canvases }) =>
				createElement(
					"figure",
					{},
					canvases[index] ?? "",
					createElement("figcaption", {}, `${crop.label}, ${theme} theme`),
				),
			),
		),
	);
	const input = createElement("input", { type: "file", accept: "image/png,image/jpeg,image/webp,image/avif" });
	const button = createElement("button", { disabled: true }, "Save");

	const draw = () => {
		handle.style.left = `${point[0] * 100}%`;
		handle.style.top = `${point[1] * 100}%`;
		const [x, y] = point.map((share) => Math.round(share * 100));
		handle.setAttribute("aria-label", `Focal point: ${x} % from the left, ${y} % from the top`);
		for (const { crop, canvases } of previews)
			for (const canvas of canvases) drawPreview(canvas, image, frame, point, crop);
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
		status.textContent = `${file?.name ?? key} cannot be displayed here. Press Save to see the reason.`;
	});
	// The development server serves the files of the project.
	if (source) image.src = `/art/sources/${key}${source.file.slice(source.file.lastIndexOf("."))}`;
	input.addEventListener("change", () => choose(input.files?.[0]));
	enableDragging(stage, handle, moveTo, () => point);

	const form = createElement(
		"form",
		{ className: "place" },
		createElement("h2", {}, description.label),
		createElement(
			"p",
			{},
			`${description.where} Minimum: ${least.join(" x ")} pixels, recommended: ${frame.join(" x ")}.`,
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
		status.textContent = "Encoding: this takes some seconds.";
		try {
			await save({ key, focus: point, ...(file && { file }) });
			const needsDescription = file && key.includes("screenshot");
			status.textContent = needsDescription ? "Saved. Describe it in the form in each language." : "Saved.";
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

/** Draws a page's crop of the encoded picture, which is itself a crop of the source. */
function drawPreview(
	canvas: HTMLCanvasElement,
	image: HTMLImageElement,
	frame: Size,
	point: Point,
	preview: CropPreview,
): void {
	const context = canvas.getContext("2d");
	if (!context || !image.naturalWidth) return;
	const sourceSize: Size = [image.naturalWidth, image.naturalHeight];
	const encoded = cropAround(sourceSize, frame, point);
	const encodedPoint = toCropPoint(sourceSize, encoded, point);
	const crop = cropAround([encoded.width, encoded.height], preview.box, preview.focus ?? encodedPoint, preview.anchor);
	const { width, height } = canvas;
	context.clearRect(0, 0, width, height);
	context.drawImage(
		image,
		encoded.left + crop.left,
		encoded.top + crop.top,
		crop.width,
		crop.height,
		0,
		0,
		width,
		height,
	);
}

/** Moves the handle by 1 % per arrow key, or to the pointer. */
function enableDragging(
	stage: HTMLElement,
	handle: HTMLElement,
	moveTo: (point: Point) => void,
	getPoint: () => Point,
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
		moveTo([getPoint()[0] + step[0], getPoint()[1] + step[1]]);
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
