import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ValidationDetail } from '../../../errors/app-error.ts';
import { readRows } from '../../read/read-rows.ts';
import type { ContentStorage } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { judgedValues } from '../../write/draft/entry-values.ts';
import { brokenRules } from '../../write/rules/validate-values.ts';
import { inChunks } from '../entries/in-chunks.ts';
import type { DatabaseConnection } from '../../../database/database.ts';

/** Whoever publishes several entries mends the first of what is wrong and tries again. */
const mostToldErrors = 50;

/** Entries that are in memory at a time. Reading more of them takes longer than a turn. */
const chunkSize = 50;

/** Milliseconds that validation may take before other requests get a turn. */
const maxTurn = 5;

/** What the rules say of entries that are to be public. */
export interface JudgedEntries {
  /** The versions that were judged, by the ids of the entries. */
  readonly versions: ReadonlyMap<number, number>;
  /** What keeps them from it: the first fifty things. */
  readonly errors: readonly ValidationDetail[];
}

/** Judges entries as they are stored, a few at a time; others have their turn meanwhile. */
export async function judgeEntries(
  kysely: DatabaseConnection,
  storage: ContentStorage,
  table: EntryTable,
  { ids, onJudged }: { readonly ids: readonly number[]; readonly onJudged?: (done: number) => void },
): Promise<JudgedEntries> {
  const versions = new Map<number, number>();
  const errors: ValidationDetail[] = [];
  for (const chunk of inChunks(ids, chunkSize)) {
    const rows = await readRows(storage, kysely, table, chunk);
    const valuesOf = await judgedValues(kysely, storage, table, rows);
    await nextTurn();
    let began = performance.now();
    for (const row of rows) {
      const circumstances = { mode: 'update', draft: false, id: row.id } as const;
      errors.push(...brokenRules(storage, table, valuesOf(row), circumstances));
      versions.set(row.id, row.version);
      if (errors.length >= mostToldErrors) return { versions, errors: errors.slice(0, mostToldErrors) };
      if (performance.now() - began < maxTurn) continue;
      await nextTurn();
      began = performance.now();
    }
    onJudged?.(versions.size);
  }
  return { versions, errors };
}
