import { endpoints } from '@admin/contract';
import { route, type Route } from '@admin/server';
import { entryCall } from './responses.ts';

/** The number of entries that the list of referencing entries names. */
const maxNamed = 100;

/** The entries that a relation field links or could link, and those that link an entry. */
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
