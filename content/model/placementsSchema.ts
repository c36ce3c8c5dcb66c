import { z } from "zod";

/** `content/placements.yaml`: ordered games outside the catalog, by placement. Without `slugs`, any slug is valid. */
export function placementsSchema(slugs?: readonly string[]) {
	const game = z.string("write the slug of a game").refine((slug) => slugs?.includes(slug) ?? true, {
		error: "no public game has this slug: write the name of a file in content/games",
	});
	const chosen = (title: string, description: string) => game.meta({ title, description, collection: "games" });
	const severalGames = (count: number, error: string, title: string, description: string) =>
		z.array(chosen("Game", "One of the catalog.")).length(count, error).meta({ title, description });
	return z.strictObject({
		home: z
			.strictObject({
				phone: chosen("Game on the phone", "Its first screenshot stands beside “nothing to install”."),
			})
			.meta({ title: "Home", description: "The home page." }),
		business: z
			.strictObject({
				hours: severalGames(
					4,
					"give four games: sunset, dusk, polar light, night",
					"Audiences by the hour",
					"Four games, whose tall pictures are shown: sunset, dusk, polar light, deep night.",
				),
			})
			.meta({ title: "Business", description: "The business page." }),
		partnership: z
			.strictObject({
				acquaintances: severalGames(
					8,
					"give eight games",
					"The people one knows",
					"Eight games, whose icons are shown: heads that no other picture of the page shows.",
				),
				begin: chosen("Invitation to begin", "The game whose preview stands above it."),
			})
			.meta({ title: "Partnership", description: "The partnership page." }),
	});
}
