import type { EntryAction } from '@admin/content-model';
import { endpoints } from '@admin/contract';
import { route, type Route, type RouteContext } from '@admin/server';
import { entryCall, versioned } from './responses.ts';

type SingleContext = Pick<
  RouteContext<typeof endpoints.readSingleEntry>,
  'actor' | 'params' | 'query' | 'body' | 'headers' | 'services'
>;

/** Returns a call on the entry of a single type by its id, as on any other entry. */
async function onSingle(context: SingleContext, action: EntryAction) {
  const call = { ...entryCall(context), locale: context.query.locale };
  return { ...call, id: await context.services.content.singleEntryId({ ...call, action }) };
}

/** Lists, single entries, and free values for their uid attributes. */
export const entryRoutes: readonly Route[] = [
  route(endpoints.listEntries, (context) =>
    context.services.content.findEntries({ ...entryCall(context), query: context.rawQuery }),
  ),
  route(endpoints.readEntry, async (context) =>
    versioned(context, await context.services.content.readEntry(entryCall(context))),
  ),
  route(endpoints.createEntry, async (context) => {
    const { locale, relatedEntityId } = context.query;
    const call = { ...entryCall(context), locale, relatedEntityId };
    return versioned(context, await context.services.content.createEntry(call));
  }),
  route(endpoints.updateEntry, async (context) =>
    versioned(context, await context.services.content.updateEntry(entryCall(context))),
  ),
  route(
    endpoints.deleteEntry,
    async (context) => (await context.services.content.deleteEntry(entryCall(context))).entry,
  ),
  route(endpoints.cloneEntry, async (context) =>
    versioned(context, await context.services.content.cloneEntry(entryCall(context))),
  ),
  route(endpoints.autoCloneEntry, async (context) =>
    versioned(context, await context.services.content.autoCloneEntry(entryCall(context))),
  ),
  route(endpoints.publishEntry, async (context) =>
    versioned(context, await context.services.content.publishEntry(entryCall(context))),
  ),
  route(endpoints.unpublishEntry, async (context) =>
    versioned(context, await context.services.content.unpublishEntry(entryCall(context))),
  ),
  route(endpoints.countDraftRelations, async (context) => ({
    data: await context.services.content.countDraftRelations(entryCall(context)),
  })),

  route(endpoints.readSingleEntry, async (context) => {
    const call = { ...(await onSingle(context, 'read')), detail: 'entries' } as const;
    return versioned(context, await context.services.content.readEntry(call));
  }),
  route(endpoints.saveSingleEntry, async (context) => {
    const call = { ...entryCall(context), locale: context.query.locale };
    return versioned(context, await context.services.content.saveSingle(call));
  }),
  route(endpoints.deleteSingleEntry, async (context) => {
    const call = await onSingle(context, 'delete');
    return (await context.services.content.deleteEntry(call)).entry;
  }),
  route(endpoints.publishSingleEntry, async (context) =>
    versioned(context, await context.services.content.publishEntry(await onSingle(context, 'publish'))),
  ),
  route(endpoints.unpublishSingleEntry, async (context) =>
    versioned(context, await context.services.content.unpublishEntry(await onSingle(context, 'publish'))),
  ),
  route(endpoints.countSingleDraftRelations, async (context) => ({
    data: await context.services.content.countDraftRelations(await onSingle(context, 'read')),
  })),

  route(endpoints.generateUid, async ({ actor, body, services }) => {
    const { contentTypeUID, field, data } = body;
    const call = { permissions: actor.permissions, contentTypeUid: contentTypeUID, field, values: data };
    return { data: await services.content.generateUid(call) };
  }),
  route(endpoints.checkUidAvailability, ({ actor, body, services }) => {
    const { contentTypeUID, ...rest } = body;
    const call = { permissions: actor.permissions, contentTypeUid: contentTypeUID, ...rest };
    return services.content.checkUid(call);
  }),
];
