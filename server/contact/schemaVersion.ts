/**
 * Oldest schema version whose servers can use the newest schema, recorded for a rollback. Set it to the new version with
 * a change that those cannot read: more than new tables, indexes and columns with defaults, or a new status or suspicion.
 */
export const OLDEST_READER = 4;

/** The schema belongs to a newer server, so this one must not use it. */
export class NewerSchemaError extends Error {}

/** @throws {NewerSchemaError} if the schema is newer and does not record that servers of `knownVersion` can use it */
export function checkSchemaVersion(version: number, knownVersion: number, oldestReader = version): void {
	if (Math.min(version, oldestReader) > knownVersion) {
		throw new NewerSchemaError(`its schema ${version} is a newer server's`);
	}
}
