import { Type, type Static } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { Body, Nullable, Wrapped } from '../schemas/wire.ts';
import { AdminUser, Email, Firstname, Lastname, NewPassword, SignedInUser } from '../schemas/users.ts';

export const Init = Type.Object({
  /** Identity of this installation; false if telemetry is off. */
  uuid: Type.Union([Type.String(), Type.Literal(false)]),
  hasAdmin: Type.Boolean(),
  /** URLs of the logos, null for the built-in ones; absent on servers without custom logos. */
  menuLogo: Type.Optional(Nullable(Type.String())),
  authLogo: Type.Optional(Nullable(Type.String())),
  /** Specific to this server: set if mail is written to a file because there is no mail server. */
  mail: Type.Optional(Type.Literal('file')),
});

export type Init = Static<typeof Init>;

export const Feature = Type.Object({
  name: Type.String(),
  options: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});

export type Feature = Static<typeof Feature>;

/** The panel half of a plugin that the server provides in addition to those of the panel's build. */
export const PanelPlugin = Type.Object({
  id: Type.String(),
  /** The folder of its files, as a path on the server with a slash at its end. It changes with every file. */
  folder: Type.String(),
  /** The path of its module in the folder. */
  module: Type.String(),
  styles: Type.Array(Type.String()),
  /** The modules of the panel that it imports. */
  uses: Type.Array(Type.String()),
});

export type PanelPlugin = Static<typeof PanelPlugin>;

export const ProjectType = Type.Object({
  isEE: Type.Boolean(),
  features: Type.Array(Feature),
  flags: Type.Object({ nps: Type.Boolean(), promoteEE: Type.Boolean() }),
  /** Our own: names of the features that the enterprise edition adds; absent unless `promoteEE` is set. */
  promoted: Type.Optional(Type.Array(Type.String())),
  /** Our own: plugins that the panel loads at its start; absent if there are none. */
  plugins: Type.Optional(Type.Array(PanelPlugin)),
});

export type ProjectType = Static<typeof ProjectType>;

/** The response that opens a session for an authenticated user. */
export const Session = Type.Object({ token: Type.String(), user: AdminUser });

export type Session = Static<typeof Session>;

export const RegistrationInfo = Type.Object({
  email: Type.String(),
  firstname: Nullable(Type.String()),
  lastname: Nullable(Type.String()),
});

export type RegistrationInfo = Static<typeof RegistrationInfo>;

/** A token from a mailed link; real ones have 43 characters. */
const OneTimeToken = Type.String({ minLength: 1, maxLength: 512 });

/** Start, the first administrator, sign-in and recovery. */
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
  /** The operation responds to a missing field with `Missing credentials`, so both are optional here. */
  login: {
    method: 'POST',
    path: '/admin/login',
    policy: 'public',
    body: Body({
      email: Type.Optional(Type.String({ maxLength: 254 })),
      password: Type.Optional(Type.String({ maxLength: 1024 })),
      /** The client decides where it stores the token: accepted and ignored. */
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
  logout: {
    method: 'POST',
    path: '/admin/logout',
    policy: 'signed-in',
    response: Wrapped(
      Type.Object({
        /** Our own: where the sign-out continues, such as at the identity provider. */
        redirectTo: Type.Optional(Type.String()),
      }),
    ),
  },
  /** Returns the same whether the address is known or not. */
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
  /** Specific to this server: returns whether a link is still valid, before the user fills in the form. */
  checkResetLink: {
    method: 'POST',
    path: '/admin/reset-password/check',
    policy: 'public',
    body: Body({ resetPasswordToken: OneTimeToken }),
    status: 204,
  },
  /**
   * Specific to this server: validates a password by the rules that the form cannot check, while the user chooses it.
   */
  checkPassword: {
    method: 'POST',
    path: '/admin/password/check',
    policy: 'public',
    body: Body({ password: Type.String({ maxLength: 1024 }) }),
    response: Wrapped(Type.Object({ isCommon: Type.Boolean() })),
  },
  /** Returns the invited user of a registration link. */
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
