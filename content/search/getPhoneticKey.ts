/** Transliteration of Cyrillic letters. */
const cyrillicSounds =
	"а=a б=b в=v г=g д=d е=e ж=zh з=z и=i й=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=h ц=ts ч=ch ш=sh щ=sh ъ= ы=i ь= э=e ю=iu я=ia";
const latinSounds = new Map(cyrillicSounds.split(" ").map((pair) => [pair.charAt(0), pair.slice(2)]));

/** English spellings and their Russian transcription, applied in this order. */
const spellingRules: readonly (readonly [RegExp, string])[] = [
	[/ck/g, "k"],
	[/ph/g, "f"],
	[/th/g, "t"],
	[/oo/g, "u"],
	[/ee|ea/g, "i"],
	[/oa/g, "o"],
	[/c(?=[eiy])/g, "s"],
	[/c(?!h)/g, "k"],
	[/q/g, "k"],
	[/x/g, "ks"],
	[/w/g, "v"],
	[/y/g, "i"],
	[/j/g, "dzh"],
	[/(.)\1+/g, "$1"],
	[/(..[^aeou])e$/, "$1"],
];

const known = new Map<string, string>();

/** Phonetic key of a normalized word without double or silent letters: `Shooter` and `шутер` get similar ones. */
export function getPhoneticKey(word: string): string {
	let phoneticKey = known.get(word);
	if (phoneticKey === undefined) {
		const latinLetters = word.replace(/[а-я]/g, (letter) => latinSounds.get(letter) ?? letter);
		phoneticKey = spellingRules.reduce((text, [spelling, letters]) => text.replace(spelling, letters), latinLetters);
		known.set(word, phoneticKey);
	}
	return phoneticKey;
}
