import type { Entry } from '@admin/content-model';
import type { FilledMessage } from '@admin/shell';
import type { CustomFieldCheck } from '@admin/shell/host';
import { customFieldJudge } from '../../../edit/errors/custom-field-judge.ts';
import { customFieldValues } from '../../../edit/errors/custom-field-values.ts';
import { errorMessageOf } from '../../../edit/errors/issue-error.ts';
import {
  createEntryForm,
  entryModel,
  formModel,
  formValues,
  positionsIn,
  positionsOf,
  writtenPath,
  type EntryForm,
} from '../../../edit/form/index.ts';
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

/** What custom fields find wrong with values of an entry in which nothing else is. */
function customFieldErrors(
  view: ContentTypeView,
  {
    form,
    broken,
    check,
  }: {
    readonly form: EntryForm;
    readonly broken: readonly PublishError['path'][];
    readonly check: CustomFieldCheck;
  },
): readonly PublishError[] {
  const values = form.values();
  const known = new Set(broken.map((path) => writtenPath(form.pathOf(path))));
  const judge = customFieldJudge(check, (path) => form.read(form.pathOf(positionsIn(path))));
  return [...customFieldValues(values, formModel(view))].flatMap((field) => {
    const message = known.has(field.path) ? undefined : judge(field);
    return message ? [{ path: positionsOf(values, field.path), message }] : [];
  });
}

/**
 * Judges entries by the rules that hold for what is public, and by those of custom fields, as the edit view does. A list
 * holds less of an entry than the server: what is not there is not judged.
 */
export async function judgeEntries(
  view: ContentTypeView,
  entries: readonly Entry[],
  check: CustomFieldCheck,
): Promise<readonly JudgedEntry[]> {
  const { validateEntry } = await import('@admin/content-model/validation');
  const { contentType, schemas } = entryModel(view);
  const judged: JudgedEntry[] = [];
  for (const [index, entry] of entries.entries()) {
    if (index > 0 && index % slice === 0) await nextTurn();
    if (entry.publishedAt !== null) {
      judged.push({ entry, errors: [] });
      continue;
    }
    const form = createEntryForm(formModel(view), { id: entry.id, values: formValues(view, entry) });
    const values = form.values();
    const issues = validateEntry({
      schemas,
      contentType,
      values,
      mode: 'update',
      draft: false,
      source: 'form',
    });
    const errors = await Promise.all(
      issues.map(async (issue) => ({ path: issue.path, message: await errorMessageOf(issue, undefined) })),
    );
    const broken = issues.map(({ path }) => path);
    judged.push({ entry, errors: [...errors, ...customFieldErrors(view, { form, broken, check })] });
  }
  return judged;
}
