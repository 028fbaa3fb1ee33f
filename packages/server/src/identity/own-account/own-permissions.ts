import { entryActionOf, type Permission } from '@admin/content-model';
import type { Grant } from '../../content/permissions/content-permissions.ts';
import type { Actor } from '../actor.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { Call, endpoints } from '@admin/contract';
import { allPermissions, presentPermission } from '../permissions/present-permissions.ts';
import { readRolePermissions } from '../permissions/stored-permissions.ts';

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

/** The answer to who asks what they may do. */
export type OwnPermissions = Call<typeof endpoints.readMyPermissions>['response'];

/** What callers can make something of: what belongs to a plugin that is not there would lead them to its pages. */
function presentKnown({ actions }: Pick<IdentityContext, 'actions'>, permissions: readonly Permission[]) {
  const isThere = ({ action, subject }: Permission): boolean =>
    subject !== null || actions.find(action) !== undefined;
  return permissions.filter(isThere).map(presentPermission);
}

/**
 * The permissions of the signed-in user, spelled out; those of a super administrator are worked out. Who looks through the
 * eyes of a role is told that, and what they then may see.
 */
export async function listPermissions(context: IdentityContext, actor: Actor): Promise<OwnPermissions> {
  if (actor.view !== null) {
    const { list, role, isUnsaved } = actor.view;
    return { data: presentKnown(context, list()), view: { role, isUnsaved } };
  }
  if (actor.isSuperAdmin) {
    const locales = await context.locales.codes();
    return { data: allPermissions(context.schemas, context.actions, locales).map(presentPermission) };
  }
  const byRole = await Promise.all(actor.roles.map(({ id }) => readRolePermissions(context.tables, id)));
  return { data: presentKnown(context, byRole.flat()) };
}
