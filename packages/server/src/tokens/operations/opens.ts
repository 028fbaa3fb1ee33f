import type { ApiToken } from '@admin/contract';
import type { ContentApiActions } from '../content-api/content-api-actions.ts';

/** Whether a token opens an action. One that nobody declared is opened by none. */
export function opens(
  actions: Pick<ContentApiActions, 'find'>,
  { type, permissions }: Pick<ApiToken, 'type' | 'permissions'>,
  actionId: string,
): boolean {
  const action = actions.find(actionId);
  if (action === undefined) return false;
  switch (type) {
    case 'full-access':
      return true;
    case 'read-only':
      return action.access === 'read';
    case 'custom':
      return permissions.includes(actionId);
  }
}
