import { endpoints } from '@admin/contract';
import {
  type BulkProgress,
  type PluginContext,
  route,
  type BulkCall,
  type Route,
  type RouteContext,
} from '@admin/server';
import { entryCall } from './responses.ts';

type Owner = Pick<PluginContext, 'database'>;

/** The progress of running actions, by database and caller. */
const running = new WeakMap<PluginContext['database'], Map<string, BulkProgress>>();

// Contains the id of the user, so that no other user can read the progress.
const keyOf = (userId: number, name: string): string => `${userId} ${name}`;

/**
 * Runs an action and records its progress until it ends.
 * @param name under which the same user can read the progress; undefined for none
 */
export async function withProgress<Result>(
  { database }: Owner,
  { userId, name }: { readonly userId: number; readonly name: string | undefined },
  run: (onProgress?: (progress: BulkProgress) => void) => Promise<Result>,
): Promise<Result> {
  if (name === undefined) return run();
  const actions = running.get(database) ?? new Map<string, BulkProgress>();
  running.set(database, actions);
  const key = keyOf(userId, name);
  try {
    return await run((progress) => void actions.set(key, progress));
  } finally {
    actions.delete(key);
  }
}

/** Returns the progress of a user's action; null if none runs under that name or none is reported yet. */
export function progressOf({ database }: Owner, userId: number, name: string): BulkProgress | null {
  return running.get(database)?.get(keyOf(userId, name)) ?? null;
}

type Matching = RouteContext<typeof endpoints.bulkPublishMatching>;

/** Runs an action on all entries of a list and records its progress under the name that the caller chose. */
function onMatching<Result>(
  { actor, params, body, services }: Pick<Matching, 'actor' | 'params' | 'body' | 'services'>,
  run: (call: BulkCall) => Promise<Result>,
): Promise<Result> {
  const { progress: name, ...matching } = body;
  const call = { permissions: actor.permissions, uid: params.uid, matching };
  return withProgress(services, { userId: actor.user.id, name }, (onProgress) =>
    run({ ...call, onProgress }),
  );
}

/** Actions on several entries: all change or none. */
export const bulkRoutes: readonly Route[] = [
  route(endpoints.bulkPublishEntries, (context) =>
    context.services.content.publishEntries({ ...entryCall(context), ids: context.body.ids }),
  ),
  route(endpoints.bulkUnpublishEntries, (context) =>
    context.services.content.unpublishEntries({ ...entryCall(context), ids: context.body.ids }),
  ),
  route(endpoints.bulkDeleteEntries, (context) =>
    context.services.content.deleteEntries({ ...entryCall(context), ids: context.body.ids }),
  ),
  route(endpoints.bulkPublishMatching, (context) =>
    onMatching(context, (call) => context.services.content.publishEntries(call)),
  ),
  route(endpoints.bulkUnpublishMatching, (context) =>
    onMatching(context, (call) => context.services.content.unpublishEntries(call)),
  ),
  route(endpoints.bulkDeleteMatching, (context) =>
    onMatching(context, (call) => context.services.content.deleteEntries(call)),
  ),
  route(endpoints.readBulkProgress, async ({ actor, params, services }) => ({
    data: progressOf(services, actor.user.id, params.name),
  })),
  route(endpoints.countManyEntriesDraftRelations, async (context) => {
    const { ids, locale } = context.query;
    const call = { ...entryCall(context), ids, locale };
    return { data: await context.services.content.countDraftRelationsOfMany(call) };
  }),
];
