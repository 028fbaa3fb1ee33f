import { endpoints } from '@admin/contract';
import { route, type Route } from '@admin/server';
import { entryCall } from './responses.ts';

/** The maximum number of returned referencing entries. */
const maxNamed = 100;

/** Routes of the linked and linkable entries of a relation field, and of the entries that link an entry. */
export const relationRoutes: readonly Route[] = [
  route(endpoints.listRelated, (context) =>
    context.services.content.findRelations({ ...entryCall(context), query: context.rawQuery }),
  ),
  route(endpoints.searchRelatable, (context) =>
    context.services.content.searchRelations({ ...entryCall(context), query: context.rawQuery }),
  ),
  route(endpoints.listEntryUses, async (context) => {
    const call = { ...entryCall(context), limit: maxNamed };
    const { entries, total } = await context.services.content.findEntryUses(call);
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
