import { sql, type RawBuilder } from 'kysely';
import type { EntryTable } from '../storage/entry-table.ts';
import { invalidParameter } from './invalid-parameter.ts';

/**
 * The condition behind `publicationState`: `live` is what is published, `preview` everything. Null where all
 * entries match, as in types without drafts; throws 400 for any other state.
 */
export function compilePublicationState(table: EntryTable, sent: unknown): RawBuilder<boolean> | null {
  if (sent === undefined || sent === 'preview') return null;
  if (sent !== 'live') throw invalidParameter('publicationState');
  if (!table.draftAndPublish) return null;
  return sql<boolean>`${sql.id(table.table, 'published_at')} is not null`;
}
