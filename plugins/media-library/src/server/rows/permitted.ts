import { forbidden, permittedFiles, type ContentPermissions, type RowPredicate } from '@admin/server';
import { sql } from 'kysely';
import type { uploadActions } from '../../upload-actions.ts';

/** Something that is done to files that are there. */
export type FileAction = typeof uploadActions.read | typeof uploadActions.update;

/**
 * The files to which somebody may do something; null for all of them.
 * @throws AppError FORBIDDEN (403) where these can be none
 */
export function filesFor(
  action: FileAction,
  permissions: Pick<ContentPermissions, 'grantsOf'>,
): RowPredicate {
  return permittedFiles(permissions, action);
}

/** The predicate in a place that needs one. */
export function whereOf(predicate: RowPredicate) {
  return predicate ?? sql<boolean>`1 = 1`;
}

/**
 * Makes sure that somebody may do something that no single file decides.
 * @throws AppError FORBIDDEN (403)
 */
export function requireAction(action: string, permissions: Pick<ContentPermissions, 'holds'>): void {
  if (!permissions.holds(action)) throw forbidden();
}
