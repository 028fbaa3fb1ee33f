import type { Entry } from '@admin/content-model';
import { entryModel, publishIssues, type PublishIssue } from '@admin/entry-form';
import type { CustomFieldCheck } from '@admin/shell/host';
import type { ContentTypeView } from '../../../schema/index.ts';
import { customFieldValidation } from '../../../validation/custom-field-validation.ts';
import { describeRule } from '../../../validation/error-messages.ts';

/** An entry with the issues that prevent its publication; none for a published entry. */
export interface ValidatedEntry {
  readonly entry: Entry;
  readonly errors: readonly PublishIssue[];
}

/** Number of entries that are validated before the browser may process other events. */
const batchSize = 20;

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * Validates entries for publication, with custom fields, as the edit view does. Attributes that the list does not
 * contain are not validated.
 */
export async function validateEntries(
  view: ContentTypeView,
  entries: readonly Entry[],
  check: CustomFieldCheck,
): Promise<readonly ValidatedEntry[]> {
  const validated: ValidatedEntry[] = [];
  for (const [index, entry] of entries.entries()) {
    if (index > 0 && index % batchSize === 0) await nextTask();
    const errors =
      entry.publishedAt === null
        ? await publishIssues(entry, entryModel(view), {
            describeRule,
            customFields: (read) => customFieldValidation(check, read),
          })
        : [];
    validated.push({ entry, errors });
  }
  return validated;
}
