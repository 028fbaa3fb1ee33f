import { endpoints } from '@admin/contract';
import { route, type Route } from '@admin/server';
import { findViews, readListState } from './find-views.ts';
import { viewId } from './view-call.ts';
import { createView, deleteView, saveListState, updateView } from './write-views.ts';

/** Routes of saved views and list states. */
export const viewRoutes: readonly Route[] = [
  route(endpoints.listSavedViews, async ({ actor, params: { uid }, services }) => {
    const call = { actor, services, uid };
    const views = await findViews(call);
    return { data: { views: [...views], state: await readListState(call, views) } };
  }),
  route(endpoints.createSavedView, async ({ actor, params: { uid }, body, services }) => ({
    data: await createView({ actor, services, uid }, body),
  })),
  route(endpoints.updateSavedView, async ({ actor, params: { uid, id }, body, services }) => ({
    data: await updateView({ actor, services, uid }, viewId(id), body),
  })),
  route(endpoints.deleteSavedView, async ({ actor, params: { uid, id }, services }) => {
    await deleteView({ actor, services, uid }, viewId(id));
    return undefined;
  }),
  route(endpoints.saveListState, async ({ actor, params: { uid }, body, services }) => ({
    data: await saveListState({ actor, services, uid }, body),
  })),
];
