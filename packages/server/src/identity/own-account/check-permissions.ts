import { entryActionOf } from '@admin/content-model';
import type { Grant } from '../../content/permissions/content-permissions.ts';
import type { Actor } from '../actor.ts';
import type { IdentityContext } from '../identity-context.ts';

/** A permission to check. */
export interface PermissionQuestion {
  readonly action: string;
  readonly subject?: string | null;
  readonly field?: string | null;
}

function covers(grant: Grant, field: string | null | undefined): boolean {
  return field === undefined || field === null || grant.fields.allows(field);
}

/** Whether each permission is held by the signed-in user, in the order asked; unknown ones are not. */
export function checkPermissions(
  context: Pick<IdentityContext, 'schemas' | 'actions'>,
  actor: Actor,
  questions: readonly PermissionQuestion[],
): boolean[] {
  return questions.map(({ action, subject, field }) => {
    const entryAction = entryActionOf(action);
    if (entryAction === undefined) {
      return context.actions.find(action) !== undefined && actor.permissions.holds(action);
    }
    const contentType = context.schemas.contentTypes.get(subject ?? '');
    if (contentType === undefined) return false;
    return actor.permissions.grants(entryAction, contentType).some((grant) => covers(grant, field));
  });
}
