import { Type, type Static } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { Body, Wrapped } from '../schemas/wire.ts';

/** The maximum number of parts of one visit. */
const maxParts = 16;

/** The response to one part of a visit, in the shape of its own endpoint. */
export const VisitPart = Type.Object({
  /** The status that the endpoint itself would have. */
  status: Type.Integer(),
  /** Headers that the endpoint sets, such as `etag`; names in lower case. */
  headers: Type.Record(Type.String(), Type.String()),
  /** The body that the endpoint itself would have; null without one. */
  body: Type.Unknown(),
});

export type VisitPart = Static<typeof VisitPart>;

/** The start of a visit. Specific to this server. */
export const visitEndpoints = {
  /** Responds to several `GET` requests of endpoints with `visitPart`, each at most once, in their order. */
  visit: {
    method: 'POST',
    path: '/admin/visit',
    policy: 'signed-in',
    readOnly: true,
    bodyLimit: 64 * 1024,
    body: Body({
      /** Paths with their query, escaped: `/admin/users/me`. */
      requests: Type.Array(Type.String({ maxLength: 8192 }), { minItems: 1, maxItems: maxParts }),
    }),
    response: Wrapped(Type.Array(VisitPart)),
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
