import { type RecentEntry, type RecentWork, endpoints } from '@admin/contract';
import {
  type ChangedEntry,
  type ContentPermissions,
  type ContentService,
  route,
  type Route,
} from '@admin/server';

/** Entries in each of the two lists. */
const limit = 10;

function present({ contentType, ...entry }: ChangedEntry): RecentEntry {
  const { uid, kind, info } = contentType;
  return { uid, kind, contentType: info.displayName, ...entry };
}

/** Returns the last changed entries that a user may read, and the drafts that they changed last. */
export async function readRecentWork(
  content: Pick<ContentService, 'findLastChanged'>,
  permissions: ContentPermissions,
): Promise<RecentWork> {
  const [changed, drafts] = await Promise.all([
    content.findLastChanged({ permissions, limit }),
    content.findLastChanged({ permissions, limit, ownDrafts: true }),
  ]);
  return { changed: changed.map(present), drafts: drafts.map(present) };
}

/** Routes of the content manager for the home page. */
export const homeRoutes: readonly Route[] = [
  route(endpoints.readRecentWork, async ({ services, actor }) => ({
    data: await readRecentWork(services.content, actor.permissions),
  })),
];
