import { Type, type Static } from 'typebox';
import { Nullable, Text, Timestamp } from './wire.ts';

/** A role as it appears inside a user. */
export const RoleSummary = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  description: Nullable(Type.String()),
  code: Type.String(),
});

export type RoleSummary = Static<typeof RoleSummary>;

const userFields = {
  id: Type.Integer(),
  firstname: Nullable(Type.String()),
  lastname: Nullable(Type.String()),
  username: Nullable(Type.String()),
  email: Type.String(),
  /** False until an invited user has registered, and after an administrator deactivated the account. */
  isActive: Type.Boolean(),
  blocked: Type.Boolean(),
  /** Language of the panel. The spelling is part of the interface. */
  preferedLanguage: Nullable(Type.String()),
  createdAt: Timestamp,
  updatedAt: Timestamp,
};

export const AdminUser = Type.Object({ ...userFields, roles: Type.Array(RoleSummary) });

export type AdminUser = Static<typeof AdminUser>;

/** The user in the response to a sign-in; `users/me` adds the roles. */
export const SignedInUser = Type.Object(userFields);

export type SignedInUser = Static<typeof SignedInUser>;

/** A newly invited user, with the token of the registration link, which no other response contains. */
export const InvitedUser = Type.Object({
  ...userFields,
  roles: Type.Array(RoleSummary),
  registrationToken: Type.String(),
});

export type InvitedUser = Static<typeof InvitedUser>;

export const Email = Text({ format: 'email', maxLength: 254 });

export const Firstname = Text({ minLength: 1, maxLength: 255 });

export const Lastname = Nullable(Text({ maxLength: 255 }));

/** `brokenPasswordRules` of the content model validates the strength of a new password. */
export const NewPassword = Type.String({ maxLength: 1024 });
