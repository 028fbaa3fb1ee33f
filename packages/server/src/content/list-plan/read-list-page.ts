import { readPageRows, type PageRows } from '../read/read-page-rows.ts';
import type { ContentStorage } from '../storage/content-storage.ts';
import type { EntryTable } from '../storage/entry-table.ts';
import type { ListPlan } from './plan-list.ts';

/** The rows of a page, and the number of entries of the list, up to `countLimit` for a narrowed one. */
export interface ListedRows extends PageRows {
  readonly total: number;
}

/** Reads a page of a list by its plan, and counts the list. */
export async function readListPage(
  storage: ContentStorage,
  table: EntryTable,
  plan: ListPlan,
): Promise<ListedRows> {
  const [rows, total] = await Promise.all([readListRows(storage, table, plan), plan.countTotal()]);
  return { ...rows, total };
}

/** Reads the rows of a page by its plan. @param unread columns that are not read */
export async function readListRows(
  storage: ContentStorage,
  table: EntryTable,
  plan: ListPlan,
  unread?: ReadonlySet<string>,
): Promise<PageRows> {
  const page = await readPageRows(storage, plan.runner, table, {
    page: plan.page,
    ...(unread && { unread }),
  });
  if (plan.fallback && page.rows.length < plan.fallback.minRows)
    return readListRows(storage, table, plan.fallback.plan, unread);
  return plan.strategy === 'backward-scan' ? { ...page, rows: page.rows.toReversed() } : page;
}
