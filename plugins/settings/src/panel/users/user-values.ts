import type { AdminUser } from '@admin/contract';
import { changedValues } from '@admin/shell';

/** The form values of a user; a missing value is an empty text. */
export interface UserValues {
  readonly firstname: string;
  readonly lastname: string;
  readonly username: string;
  readonly email: string;
  readonly isActive: boolean;
  readonly roles: readonly number[];
  /** A new password, or empty. */
  readonly password?: string;
  readonly confirmPassword?: string;
}

/** The request body of an update. */
export interface UserChange {
  readonly firstname?: string;
  readonly lastname?: string | null;
  readonly username?: string | null;
  readonly email?: string;
  readonly isActive?: boolean;
  readonly roles?: number[];
  readonly password?: string;
}

/** Returns the form values of a user. */
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

/** Returns the changed values only: each part requires a separate permission. */
export function userChange(values: UserValues, before: UserValues): UserChange {
  const { confirmPassword: _repeated, ...change } = changedValues<UserValues>(values, before);
  // The validation rules decide which values can be null.
  return change as UserChange;
}
