import { formatIssue, validateEntry } from '@admin/content-model/validation';
import type { ValidationDetail } from '../../../errors/app-error.ts';
import type { ContentStorage } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { invalidEntry, maxErrors, validationDetail } from './invalid-entry.ts';
import { matchInTime } from './match-in-time.ts';
import { pluginErrors } from './plugin-rules.ts';

/** Returns the rules that the values break, in the form of error responses; at most one more than are reported. */
export function brokenRules(
  storage: ContentStorage,
  table: EntryTable,
  values: Readonly<Record<string, unknown>>,
  options: { readonly mode: 'create' | 'update'; readonly draft: boolean; readonly id?: number },
): readonly ValidationDetail[] {
  const issues = matchInTime((matches) =>
    validateEntry({
      schemas: storage.schemas,
      contentType: table.contentType,
      values,
      mode: options.mode,
      draft: options.draft,
      source: 'wire',
      // One more than is reported, which shows that there are more.
      maxIssues: maxErrors + 1,
      matches,
    }),
  );
  const details = issues.map((issue) => validationDetail(issue.path, formatIssue(issue), options.id));
  const { attributes } = table.contentType;
  const paths = issues.map(({ path }) => path);
  const max = maxErrors + 1 - details.length;
  return [...details, ...pluginErrors(storage, { attributes, values }, paths, { max, id: options.id })];
}

/** Validates values. @throws AppError ENTRY_INVALID (400) with the broken rules */
export function requireValid(...parameters: Parameters<typeof brokenRules>): void {
  const errors = brokenRules(...parameters);
  if (errors.length > 0) throw invalidEntry(errors);
}
