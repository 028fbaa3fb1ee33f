import { DatabaseError, refused, validationFailed } from '@admin/server';

/** A name as it is stored. @throws AppError VALIDATION_FAILED when nothing is left of it */
export function cleanTokenName(name: string): string {
  const clean = name.normalize('NFC').trim();
  if (clean !== '') return clean;
  throw validationFailed([{ path: ['name'], message: 'name is a required field', name: 'ValidationError' }]);
}

/**
 * Runs a write of a token whose name no other of its kind may have; the table itself decides, so that of several
 * at the same time one wins.
 * @throws AppError TOKEN_NAME_TAKEN
 */
export async function withUniqueName<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof DatabaseError && error.kind === 'unique') {
      throw refused('TOKEN_NAME_TAKEN', 'Name already taken');
    }
    throw error;
  }
}
