import { endpoints } from '@admin/contract';
import { route, type Route } from '@admin/server';
import { answerEntry } from './answers.ts';

/** The only entry of a single type, once per locale. */
export const singleTypeRoutes: readonly Route[] = [
  route(endpoints.readSingleEntry, async (context) => {
    const { actor, params, query, services } = context;
    const call = { permissions: actor.permissions, uid: params.uid, locale: query.locale };
    return answerEntry(context, await services.content.readSingle(call));
  }),
  route(endpoints.saveSingleEntry, async (context) => {
    const { actor, params, query, body, headers, services } = context;
    const call = {
      permissions: actor.permissions,
      uid: params.uid,
      locale: query.locale,
      body,
      ifMatch: headers['if-match'],
    };
    return answerEntry(context, await services.content.saveSingle(call));
  }),
  route(endpoints.deleteSingleEntry, async ({ actor, params, query, headers, services }) => {
    const call = {
      permissions: actor.permissions,
      uid: params.uid,
      locale: query.locale,
      ifMatch: headers['if-match'],
    };
    return (await services.content.deleteSingle(call)).entry;
  }),
  route(endpoints.publishSingleEntry, async (context) => {
    const { actor, params, query, headers, services } = context;
    const call = {
      permissions: actor.permissions,
      uid: params.uid,
      locale: query.locale,
      ifMatch: headers['if-match'],
    };
    return answerEntry(context, await services.content.publishSingle(call));
  }),
  route(endpoints.unpublishSingleEntry, async (context) => {
    const { actor, params, query, headers, services } = context;
    const call = {
      permissions: actor.permissions,
      uid: params.uid,
      locale: query.locale,
      ifMatch: headers['if-match'],
    };
    return answerEntry(context, await services.content.unpublishSingle(call));
  }),
  route(endpoints.countSingleDraftRelations, async ({ actor, params, query, services }) => {
    const call = { permissions: actor.permissions, uid: params.uid, locale: query.locale };
    return { data: await services.content.countDraftRelationsOfSingle(call) };
  }),
];
