/** The closed list of genres (spec 3). `Shooter` and `Shooting` both stay as data. */
export const genres = [
	"Action",
	"Racing",
	"Adventure",
	"Arcade",
	"Puzzle",
	"Hypercasual",
	"Clicker",
	"Shooter",
	"Shooting",
] as const;

export type Genre = (typeof genres)[number];
