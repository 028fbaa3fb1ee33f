import type { ValidationDetail } from '../../../errors/app-error.ts';
import type { EntryRow } from '../../read/entry-row.ts';
import { valuesToValidate } from '../../write/changes/entry-values.ts';
import type { EntryWrite } from '../../write/entry-write.ts';
import { brokenRules } from '../../write/rules/validate-values.ts';

/** The direction of a change of publication. */
export type PublishDirection = 'publish' | 'unpublish';

/** The event of each direction. */
export const publicationEvents = { publish: 'entry.publish', unpublish: 'entry.unpublish' } as const;

/** Returns the rules that a stored entry breaks when it is published. */
export async function brokenPublishRules(
  { kysely, storage, table }: EntryWrite,
  row: EntryRow,
): Promise<readonly ValidationDetail[]> {
  const values = await valuesToValidate(kysely, storage, table, [row]);
  return brokenRules(storage, table, values(row), { mode: 'update', draft: false });
}
