import type { Permission } from '@admin/content-model';
import type { Call, endpoints } from '@admin/contract';
import type { Actor } from '../actor.ts';
import type { IdentityContext } from '../identity-context.ts';
import { allPermissions, presentPermission } from '../permissions/own-permissions.ts';
import { readRolePermissions } from '../permissions/stored-permissions.ts';

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
