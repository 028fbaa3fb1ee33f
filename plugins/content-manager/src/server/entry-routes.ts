import { endpoints } from '@admin/contract';
import { route, type Route } from '@admin/server';
import { answerEntry } from './answers.ts';

/** One entry at a time, and lists. */
export const entryRoutes: readonly Route[] = [
  route(endpoints.listEntries, ({ actor, params, rawQuery, services }) =>
    services.content.findEntries({ permissions: actor.permissions, uid: params.uid, query: rawQuery }),
  ),
  route(endpoints.readEntry, async (context) => {
    const { actor, params, services } = context;
    const call = { permissions: actor.permissions, uid: params.uid, id: params.id };
    return answerEntry(context, await services.content.readEntry(call));
  }),
  route(endpoints.createEntry, async (context) => {
    const { actor, params, query, body, services } = context;
    const { locale, relatedEntityId } = query;
    const call = { permissions: actor.permissions, uid: params.uid, body, locale, relatedEntityId };
    return answerEntry(context, await services.content.createEntry(call));
  }),
  route(endpoints.updateEntry, async (context) => {
    const { actor, params, body, headers, services } = context;
    const call = {
      permissions: actor.permissions,
      uid: params.uid,
      id: params.id,
      body,
      ifMatch: headers['if-match'],
    };
    return answerEntry(context, await services.content.updateEntry(call));
  }),
  route(endpoints.deleteEntry, async ({ actor, params, headers, services }) => {
    const call = {
      permissions: actor.permissions,
      uid: params.uid,
      id: params.id,
      ifMatch: headers['if-match'],
    };
    return (await services.content.deleteEntry(call)).entry;
  }),
  route(endpoints.cloneEntry, async (context) => {
    const { actor, params, body, services } = context;
    const call = { permissions: actor.permissions, uid: params.uid, id: params.id, body };
    return answerEntry(context, await services.content.cloneEntry(call));
  }),
  route(endpoints.autoCloneEntry, async (context) => {
    const { actor, params, services } = context;
    const call = { permissions: actor.permissions, uid: params.uid, id: params.id };
    return answerEntry(context, await services.content.autoCloneEntry(call));
  }),
  route(endpoints.publishEntry, async (context) => {
    const { actor, params, headers, services } = context;
    const call = {
      permissions: actor.permissions,
      uid: params.uid,
      id: params.id,
      ifMatch: headers['if-match'],
    };
    return answerEntry(context, await services.content.publishEntry(call));
  }),
  route(endpoints.unpublishEntry, async (context) => {
    const { actor, params, headers, services } = context;
    const call = {
      permissions: actor.permissions,
      uid: params.uid,
      id: params.id,
      ifMatch: headers['if-match'],
    };
    return answerEntry(context, await services.content.unpublishEntry(call));
  }),
  route(endpoints.countDraftRelations, async ({ actor, params, services }) => ({
    data: await services.content.countDraftRelations({
      permissions: actor.permissions,
      uid: params.uid,
      id: params.id,
    }),
  })),
];
