import { everyField } from '@admin/content-model';
import { sql } from 'kysely';
import { invalidQuery } from '../../../content/query/query-values.ts';
import { grantsOnEntry } from '../../../content/permissions/entry-grants.ts';
import type { ContentPermissions, Grant } from '../../../content/permissions/content-permissions.ts';
import { tableOf, type ContentStorage } from '../../../content/storage/content-storage.ts';
import { notFound } from '../../../errors/request-errors.ts';
import { conditions, type ConditionSubject } from '../conditions.ts';
import type { Fact } from './facts.ts';
import type { EntryQuestion } from './evaluate-permission.ts';
import type { ParsedEntries } from './parse-question.ts';

/** Who asks about which entry, and for whom. */
export interface FactsCall {
  readonly storage: ContentStorage;
  /** Of whoever asks. */
  readonly permissions: ContentPermissions;
  /** For whom conditions are judged; null where a role is asked about, which is no person. */
  readonly person: ConditionSubject | null;
}

/** What is known of an entry. */
export interface EntryFacts extends Pick<EntryQuestion, 'locale' | 'holds'> {
  readonly entry: 'judged' | 'withheld' | null;
}

const nothingKnown = (): Fact => null;

/**
 * What an entry decides about permissions: its locale and the conditions that it meets. Of an entry that the asker may
 * not read nothing is told, not even whether there is one; only those who may read every entry hear that it is gone.
 * @throws AppError NOT_FOUND (404), QUERY_INVALID (400) where the entry has another locale than the one that was named
 */
export async function readEntryFacts(call: FactsCall, question: ParsedEntries): Promise<EntryFacts> {
  const { storage, permissions, person } = call;
  const locale = question.locale ?? undefined;
  if (question.id === null) return { entry: null, locale, holds: nothingKnown };
  const table = tableOf(storage, question.contentType.uid);
  const { kysely } = storage.database;
  const id = /^\d{1,9}$/.test(String(question.id)) ? Number(question.id) : 0;
  const { rows } = await sql<{ readonly id: number; readonly locale: string | null }>`
    select id, locale from ${sql.id(table.table)} where id = ${id}`.execute(kysely);
  const [row] = rows;
  const readable = permissions.grants('read', question.contentType);
  const grants = row === undefined ? [] : await grantsOnEntry(kysely, table, readable, row);
  if (row === undefined || grants.length === 0) {
    const readsAll = readable.some(
      ({ locales, conditions: limits }) => locales === 'all' && limits.length === 0,
    );
    if (readsAll) throw notFound('Entry does not exist');
    return { entry: 'withheld', locale, holds: nothingKnown };
  }
  if (question.locale !== null && row.locale !== question.locale) {
    throw invalidQuery(['locale'], 'The entry has another locale');
  }
  if (person === null) return { entry: 'judged', locale: row.locale, holds: nothingKnown };
  const fulfilled = await Promise.all(
    conditions.map(async ({ id: condition, rowsFor }): Promise<string | null> => {
      const grant: Grant = { fields: everyField, locales: 'all', conditions: [rowsFor(person)] };
      return (await grantsOnEntry(kysely, table, [grant], row)).length > 0 ? condition : null;
    }),
  );
  return { entry: 'judged', locale: row.locale, holds: (condition) => fulfilled.includes(condition) };
}
