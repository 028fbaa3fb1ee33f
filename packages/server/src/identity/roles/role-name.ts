import { DatabaseError } from '../../database/database-error.ts';
import type { AppError } from '../../errors/app-error.ts';
import { refused, validationFailed } from '../../errors/request-errors.ts';
import type { IdentityDatabase } from '../identity-database.ts';

/** What people say about a role. */
export interface RoleText {
  readonly name: string;
  /** Absent: stays as it is, or empty for a new role. */
  readonly description?: string | null;
}

/** The name as it is stored. @throws AppError VALIDATION_FAILED when nothing is left of it */
export function cleanRoleName(name: string): string {
  const clean = name.normalize('NFC').trim();
  if (clean !== '') return clean;
  throw validationFailed([{ path: ['name'], message: 'name is a required field', name: 'ValidationError' }]);
}

function taken(name: string): AppError {
  return refused(
    'ROLE_NAME_TAKEN',
    `The name must be unique and a role with name \`${name}\` already exists.`,
  );
}

/** Runs a write of a role under a name that no other role may have. @throws AppError ROLE_NAME_TAKEN */
export async function withUniqueName<Result>(
  tables: IdentityDatabase,
  { name, exceptId }: { readonly name: string; readonly exceptId: number | null },
  write: () => Promise<Result>,
): Promise<Result> {
  const holder = await tables
    .selectFrom('admin_roles')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirst();
  if (holder !== undefined && holder.id !== exceptId) throw taken(name);
  try {
    return await write();
  } catch (error) {
    // Somebody else took the name between the look and the write.
    if (error instanceof DatabaseError && error.kind === 'unique') throw taken(name);
    throw error;
  }
}
