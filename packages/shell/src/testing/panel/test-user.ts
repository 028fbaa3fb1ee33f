import type { Permission, PermissionRequirement } from '@admin/content-model';
import type { AdminUser, RolePreview, StoredPermission } from '@admin/contract';
import type { StoredUser } from '../../session/token-storage.ts';
import { respondWithError, type TestResponses } from './test-responses.ts';

/** An action, an action on a content type with all of its fields and locales, or a complete permission. */
export type TestPermission = string | PermissionRequirement | Permission;

/** The default user of tests. */
export const ada: StoredUser = { id: 1, firstname: 'Ada', lastname: 'Lovelace', email: 'ada@example.com' };

function toStored(permission: TestPermission, index: number): StoredPermission {
  const given: Partial<Permission> & PermissionRequirement =
    typeof permission === 'string' ? { action: permission } : permission;
  const { action, subject = null, conditions = [] } = given;
  const { properties = subject === null ? {} : { fields: null, locales: null } } = given;
  const { fields, locales } = properties;
  return {
    id: index + 1,
    actionParameters: {},
    action,
    subject,
    properties: {
      ...(fields !== undefined && { fields: fields && [...fields] }),
      ...(locales !== undefined && { locales: locales && [...locales] }),
    },
    conditions: [...conditions],
  };
}

/** Returns the responses of the server while a session starts, is renewed and ends. */
export function sessionResponses(
  user: StoredUser,
  permissions: readonly TestPermission[],
  view: RolePreview | undefined,
): TestResponses {
  const me: AdminUser = {
    ...user,
    username: null,
    isActive: true,
    blocked: false,
    preferedLanguage: null,
    roles: [],
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  };
  const signedIn = { data: { token: 'given', user: me } };
  return {
    'POST /admin/renew-token': { data: { token: 'renewed' } },
    'GET /admin/users/me': { data: me },
    'GET /admin/users/me/permissions': { data: permissions.map(toStored), ...(view && { view }) },
    'POST /admin/login': signedIn,
    'POST /admin/register-admin': signedIn,
    'POST /admin/logout': { data: {} },
  };
}

/** Responses to requests that pages do not send themselves: other servers of this API lack these endpoints. */
export const defaultResponses: TestResponses = {
  'POST /content-manager/presence/:uid/:id': respondWithError(404, 'NotFoundError', 'Not Found'),
  'GET /admin/server-plugins': { data: { plugins: [] } },
};
