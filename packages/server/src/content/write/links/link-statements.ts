import { sql, type RawBuilder } from 'kysely';
import type { QueryRunner } from '../../../database/database.ts';
import { statement, type Statement } from '../../read/statement.ts';
import type { ContentStorage } from '../../storage/content-storage.ts';

/** A link as it is written. */
export interface NewLink {
  readonly rootUid: string;
  readonly rootId: number;
  readonly sourceUid: string;
  readonly sourceId: number;
  readonly field: string;
  readonly targetUid: string;
  readonly targetId: number;
  readonly position: number;
  readonly inversePosition: number | null;
}

const batchSize = 40;
const statements = new WeakMap<ContentStorage, Map<number, Statement>>();

/** Inserts links, several with each statement; a link that exists already is left alone. */
export async function insertLinks(
  storage: ContentStorage,
  runner: QueryRunner,
  links: readonly NewLink[],
): Promise<void> {
  for (let start = 0; start < links.length; start += batchSize) {
    const batch = links.slice(start, start + batchSize);
    const parameters = batch.flatMap((link) => [
      link.rootUid,
      link.rootId,
      link.sourceUid,
      link.sourceId,
      link.field,
      link.targetUid,
      link.targetId,
      link.position,
      link.inversePosition,
    ]);
    await runner.executeQuery(insertStatement(storage, batch.length)(...parameters));
  }
}

function insertStatement(storage: ContentStorage, count: number): Statement {
  const bySize = statements.get(storage) ?? new Map<number, Statement>();
  statements.set(storage, bySize);
  const known = bySize.get(count);
  if (known) return known;
  const row = sql`(${''}, ${0}, ${''}, ${0}, ${''}, ${''}, ${0}, ${0}, ${null})`;
  const rows = Array.from({ length: count }, (): RawBuilder<unknown> => row);
  const made = statement(
    storage.database,
    sql`insert into links (root_uid, root_id, source_uid, source_id, field, target_uid, target_id, position, inverse_position)
      values ${sql.join(rows)} on conflict (source_uid, source_id, field, target_uid, target_id) do nothing`,
  );
  bySize.set(count, made);
  return made;
}
