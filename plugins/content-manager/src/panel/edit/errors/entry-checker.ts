import type { ContentTypeView } from '../../schema/index.ts';
import { entryModel, formModel, writtenPath, type EntryForm, type FieldErrors } from '../form/index.ts';
import type { MessageValue } from '@admin/shell';
import type { FieldPermissions } from '../../permissions/index.ts';
import { fieldValues, type CustomFieldJudge, type FieldValue } from './custom-field-values.ts';
import { notANumber } from './error-messages.ts';
import { errorMessageOf } from './issue-error.ts';

/** The state of the entry that decides how strictly its values are judged. */
export interface Strictness {
  readonly mode: 'create' | 'update';
  /** Whether saving leaves a draft, which may be incomplete. */
  readonly draft: boolean;
  readonly fieldPermissions: FieldPermissions;
  /** What custom fields find wrong with their values. */
  readonly judge: CustomFieldJudge;
}

/**
 * Whether a value is the user's to mend. What is closed to them is missing from the form, or stands there as it was:
 * the server judges it as part of the whole entry.
 */
function isTheirs(path: string, value: unknown, { mode, fieldPermissions }: Strictness): boolean {
  const { create, read, update } = fieldPermissions;
  if (mode === 'create') return create.allowsUnder(path);
  return update.allowsUnder(path) && (value !== undefined || read.allowsUnder(path));
}

/** The rules come after the form can be used; a second call waits for the same module. */
const loadRules = () => import('@admin/content-model/validation');

/** What is wrong with a value beyond the rules of its attribute, which take text in a number field for no value. */
function errorOf(field: FieldValue, { judge }: Strictness): MessageValue | undefined {
  const { value, attribute } = field;
  if (attribute.customField !== undefined) return judge({ ...field, uid: attribute.customField });
  const isNumber = attribute.type === 'integer' || attribute.type === 'float' || attribute.type === 'decimal';
  return isNumber && typeof value === 'string' && !Number.isFinite(Number(value)) ? notANumber : undefined;
}

/** Judges what is in the form by the rules that the server applies too. */
export interface EntryChecker {
  /** Fetches the rules ahead of their first use. */
  readonly prepare: () => Promise<void>;
  readonly check: (strictness: Strictness) => Promise<FieldErrors>;
}

/** Creates the checker of a form. The content type stays the same object, so its rules are built once. */
export function createEntryChecker(view: ContentTypeView, form: EntryForm): EntryChecker {
  const { contentType, schemas } = entryModel(view);
  const model = formModel(view);
  return {
    async prepare() {
      await loadRules();
    },
    async check(strictness) {
      const { validateEntry } = await loadRules();
      const issues = validateEntry({
        schemas,
        contentType,
        values: form.values(),
        mode: strictness.mode,
        draft: strictness.draft,
        source: 'form',
      });
      // The first rule that a value breaks is the one to tell of.
      const first = new Map<string, (typeof issues)[number]>();
      for (const issue of issues) {
        const path = writtenPath(form.pathOf(issue.path));
        if (!first.has(path) && isTheirs(path, form.read(path), strictness)) first.set(path, issue);
      }
      const errors = new Map<string, MessageValue>(
        await Promise.all(
          Array.from(
            first,
            async ([path, issue]) => [path, await errorMessageOf(issue, form.read(path))] as const,
          ),
        ),
      );
      for (const field of fieldValues(form.values(), model)) {
        const { path, value } = field;
        if (errors.has(path) || !isTheirs(path, value, strictness)) continue;
        const error = errorOf(field, strictness);
        if (error) errors.set(path, error);
      }
      return errors;
    },
  };
}
