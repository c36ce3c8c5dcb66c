/** SQLite's own number for a page that makes no sense, whatever more it says in the higher bits. */
const corrupt = 11;

/** Whether a statement failed because a page of the file is damaged. */
export function isDamage(error: unknown): boolean {
	return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === corrupt;
}
