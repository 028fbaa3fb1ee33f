import { Type, type Static } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { Body, Nullable, NumberText, OneOf, Text, Timestamp, Uid, Wrapped } from '../schemas/wire.ts';

const personProperties = {
  id: Type.Integer(),
  firstname: Nullable(Type.String()),
  lastname: Nullable(Type.String()),
  username: Nullable(Type.String()),
};

/** Somebody who has an entry open. */
export const PresentPerson = Type.Object({
  ...personProperties,
  /** Whether they have changed something that is not saved. */
  isEditing: Type.Boolean(),
});

export type PresentPerson = Static<typeof PresentPerson>;

/** Who else has an entry open, and which version of it there is now. */
export const Presence = Type.Object({
  /** Everybody but who asks, at most 20, by name. */
  people: Type.Array(PresentPerson),
  /** As the `ETag` of the entry has it. */
  version: Type.String(),
  updatedAt: Timestamp,
  updatedBy: Nullable(Type.Object(personProperties)),
});

export type Presence = Static<typeof Presence>;

/** Who is where. Our own: other servers of this API have none of it. */
export const presenceEndpoints = {
  /**
   * Says that somebody has an entry open, for the next 30 seconds, or no longer, and asks who else has. `visitor` names
   * the page that says so: a person may have several open.
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
