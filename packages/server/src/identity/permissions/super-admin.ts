import { superAdminCode } from '@admin/content-model';

/** Whether one of the roles is the super administrator's, which holds every permission there is. */
export function isSuperAdmin(roles: readonly { readonly code: string }[]): boolean {
  return roles.some(({ code }) => code === superAdminCode);
}
