import type { ContentPermissions, ContentApiActions } from '@admin/server';
import type { ApiToken } from '../../../endpoints/tokens.ts';

type Opened = Pick<ApiToken, 'type' | 'permissions'>;

function names({ type, permissions }: Opened, actionId: string, access: 'read' | 'write'): boolean {
  switch (type) {
    case 'full-access':
      return true;
    case 'read-only':
      return access === 'read';
    case 'custom':
      return permissions.includes(actionId);
  }
}

/**
 * Returns whether a token permits an action: the token must include it, and its owner must currently have the same
 * permission. No token permits an undeclared action.
 */
export function opens(
  actions: Pick<ContentApiActions, 'find'>,
  token: Opened,
  owner: ContentPermissions,
  actionId: string,
): boolean {
  const action = actions.find(actionId);
  return action !== undefined && names(token, actionId, action.access) && action.isHeldBy(owner);
}

/** Returns whether a change would permit an action, now or later, that the token did not permit before. */
export function isWider(
  actions: Pick<ContentApiActions, 'find'>,
  { before, after }: { readonly before: Opened; readonly after: Opened },
): boolean {
  if (after.type !== 'custom') return before.type !== 'full-access' && before.type !== after.type;
  return after.permissions.some((id) => !names(before, id, actions.find(id)?.access ?? 'write'));
}
