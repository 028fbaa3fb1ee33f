import { AppError } from '../../errors/app-error.ts';
import { creatorsOf } from '../read/read-rows.ts';
import type { EntryRow } from '../read/entry-row.ts';
import type { EntryWrite } from './entry-write.ts';

/**
 * Checks the `If-Match` header against the version of a locked entry. Without a header, every version matches.
 * @throws AppError ENTRY_CHANGED (412) with the current version, its author and its time
 */
export async function requireVersion(
  { kysely, storage }: EntryWrite,
  row: EntryRow,
  ifMatch: string | undefined,
): Promise<void> {
  if (ifMatch === undefined || ifMatch === '*') return;
  const current = `"v${row.version}"`;
  const accepted = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (accepted.includes(current)) return;
  const creators = await creatorsOf(storage, kysely, [row]);
  throw new AppError({
    name: 'PreconditionFailedError',
    status: 412,
    code: 'ENTRY_CHANGED',
    message: 'The entry was changed by someone else in the meantime',
    details: {
      current,
      updatedBy: row.updated_by_id === null ? null : (creators.get(row.updated_by_id) ?? null),
      updatedAt: row.updated_at,
    },
  });
}
