import { formatIssue, validateEntry } from '@admin/content-model/validation';
import type { ValidationDetail } from '../../../errors/app-error.ts';
import type { ContentStorage } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { customFieldFaults } from './custom-field-faults.ts';
import { invalidEntry, mostErrors, validationDetail } from './invalid-entry.ts';
import { matchInTime } from './match-in-time.ts';

/** The rules that the values break, as they travel in answers; not all of them where there are very many. */
export function brokenRules(
  storage: ContentStorage,
  table: EntryTable,
  values: Readonly<Record<string, unknown>>,
  judged: { readonly mode: 'create' | 'update'; readonly draft: boolean; readonly id?: number },
): readonly ValidationDetail[] {
  const issues = matchInTime((matches) =>
    validateEntry({
      schemas: storage.schemas,
      contentType: table.contentType,
      values,
      mode: judged.mode,
      draft: judged.draft,
      source: 'wire',
      // One more than is told tells that there are more.
      most: mostErrors + 1,
      matches,
    }),
  );
  const details = issues.map((issue) => validationDetail(issue.path, formatIssue(issue), judged.id));
  if (storage.customFields.size === 0) return details;
  const { attributes } = table.contentType;
  const paths = issues.map(({ path }) => path);
  const most = mostErrors + 1 - details.length;
  return [...details, ...customFieldFaults(storage, { attributes, values }, paths, { most, id: judged.id })];
}

/** Throws 400 with the broken rules. */
export function requireValid(...parameters: Parameters<typeof brokenRules>): void {
  const errors = brokenRules(...parameters);
  if (errors.length > 0) throw invalidEntry(errors);
}
