import type { ContentType, Entry } from '@admin/content-model';
import { pageRequest, pagination, type Actor, type PluginContext } from '@admin/server';
import type { StageSummary, WaitingEntry } from '../../contract.ts';
import { reviewFields } from '../../review-actions.ts';
import { titleOf } from '../entry-title.ts';
import { reviewTables } from '../tables.ts';
import { isReviewable } from '../workflows/parse-workflow.ts';
import { summaryOf } from '../workflows/read-workflows.ts';

/** Entries of each content type that pages reach. */
const reached = 500;

/**
 * Lists the entries that are assigned to a user and that they may read, last changed first. Pages reach the newest 500 of
 * each content type.
 */
export async function findWaitingEntries(
  server: PluginContext,
  { user, permissions }: Actor,
  query: Readonly<Record<string, unknown>>,
) {
  const { content, database, schemas } = server;
  const request = pageRequest(query);
  const pageSize = Math.min(request.pageSize, 100);
  const first = (request.page - 1) * pageSize;
  const types = await reviewTables(database)
    .selectFrom('review_types')
    .select('uid')
    .where('workflow_id', 'is not', null)
    .orderBy('uid')
    .execute();
  const lists: WaitingEntry[][] = [];
  let total = 0;
  for (const { uid } of types) {
    const contentType = schemas.contentTypes.get(uid);
    if (contentType === undefined || !isReviewable(server, uid)) continue;
    if (permissions.grants('read', contentType).length === 0) continue;
    const assigned = { uid, attribute: reviewFields.assignee, to: user.id, limit: 1 };
    if ((await content.countManagedLinks(assigned)) === 0) continue;
    const page = await content.findEntries({
      permissions,
      uid,
      query: {
        filters: { [reviewFields.assignee]: { id: { $eq: user.id } } },
        sort: 'updatedAt:DESC',
        locale: 'all',
        page: 1,
        pageSize: Math.min(first + pageSize, reached),
      },
    });
    total += Math.min(page.pagination.total, reached);
    lists.push(await Promise.all(page.results.map((entry) => present(server, contentType, entry))));
  }
  const results = lists
    .flat()
    .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
    .slice(first, first + pageSize);
  return { results, pagination: pagination({ page: request.page, pageSize }, total) };
}

async function present(server: PluginContext, contentType: ContentType, entry: Entry): Promise<WaitingEntry> {
  const stage = entry[reviewFields.stage] as StageSummary | null | undefined;
  const { locale } = entry;
  return {
    uid: contentType.uid,
    kind: contentType.kind,
    displayName: contentType.info.displayName,
    id: entry.id,
    title: await titleOf(server, contentType, entry),
    locale: typeof locale === 'string' ? locale : null,
    stage: stage ? summaryOf(stage) : null,
    updatedAt: entry.updatedAt,
  };
}
