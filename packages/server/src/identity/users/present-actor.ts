import type { AdminUser } from '@admin/contract';
import type { Actor } from '../actor.ts';

/** Returns the signed-in user as the response describes them. */
export function presentActor({ user, roles }: Actor): AdminUser {
  return {
    ...user,
    roles: roles.map(({ id, name, description, code }) => ({ id, name, description, code })),
  };
}
