import { Type, type Static } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { Nullable, OneOf, Timestamp, Wrapped } from '../schemas/wire.ts';

/** The last editor of an entry, with the fields that every reader of the entry may see. */
const Editor = Type.Object({
  id: Type.Integer(),
  firstname: Nullable(Type.String()),
  lastname: Nullable(Type.String()),
  username: Nullable(Type.String()),
});

/** An entry in a list of the home page, with its title and location. */
export const RecentEntry = Type.Object({
  uid: Type.String(),
  kind: OneOf(['collectionType', 'singleType']),
  /** Display name of the content type. */
  contentType: Type.String(),
  id: Type.Integer(),
  /** The main field of the type as text; null if it is empty or may not be read. */
  title: Nullable(Type.String()),
  /** Null for types without locales. */
  locale: Nullable(Type.String()),
  /** Null for types without drafts. */
  status: Nullable(OneOf(['draft', 'published'])),
  updatedAt: Timestamp,
  /** Null if the system or a deleted user changed it. */
  updatedBy: Nullable(Editor),
});

export type RecentEntry = Static<typeof RecentEntry>;

/** The home page of one user. Both lists start with the last change and have at most ten entries. */
export const RecentWork = Type.Object({
  /** Entries that the user may read. */
  changed: Type.Array(RecentEntry),
  /** Drafts that the user changed last. */
  drafts: Type.Array(RecentEntry),
});

export type RecentWork = Static<typeof RecentWork>;

/** The first page after signing in. */
export const homeEndpoints = {
  readRecentWork: {
    method: 'GET',
    path: '/admin/home/recent',
    policy: 'signed-in',
    visitPart: true,
    response: Wrapped(RecentWork),
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
