import type { AdminUser } from '@admin/contract';

/** What a user is called: their name, else what they sign in with. */
export function userName({
  firstname,
  lastname,
  username,
  email,
}: Pick<AdminUser, 'firstname' | 'lastname' | 'username' | 'email'>): string {
  return [firstname, lastname].filter(Boolean).join(' ') || username || email;
}
