import { isRecord, type FieldSet } from '@admin/content-model';
import type * as Rules from '@admin/content-model/validation';
import type { FieldError, FieldErrors } from '../errors/index.ts';
import type { EntryForm } from '../form/index.ts';
import { holderPath, toPath, writtenPath } from '../steps/index.ts';
import type { EntryModel } from '../values/index.ts';
import { fieldValues, type CustomFieldValue, type FieldValue } from './field-values.ts';

/** A broken rule. `number` is text in a number field, which validation treats as no value. */
export interface BrokenRule {
  readonly rule: Rules.ValidationIssue['rule'] | 'number';
  readonly params: Rules.ValidationIssue['params'];
}

/** Returns the text for a broken rule. */
export type DescribeRule = (broken: BrokenRule, value: unknown) => Promise<FieldError>;

/** Returns the error of a custom field; undefined for a valid value. */
export type ValidateCustomField = (field: CustomFieldValue) => FieldError | undefined;

/** The state of the entry that determines which rules apply. */
export interface ValidationSpec {
  readonly mode: 'create' | 'update';
  /** Accepts incomplete values, because the save results in a draft. */
  readonly draft: boolean;
  /** The fields that the user may access, by operation. */
  readonly fieldPermissions: {
    readonly create: FieldSet;
    readonly read: FieldSet;
    readonly update: FieldSet;
  };
  readonly validateCustomField: ValidateCustomField;
}

/**
 * Returns whether the user can correct a value. Inaccessible values are missing or unchanged in the form; the server
 * validates them with the whole entry.
 */
function canCorrect(path: string, value: unknown, { mode, fieldPermissions }: ValidationSpec): boolean {
  const { create, read, update } = fieldPermissions;
  if (mode === 'create') return create.allowsUnder(path);
  return update.allowsUnder(path) && (value !== undefined || read.allowsUnder(path));
}

let rules: typeof Rules | null = null;

/**
 * Returns the rules, which are fetched first if they are not loaded: they are not needed before the form is usable.
 * Browsers resolve `import()` of a loaded module in a later task only, for which a save would wait.
 */
export const loadRules = (): typeof Rules | Promise<typeof Rules> =>
  rules ??
  import('@admin/content-model/validation').then((loaded) => {
    rules = loaded;
    return loaded;
  });

function isTextInNumberField({ value, attribute }: FieldValue): boolean {
  const isNumber = attribute.type === 'integer' || attribute.type === 'float' || attribute.type === 'decimal';
  return isNumber && typeof value === 'string' && !Number.isFinite(Number(value));
}

/** Validates a form with the rules that the server applies. */
export interface FormValidator {
  /** Fetches the rules before their first use. */
  readonly prepare: () => Promise<void>;
  readonly validate: (spec: ValidationSpec) => Promise<FieldErrors>;
  /**
   * Returns the errors at written paths, without those inside their values. Validates only these values, except for a path
   * without an attribute and for a uid in a component, which depends on the whole entry.
   */
  readonly validateAt: (spec: ValidationSpec, paths: ReadonlySet<string>) => Promise<FieldErrors>;
}

/** Creates the validator of a form. */
export function createFormValidator(
  form: EntryForm,
  model: EntryModel,
  describeRule: DescribeRule,
): FormValidator {
  const { contentType, schemas } = model;

  /** Returns the first broken rule of each value that the user can correct. */
  const brokenRules = async (spec: ValidationSpec): Promise<ReadonlyMap<string, BrokenRule>> => {
    const { validateEntry } = await loadRules();
    const { mode, draft } = spec;
    const issues = validateEntry({
      schemas,
      contentType,
      values: form.values(),
      mode,
      draft,
      source: 'form',
    });
    const first = new Map<string, BrokenRule>();
    for (const issue of issues) {
      const path = writtenPath(form.pathOf(issue.path));
      if (!first.has(path) && canCorrect(path, form.read(path), spec)) first.set(path, issue);
    }
    return first;
  };

  /** Returns an error that the rules of the attribute do not cover. */
  const otherError = (
    field: FieldValue,
    { validateCustomField }: ValidationSpec,
  ): FieldError | Promise<FieldError> | undefined => {
    const uid = field.attribute.customField;
    if (uid !== undefined) return validateCustomField({ ...field, uid });
    return isTextInNumberField(field) ? describeRule({ rule: 'number', params: {} }, field.value) : undefined;
  };

  /** Returns the fields at paths; null if only a validation of the whole entry finds their errors. */
  const fieldsAt = (paths: readonly string[]): readonly FieldValue[] | null => {
    const fields: FieldValue[] = [];
    for (const path of paths) {
      const holder = holderPath(path);
      // The component that contained the field is gone.
      if ((form.read(holder) ?? null) === null) continue;
      const attribute = form.attributeAt(path);
      if (attribute === undefined || (attribute.type === 'uid' && holder !== '')) return null;
      fields.push({ path, attribute, value: form.read(path) });
    }
    return fields;
  };

  /** Returns the rule that a field breaks by itself. */
  const brokenRule = async (
    { path, attribute, value }: FieldValue,
    { mode, draft }: ValidationSpec,
  ): Promise<BrokenRule | undefined> => {
    const { validateValue } = await loadRules();
    const parts = toPath(path);
    const holders = parts.slice(1).map((_, index) => form.read(parts.slice(0, index + 1)));
    const isNew = holders.some((holder) => isRecord(holder) && (holder['id'] ?? null) === null);
    return validateValue({
      attribute,
      value,
      mode: isNew ? 'create' : mode,
      draft,
      inComponent: holders.length > 0,
    });
  };

  const validate: FormValidator['validate'] = async (spec) => {
    const broken = await brokenRules(spec);
    const found: [path: string, error: FieldError | Promise<FieldError>][] = Array.from(
      broken,
      ([path, rule]) => [path, describeRule(rule, form.read(path))],
    );
    for (const field of fieldValues(form.values(), model)) {
      const { path, value } = field;
      if (broken.has(path) || !canCorrect(path, value, spec)) continue;
      const error = otherError(field, spec);
      if (error) found.push([path, error]);
    }
    const errors = await Promise.all(found.map(async ([path, error]) => [path, await error] as const));
    return new Map(errors);
  };

  return {
    async prepare() {
      await loadRules();
    },
    validate,
    async validateAt(spec, paths) {
      const errors = new Map<string, FieldError>();
      const fields = fieldsAt([...paths]);
      if (fields === null) {
        const all = await validate(spec);
        for (const path of paths) {
          const error = all.get(path);
          if (error) errors.set(path, error);
        }
        return errors;
      }
      for (const field of fields) {
        const { path, value } = field;
        if (!canCorrect(path, value, spec)) continue;
        const broken = await brokenRule(field, spec);
        const error = await (broken ? describeRule(broken, value) : otherError(field, spec));
        if (error) errors.set(path, error);
      }
      return errors;
    },
  };
}

/** Returns errors of the server by the written paths of this form. */
export function errorsFromServer(
  form: Pick<EntryForm, 'pathOf'>,
  problems: readonly { readonly path: readonly (string | number)[]; readonly error: FieldError }[],
): FieldErrors {
  return new Map(problems.map(({ path, error }) => [writtenPath(form.pathOf(path)), error]));
}
