import { Feature, Nullable, OneOf, Wrapped, type Endpoint } from '@admin/contract';
import { Type, type Static } from 'typebox';

/** The numbers of active users and of users that the edition permits. */
export const LicenseLimits = Type.Object({
  currentActiveUserCount: Type.Integer(),
  /** Null without a limit. */
  permittedSeats: Nullable(Type.Integer()),
  /** The number of users that counts against the limit; equal to `currentActiveUserCount`. */
  enforcementUserCount: Type.Integer(),
  licenseLimitStatus: Nullable(OneOf(['AT_LIMIT', 'OVER_LIMIT'])),
  shouldNotify: Type.Boolean(),
  /** True if new users and activations are refused. */
  shouldStopCreate: Type.Boolean(),
  type: Type.String(),
  features: Type.Array(Feature),
});

export type LicenseLimits = Static<typeof LicenseLimits>;

/** The endpoint of seats. */
export const seatsEndpoints = {
  readLicenseLimits: {
    method: 'GET',
    path: '/admin/license-limit-information',
    policy: {
      anyOf: ['admin::users.read', 'admin::users.create', 'admin::users.update', 'admin::users.delete'],
    },
    response: Wrapped(LicenseLimits),
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
