import type { ComponentPropsWithRef } from "react";
import { type Picture as PictureData, source, srcSet } from "~/pictures/picture.ts";
import { narrowWindow, type Scene } from "~/pictures/scene.ts";

interface PictureProps extends Omit<ComponentPropsWithRef<"img">, "src" | "srcSet" | "width" | "height" | "sizes"> {
	picture: PictureData;
	/** How wide it is drawn, as in HTML's `sizes`: the browser chooses the file by it. */
	sizes: string;
	/** Required, so that nobody forgets it; empty for decoration. */
	alt: string;
	/** Another crop for narrow windows, with the media query under which it is used. */
	narrow?: { picture: PictureData; media: string; sizes: string };
	/** The page's largest picture: fetched at once and before others. All others wait until they come near. */
	priority?: boolean;
}

/** A responsive picture, AVIF with WebP behind it, that keeps its place and its ground colour while it loads. */
export function Picture({ picture, sizes, narrow, priority = false, className = "", alt, ...rest }: PictureProps) {
	return (
		<picture>
			{narrow &&
				(["avif", "webp"] as const).map((format) => (
					<source
						key={format}
						media={narrow.media}
						type={`image/${format}`}
						srcSet={srcSet(narrow.picture, format)}
						sizes={narrow.sizes}
						width={narrow.picture.width}
						height={narrow.picture.height}
					/>
				))}
			<source type="image/avif" srcSet={srcSet(picture, "avif")} sizes={sizes} />
			<img
				src={source(picture, "webp")}
				srcSet={srcSet(picture, "webp")}
				sizes={sizes}
				width={picture.width}
				height={picture.height}
				alt={alt}
				loading={priority ? "eager" : "lazy"}
				fetchPriority={priority ? "high" : "auto"}
				decoding="async"
				className={`tone-${picture.tone} ${className}`.trim()}
				{...rest}
			/>
		</picture>
	);
}

/** A page's first, full-bleed picture, with a scene of its own for phones. Decoration: the words beside it speak. */
export function ScenePicture({ wide, tall }: Scene) {
	return (
		<Picture
			picture={wide}
			sizes="100vw"
			narrow={{ picture: tall, media: narrowWindow, sizes: "100vw" }}
			alt=""
			priority
		/>
	);
}
