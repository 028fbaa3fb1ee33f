import type { Endpoint } from '@admin/contract';
import { Type } from 'typebox';

const SessionSummary = Type.Object({
  id: Type.String(),
  createdAt: Type.String(),
  lastUsedAt: Type.String(),
  expiresAt: Type.String(),
  remembered: Type.Boolean(),
  ip: Type.Union([Type.String(), Type.Null()]),
  userAgent: Type.Union([Type.String(), Type.Null()]),
  current: Type.Boolean(),
});

const Sessions = Type.Object({ data: Type.Array(SessionSummary) });

/** Where a person is signed in, and how to end that from elsewhere. */
export const ownSessionEndpoints = {
  list: { method: 'GET', path: '/admin/users/me/sessions', policy: 'signed-in', answer: Sessions },
  /** Ends every session but the one that asks. */
  endOthers: { method: 'DELETE', path: '/admin/users/me/sessions', policy: 'signed-in', answer: Sessions },
  end: {
    method: 'DELETE',
    path: '/admin/users/me/sessions/:id',
    policy: 'signed-in',
    params: Type.Object({ id: Type.String() }),
    answer: Sessions,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
