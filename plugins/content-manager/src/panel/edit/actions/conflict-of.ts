import { creatorName, type Creator } from '@admin/content-model';
import { ApiError } from '@admin/shell';

/** A version that is newer than the one that what was sent started from. */
export interface Conflict {
  /** What a further save has to start from; null where the server does not tell it: then from whatever there is. */
  readonly version: string | null;
  /** Who made it; null where the server does not tell. */
  readonly by: string | null;
  /** Id of who made it: the user, where it was saved in another tab. */
  readonly byId: number | null;
  /** When it was made, ISO 8601; null where the server does not tell. */
  readonly at: string | null;
}

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** The conflict that a refusal tells of; undefined for any other error. */
export function conflictOf(error: unknown): Conflict | undefined {
  if (!(error instanceof ApiError) || error.status !== 412) return undefined;
  const { current, updatedAt, updatedBy } = error.details;
  const isPerson = typeof updatedBy === 'object' && updatedBy !== null;
  return {
    version: textOrNull(current),
    byId: isPerson && 'id' in updatedBy && typeof updatedBy.id === 'number' ? updatedBy.id : null,
    by: isPerson ? creatorName(updatedBy as Creator) : null,
    at: textOrNull(updatedAt),
  };
}
