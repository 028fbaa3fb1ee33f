import type { AdminUser } from '@admin/contract';
import { changedValues } from '@admin/shell';

/** A user while they are being edited; empty texts stand for what is not set. */
export interface UserValues {
  readonly firstname: string;
  readonly lastname: string;
  readonly username: string;
  readonly email: string;
  readonly isActive: boolean;
  readonly roles: readonly number[];
  /** A new password, or nothing. */
  readonly password?: string;
  readonly confirmPassword?: string;
}

/** What can be changed about a user by their administrators. */
export interface UserChange {
  readonly firstname?: string;
  readonly lastname?: string | null;
  readonly username?: string | null;
  readonly email?: string;
  readonly isActive?: boolean;
  readonly roles?: number[];
  readonly password?: string;
}

/** A user as the form shows them. */
export function userValues({ firstname, lastname, username, email, isActive, roles }: AdminUser): UserValues {
  return {
    firstname: firstname ?? '',
    lastname: lastname ?? '',
    username: username ?? '',
    email,
    isActive,
    roles: roles.map(({ id }) => id).toSorted((one, other) => one - other),
  };
}

/** What is sent: only what was changed, because each part asks for permissions of its own. */
export function userChange(values: UserValues, before: UserValues): UserChange {
  const { confirmPassword: _repeated, ...change } = changedValues<UserValues>(values, before);
  // The validation rules decide which values can be null.
  return change as UserChange;
}
