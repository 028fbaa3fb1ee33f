import { Type, type Static } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { Body, Ids, NumberText, Nullable, Text, Uid, UidParams, Wrapped } from '../schemas/wire.ts';

/** Columns of a list by name, and their widths in pixels. */
const Columns = Type.Array(Text({ minLength: 1, maxLength: 200 }), { maxItems: 100, uniqueItems: true });
const Widths = Type.Record(Type.String({ maxLength: 200 }), Type.Integer({ minimum: 40, maximum: 2000 }), {
  maxProperties: 100,
});

/** The properties of a saved view. */
const viewProperties = {
  name: Text({ minLength: 1, maxLength: 80 }),
  /** `filters`, `_q`, `sort` and `pageSize` of a list, in the form of its URL and request. */
  query: Body({
    filters: Type.Optional(Type.Unknown()),
    _q: Type.Optional(Text({ maxLength: 200 })),
    sort: Type.Optional(Text({ maxLength: 200 })),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  /** Null for the columns in the configuration of the content type. */
  columns: Nullable(Columns),
  /** The roles that the view is shared with. */
  roles: Ids({ minItems: 0, maxItems: 100 }),
};

/** A saved view of a list. */
export const SavedView = Type.Object({
  ...viewProperties,
  id: Type.Integer(),
  /** The owner of a shared view; null for the caller's own. */
  owner: Nullable(
    Type.Object({
      id: Type.Integer(),
      firstname: Nullable(Type.String()),
      lastname: Nullable(Type.String()),
      username: Nullable(Type.String()),
    }),
  ),
});

export type SavedView = Static<typeof SavedView>;

/** The state of a list for one user: the default view and the widths of columns. */
export const ListState = Type.Object({ defaultView: Nullable(Type.Integer()), widths: Widths });

export type ListState = Static<typeof ListState>;

const ViewBody = Body(viewProperties);

export type SavedViewBody = Static<typeof ViewBody>;

const ViewParams = Type.Object({ uid: Uid, id: NumberText });
const bodyLimit = 16 * 1024;

/** Saved views and list states of users. Specific to this server. */
export const savedViewEndpoints = {
  /** The caller's own views and those shared with their roles, as far as the caller may read what they query. */
  listSavedViews: {
    method: 'GET',
    path: '/content-manager/collection-types/:uid/views',
    policy: 'entries',
    visitPart: true,
    params: UidParams,
    response: Wrapped(Type.Object({ views: Type.Array(SavedView), state: ListState })),
  },
  createSavedView: {
    method: 'POST',
    path: '/content-manager/collection-types/:uid/views',
    policy: 'entries',
    params: UidParams,
    body: ViewBody,
    bodyLimit,
    response: Wrapped(SavedView),
    status: 201,
  },
  updateSavedView: {
    method: 'PUT',
    path: '/content-manager/collection-types/:uid/views/:id',
    policy: 'entries',
    params: ViewParams,
    body: ViewBody,
    bodyLimit,
    response: Wrapped(SavedView),
  },
  deleteSavedView: {
    method: 'DELETE',
    path: '/content-manager/collection-types/:uid/views/:id',
    policy: 'entries',
    params: ViewParams,
    status: 204,
  },
  saveListState: {
    method: 'PUT',
    path: '/content-manager/collection-types/:uid/list-state',
    policy: 'entries',
    params: UidParams,
    body: Body({ defaultView: Nullable(Type.Integer()), widths: Widths }),
    bodyLimit,
    response: Wrapped(ListState),
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
