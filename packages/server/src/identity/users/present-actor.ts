import type { AdminUser } from '@admin/contract';
import type { Actor } from '../actor.ts';

/** The signed-in user as they are told about themselves. */
export function presentActor({ user, roles }: Actor): AdminUser {
  return {
    ...user,
    roles: roles.map(({ id, name, description, code }) => ({ id, name, description, code })),
  };
}
