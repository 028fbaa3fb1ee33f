import { validationFailed, type AppError, type ContentApiActions } from '@admin/server';
import type { ApiTokenType } from '../../../endpoints/tokens.ts';

function wrong(message: string): AppError {
  return validationFailed([{ path: ['permissions'], message, name: 'ValidationError' }]);
}

/**
 * What is stored of the permissions that were sent for an API token: each once for a custom one, nothing for the
 * others, whose type says it all.
 * @throws AppError VALIDATION_FAILED
 */
export function apiTokenPermissions(
  actions: Pick<ContentApiActions, 'find'>,
  type: ApiTokenType,
  sent: readonly string[] | null,
): readonly string[] {
  const permissions = [...new Set(sent)];
  if (type !== 'custom') {
    if (permissions.length > 0) throw wrong('permissions are for custom tokens only');
    return [];
  }
  if (permissions.length === 0) throw wrong('permissions is a required field');
  const unknown = permissions.filter((id) => actions.find(id) === undefined);
  if (unknown.length > 0) throw wrong(`Unknown permissions provided: ${unknown.join(', ')}`);
  return permissions;
}
