import { readPageRows, type PageRows } from '../read/read-page-rows.ts';
import type { ContentStorage } from '../storage/content-storage.ts';
import type { EntryTable } from '../storage/entry-table.ts';
import type { ListPlan } from './plan-list.ts';

/** The rows of a page, and the number of entries of the list, up to `countLimit` for a narrowed one. */
export interface ListedRows extends PageRows {
  readonly total: number;
}

/** Reads a page of a list by its plan. */
export async function readListPage(
  storage: ContentStorage,
  table: EntryTable,
  plan: ListPlan,
): Promise<ListedRows> {
  const [rows, total] = await Promise.all([readRows(storage, table, plan), plan.countTotal()]);
  return { ...rows, total };
}

async function readRows(storage: ContentStorage, table: EntryTable, plan: ListPlan): Promise<PageRows> {
  const { rows, withoutOmitted } = await readPageRows(storage, plan.runner, table, plan.page);
  if (plan.fallback && rows.length < plan.fallback.minRows)
    return readRows(storage, table, plan.fallback.plan);
  return { rows: plan.strategy === 'backward-scan' ? rows.toReversed() : rows, withoutOmitted };
}
