import { Type, type Static } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { Body, Nullable, Wrapped } from '../schemas/wire.ts';
import { AdminUser, Email, Firstname, Lastname, NewPassword, SignedInUser } from '../schemas/users.ts';

export const Init = Type.Object({
  /** Identity of this installation; false when telemetry is switched off. */
  uuid: Type.Union([Type.String(), Type.Literal(false)]),
  hasAdmin: Type.Boolean(),
  /** Addresses of the logos, null for the built-in ones; absent where a server has no others. */
  menuLogo: Type.Optional(Nullable(Type.String())),
  authLogo: Type.Optional(Nullable(Type.String())),
  /** Our own: where mail goes while there is no mail server; absent where it is sent. */
  mail: Type.Optional(Type.Literal('file')),
});

export type Init = Static<typeof Init>;

export const Feature = Type.Object({
  name: Type.String(),
  options: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});

export type Feature = Static<typeof Feature>;

export const ProjectType = Type.Object({
  isEE: Type.Boolean(),
  features: Type.Array(Feature),
  flags: Type.Object({ nps: Type.Boolean(), promoteEE: Type.Boolean() }),
});

export type ProjectType = Static<typeof ProjectType>;

/** What opens a session for somebody who is known in full. */
export const Session = Type.Object({ token: Type.String(), user: AdminUser });

export type Session = Static<typeof Session>;

export const RegistrationInfo = Type.Object({
  email: Type.String(),
  firstname: Nullable(Type.String()),
  lastname: Nullable(Type.String()),
});

export type RegistrationInfo = Static<typeof RegistrationInfo>;

/** A token out of a mailed link; real ones have 43 characters. */
const OneTimeToken = Type.String({ minLength: 1, maxLength: 512 });

/** Start-up, the first administrator, sign-in and the ways back in. */
export const sessionEndpoints = {
  init: { method: 'GET', path: '/admin/init', policy: 'public', response: Wrapped(Init) },
  projectType: {
    method: 'GET',
    path: '/admin/project-type',
    policy: 'public',
    response: Wrapped(ProjectType),
  },
  registerAdmin: {
    method: 'POST',
    path: '/admin/register-admin',
    policy: 'public',
    body: Body({
      firstname: Firstname,
      lastname: Type.Optional(Lastname),
      email: Email,
      password: NewPassword,
    }),
    response: Wrapped(Session),
  },
  /** A missing field is answered as `Missing credentials` by the operation, so both are optional here. */
  login: {
    method: 'POST',
    path: '/admin/login',
    policy: 'public',
    body: Body({
      email: Type.Optional(Type.String({ maxLength: 254 })),
      password: Type.Optional(Type.String({ maxLength: 1024 })),
      /** Where the token is kept is the caller's business: accepted and ignored. */
      rememberMe: Type.Optional(Type.Boolean()),
    }),
    response: Wrapped(Type.Object({ token: Type.String(), user: SignedInUser })),
  },
  renewToken: {
    method: 'POST',
    path: '/admin/renew-token',
    policy: 'public',
    body: Body({ token: Type.String() }),
    response: Wrapped(Type.Object({ token: Type.String() })),
  },
  logout: { method: 'POST', path: '/admin/logout', policy: 'signed-in', response: Wrapped(Type.Object({})) },
  /** Answers alike whether the address is known or not. */
  forgotPassword: {
    method: 'POST',
    path: '/admin/forgot-password',
    policy: 'public',
    body: Body({ email: Email }),
    status: 204,
  },
  /** Ends every session of the user and opens one. */
  resetPassword: {
    method: 'POST',
    path: '/admin/reset-password',
    policy: 'public',
    body: Body({ resetPasswordToken: OneTimeToken, password: NewPassword }),
    response: Wrapped(Session),
  },
  /** Our own: whether a link would still do what it is for, before anybody fills a form in. */
  checkResetLink: {
    method: 'POST',
    path: '/admin/reset-password/check',
    policy: 'public',
    body: Body({ resetPasswordToken: OneTimeToken }),
    status: 204,
  },
  /** Our own: what the rules of the form cannot say of a password, while somebody chooses it. */
  checkPassword: {
    method: 'POST',
    path: '/admin/password/check',
    policy: 'public',
    body: Body({ password: Type.String({ maxLength: 1024 }) }),
    response: Wrapped(Type.Object({ isCommon: Type.Boolean() })),
  },
  /** Who is invited by a registration link. */
  registrationInfo: {
    method: 'GET',
    path: '/admin/registration-info',
    policy: 'public',
    query: Type.Object({ registrationToken: OneTimeToken }),
    response: Wrapped(RegistrationInfo),
  },
  /** Accepts an invitation. */
  register: {
    method: 'POST',
    path: '/admin/register',
    policy: 'public',
    body: Body({
      registrationToken: OneTimeToken,
      userInfo: Body({ firstname: Firstname, lastname: Type.Optional(Lastname), password: NewPassword }),
    }),
    response: Wrapped(Session),
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
