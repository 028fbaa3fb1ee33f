import { Type, type Static } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { Body, Nullable, NumberText, OneOf, Text, Timestamp, Uid, Wrapped } from '../schemas/wire.ts';

const personProperties = {
  id: Type.Integer(),
  firstname: Nullable(Type.String()),
  lastname: Nullable(Type.String()),
  username: Nullable(Type.String()),
};

/** A user who has an entry open. */
export const PresentPerson = Type.Object({
  ...personProperties,
  /** True if the user has unsaved changes. */
  isEditing: Type.Boolean(),
});

export type PresentPerson = Static<typeof PresentPerson>;

/** The other users with the entry open, and its current version. */
export const Presence = Type.Object({
  /** Everyone except the caller, at most 20, by name. */
  people: Type.Array(PresentPerson),
  /** The `ETag` of the entry. */
  version: Type.String(),
  updatedAt: Timestamp,
  updatedBy: Nullable(Type.Object(personProperties)),
});

export type Presence = Static<typeof Presence>;

/** Presence of users in entries. Specific to this server. */
export const presenceEndpoints = {
  /**
   * Registers that a user has an entry open for the next 30 seconds, or removes the user, and returns the others.
   * `visitor` identifies the page: a user may have several open.
   */
  visitEntry: {
    method: 'POST',
    path: '/content-manager/presence/:uid/:id',
    policy: 'entries',
    params: Type.Object({ uid: Uid, id: NumberText }),
    body: Body({
      visitor: Text({ minLength: 1, maxLength: 64 }),
      does: OneOf(['look', 'edit', 'leave']),
    }),
    bodyLimit: 1024,
    response: Wrapped(Presence),
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
