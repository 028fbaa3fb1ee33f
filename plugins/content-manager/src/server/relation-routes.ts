import { endpoints } from '@admin/contract';
import { route, type Route } from '@admin/server';

/** Entries that are named among those that link another one. */
const mostNamed = 100;

/** What a relation field links to, what it could link to, and what links an entry. */
export const relationRoutes: readonly Route[] = [
  route(endpoints.listRelated, ({ actor, params, rawQuery, services }) =>
    services.content.findRelations({
      permissions: actor.permissions,
      uid: params.uid,
      id: params.id,
      field: params.field,
      query: rawQuery,
    }),
  ),
  route(endpoints.searchRelatable, ({ actor, params, rawQuery, services }) =>
    services.content.searchRelations({
      permissions: actor.permissions,
      uid: params.uid,
      field: params.field,
      query: rawQuery,
    }),
  ),
  route(endpoints.listEntryUses, async ({ actor, params, services }) => {
    const { entries, total } = await services.content.findEntryUses({
      permissions: actor.permissions,
      uid: params.uid,
      id: params.id,
      limit: mostNamed,
    });
    const named = entries.map(
      ({ contentType: { uid, kind, info }, id, title, locale, publishedAt, fields }) => ({
        uid,
        kind,
        displayName: info.displayName,
        id,
        title,
        locale,
        ...(publishedAt === undefined ? {} : { publishedAt }),
        fields: [...fields],
      }),
    );
    return { data: { entries: named, total } };
  }),
];
