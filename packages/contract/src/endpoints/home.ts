import { Type, type Static } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { Nullable, OneOf, Timestamp, Wrapped } from '../schemas/wire.ts';

/** Whoever changed an entry last, as far as every reader of the entry may know. */
const Editor = Type.Object({
  id: Type.Integer(),
  firstname: Nullable(Type.String()),
  lastname: Nullable(Type.String()),
  username: Nullable(Type.String()),
});

/** An entry as the home page lists it: enough to name it and to link to it. */
export const RecentEntry = Type.Object({
  uid: Type.String(),
  kind: OneOf(['collectionType', 'singleType']),
  /** Name of the content type for people. */
  contentType: Type.String(),
  id: Type.Integer(),
  /** The value of the type's main field as text; null when it is empty or may not be read. */
  title: Nullable(Type.String()),
  /** Null for types without locales. */
  locale: Nullable(Type.String()),
  /** Null for types without drafts. */
  status: Nullable(OneOf(['draft', 'published'])),
  updatedAt: Timestamp,
  /** Null when nobody in particular changed it, or somebody who is gone. */
  updatedBy: Nullable(Editor),
});

export type RecentEntry = Static<typeof RecentEntry>;

/** What the home page of one person shows. Both lists begin with what was changed last and hold at most ten. */
export const RecentWork = Type.Object({
  /** Whatever the person may read. */
  changed: Type.Array(RecentEntry),
  /** Drafts that nobody has changed since the person did. */
  drafts: Type.Array(RecentEntry),
});

export type RecentWork = Static<typeof RecentWork>;

/** The first page after signing in. */
export const homeEndpoints = {
  readRecentWork: {
    method: 'GET',
    path: '/admin/home/recent',
    policy: 'signed-in',
    response: Wrapped(RecentWork),
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
