import path from "node:path";
import { ContentError } from "#content/model/contentError.ts";
import { featuredCount, type GameFile, gameSchema } from "#content/model/gameSchema.ts";
import type { Picture } from "#content/model/picture.ts";
import { studioSlug } from "#content/model/studioSlug.ts";
import { checkSlug } from "./checkSlug.server.ts";
import { listContentFiles } from "./listContentFiles.server.ts";
import type { PictureIndex } from "./pictures.server.ts";
import { readTemplate } from "./readTemplate.server.ts";
import { readYaml } from "./readYaml.server.ts";

const pictureNames = ["icon", "preview", "tall", "background", "screenshot-1", "screenshot-2", "screenshot-3"] as const;
type PictureName = (typeof pictureNames)[number];

/** A game (product 5): the file's fields and its pictures. */
export interface CatalogGame extends Omit<GameFile, "pictures"> {
	readonly pictures: Readonly<Record<PictureName, Picture>>;
	/** The game whose preview and clip it shows: itself, unless it borrows. */
	readonly pictureSource: string;
}

/**
 * Reads and validates a folder of `.yaml` files: featured games first, in their order, then the others by title.
 *
 * @throws ContentError with one line per problem of all files: file, field, remedy
 */
export function readGames(folder: string, pictures: PictureIndex): CatalogGame[] {
	const problems: string[] = [];
	const games: CatalogGame[] = [];
	const slugs = new Map<string, string>();
	const featuredPlaces: { file: string; place: number }[] = [];
	const studiosBySlug = new Map<string, { file: string; studio: string }>();
	const files = listContentFiles(folder, ".yaml", problems);
	if (files.length === 0) problems.push(`${folder}: no .yaml file. Add one per game, as docs/guides/add-game.md says.`);
	for (const name of files) {
		const file = path.join(folder, name);
		const data = readYaml(file, readTemplate(file, problems), gameSchema, problems);
		if (!data) continue;
		if (!checkSlug(file, data.slug, slugs, problems)) continue;
		checkStudio(file, data.studio, studiosBySlug, problems);
		if (data.featured) featuredPlaces.push({ file, place: data.featured });
		const found = findPictures(file, data, pictures, problems);
		// The clip must match the preview.
		const pictureSource = pictures(`games/${data.slug}/preview`) ? data.slug : (data.pictures ?? data.slug);
		games.push({ ...data, pictures: found, pictureSource });
	}
	checkFeatured(featuredPlaces, problems);
	if (problems.length > 0) throw new ContentError(problems);
	return games.sort(compareGames);
}

/** Studios need distinct slugs, because these are the URLs of their pages. */
function checkStudio(
	file: string,
	studio: string,
	known: Map<string, { file: string; studio: string }>,
	problems: string[],
): void {
	const slug = studioSlug(studio);
	const sameSlug = known.get(slug);
	if (slug === "") {
		problems.push(
			`${file}: field "studio": its page needs a Latin letter or a digit in the address. Spell it in Latin letters.`,
		);
	} else if (slug === "404") {
		problems.push(
			`${file}: field "studio": its page would stand at /studios/404, where the screen of unknown studios stands. Add a word.`,
		);
	} else if (sameSlug && sameSlug.studio !== studio) {
		problems.push(
			`${file}: field "studio": "${studio}" and "${sameSlug.studio}" of ${sameSlug.file} would share the address /studios/${slug}. Spell them alike, or one differently.`,
		);
	}
	if (!sameSlug) known.set(slug, { file, studio });
}

/** Runs after all files are read, because the remedy depends on free places. */
function checkFeatured(featured: readonly { file: string; place: number }[], problems: string[]): void {
	const isFull = new Set(featured.map(({ place }) => place)).size === featuredCount;
	const remedy = isFull
		? `, as are all ${featuredCount}. Remove the field here or in another game.`
		: ". Choose another, or remove the field.";
	const files = new Map<number, string>();
	for (const { file, place } of featured) {
		const other = files.get(place);
		if (other) problems.push(`${file}: field "featured": place ${place} is taken by ${other}${remedy}`);
		files.set(place, file);
	}
}

/** The game's own pictures; missing ones are borrowed from another game if it names one. */
function findPictures(file: string, data: GameFile, index: PictureIndex, problems: string[]): CatalogGame["pictures"] {
	const { slug, pictures: pictureSource = slug } = data;
	const own = (name: PictureName) => index(`games/${slug}/${name}`);
	const found = pictureNames.map((name) => [name, own(name) ?? index(`games/${pictureSource}/${name}`)] as const);
	const missing = found.flatMap(([name, picture]) => (picture ? [] : [name]));
	const isBorrowing = pictureSource !== slug;
	if (isBorrowing && pictureNames.every(own)) {
		problems.push(`${file}: field "pictures": this game has its own pictures. Remove the field to show them.`);
	} else if (
		isBorrowing &&
		missing.length > 0 &&
		pictureNames.every((name) => !index(`games/${pictureSource}/${name}`))
	) {
		problems.push(`${file}: field "pictures": there are no pictures of "${pictureSource}". Write another game's slug.`);
	} else if (missing.length > 0) {
		const [what, them] = missing.length === 1 ? ["1 picture is", "it"] : [`${missing.length} pictures are`, "them"];
		problems.push(
			`${file}: ${what} missing: ${missing.join(", ")}. Place ${them} with "npm run edit" (Pictures), or borrow ` +
				'another game\'s with the field "pictures".',
		);
	}
	return Object.fromEntries(found) as CatalogGame["pictures"];
}

/** Created once, because `localeCompare` is slower. */
const titles = new Intl.Collator("en");

function compareGames(a: CatalogGame, b: CatalogGame): number {
	const place = (a.featured ?? Number.MAX_SAFE_INTEGER) - (b.featured ?? Number.MAX_SAFE_INTEGER);
	return place || titles.compare(a.title, b.title);
}
