import type { Entry } from '@admin/content-model';
import type { FilledMessage } from '@admin/shell';
import { errorMessageOf } from '../../../edit/errors/issue-error.ts';
import { entryModel, formValues } from '../../../edit/form/index.ts';
import type { ContentTypeView } from '../../../schema/index.ts';

/** One thing that keeps an entry from being published. */
export interface PublishError {
  readonly path: readonly (string | number)[];
  /** What is wrong, as the edit view says it, or in words of the server. */
  readonly message: FilledMessage | string;
}

/** An entry, and what the rules find wrong with it; nothing is looked for in one that is public already. */
export interface JudgedEntry {
  readonly entry: Entry;
  readonly errors: readonly PublishError[];
}

/** Entries that are judged before others have their turn. */
const slice = 20;

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * Judges entries by the rules that hold for what is public, as the edit view does. A list holds less of an entry than
 * the server: what is not there is not judged.
 */
export async function judgeEntries(
  view: ContentTypeView,
  entries: readonly Entry[],
): Promise<readonly JudgedEntry[]> {
  const { validateEntry } = await import('@admin/content-model/validation');
  const { contentType, schemas } = entryModel(view);
  const judged: JudgedEntry[] = [];
  for (const [index, entry] of entries.entries()) {
    if (index > 0 && index % slice === 0) await nextTurn();
    const values = formValues(view, entry);
    const issues =
      entry.publishedAt === null
        ? validateEntry({ schemas, contentType, values, mode: 'update', draft: false, source: 'form' })
        : [];
    const errors = await Promise.all(
      issues.map(async (issue) => ({ path: issue.path, message: await errorMessageOf(issue, undefined) })),
    );
    judged.push({ entry, errors });
  }
  return judged;
}
