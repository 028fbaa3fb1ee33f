import { entryActionOf, type Permission } from '@admin/content-model';
import type { Grant } from '../../content/permissions/content-permissions.ts';
import type { Actor } from '../actor.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { Call, endpoints } from '@admin/contract';
import { withManagedFields } from '../permissions/content-permissions.ts';
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

/** Returns whether the user holds each permission, in order; unknown permissions are not held. */
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

/** The response with the permissions of the signed-in user. */
export type OwnPermissions = Call<typeof endpoints.readMyPermissions>['response'];

/** Presents permissions without those of absent plugins, which would link to pages that do not exist. */
function presentKnown(
  { actions, schemas }: Pick<IdentityContext, 'actions' | 'schemas'>,
  permissions: readonly Permission[],
) {
  const isKnown = ({ action, subject }: Permission): boolean =>
    subject !== null || actions.find(action) !== undefined;
  const withManaged = (permission: Permission): Permission => {
    const contentType = schemas.contentTypes.get(permission.subject ?? '');
    return contentType === undefined ? permission : withManagedFields(permission, contentType);
  };
  return permissions.filter(isKnown).map(withManaged).map(presentPermission);
}

/**
 * Lists the permissions of the signed-in user; those of a super administrator are computed. In an impersonation preview,
 * returns the role and the permissions of the preview.
 */
export async function listPermissions(context: IdentityContext, actor: Actor): Promise<OwnPermissions> {
  if (actor.view !== null) {
    const { list, role, isUnsaved } = actor.view;
    return { data: presentKnown(context, list()), view: { role, isUnsaved } };
  }
  if (actor.isSuperAdmin) {
    const locales = await context.locales.codes();
    return { data: presentKnown(context, allPermissions(context.schemas, context.actions, locales)) };
  }
  const byRole = await Promise.all(actor.roles.map(({ id }) => readRolePermissions(context.tables, id)));
  return { data: presentKnown(context, byRole.flat()) };
}
