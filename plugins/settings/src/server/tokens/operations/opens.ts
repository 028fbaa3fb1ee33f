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
 * Whether a token opens an action: it must be for it, and its owner must be allowed the same at this moment. One that
 * nobody declared is opened by none.
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

/** Whether a token would be for something, now or one day, that it was not for. */
export function isWider(
  actions: Pick<ContentApiActions, 'find'>,
  { before, after }: { readonly before: Opened; readonly after: Opened },
): boolean {
  if (after.type !== 'custom') return before.type !== 'full-access' && before.type !== after.type;
  return after.permissions.some((id) => !names(before, id, actions.find(id)?.access ?? 'write'));
}
