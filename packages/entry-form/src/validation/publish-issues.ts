import type { Entry } from '@admin/content-model';
import type { FieldError } from '../errors/index.ts';
import { createItemKeys, keyedValues } from '../items/index.ts';
import { pathOfPositions, positionsIn, positionsOf, readAt, writtenPath } from '../steps/index.ts';
import { formValues, type EntryModel } from '../values/index.ts';
import { customFieldValues } from './field-values.ts';
import { loadRules, type DescribeRule, type ValidateCustomField } from './validate-form.ts';

/** An error that prevents an entry from being published. */
export interface PublishIssue {
  /** Path with the positions of items. */
  readonly path: readonly (string | number)[];
  readonly message: FieldError;
}

/**
 * Returns the issues that prevent an entry from being published; none for a publishable entry. Attributes that the
 * entry does not contain are not validated. No form is created.
 * @param options.customFields returns the validation of custom fields, which may read other values by dotted path
 */
export async function publishIssues(
  entry: Entry,
  model: EntryModel,
  {
    describeRule,
    customFields,
  }: {
    readonly describeRule: DescribeRule;
    readonly customFields: (read: (path: string) => unknown) => ValidateCustomField;
  },
): Promise<readonly PublishIssue[]> {
  const { validateEntry } = await loadRules();
  const { contentType, schemas } = model;
  const unkeyed = formValues(model, entry);
  const values = keyedValues(unkeyed, model, createItemKeys(unkeyed));
  const broken = validateEntry({
    schemas,
    contentType,
    values,
    mode: 'update',
    draft: false,
    source: 'form',
  });
  const issues = await Promise.all(
    broken.map(async (issue) => ({ path: issue.path, message: await describeRule(issue, undefined) })),
  );
  const brokenPaths = new Set(broken.map(({ path }) => writtenPath(pathOfPositions(values, path))));
  const validate = customFields((path) => readAt(values, pathOfPositions(values, positionsIn(path))));
  const customIssues = [...customFieldValues(values, model)].flatMap((field) => {
    const message = brokenPaths.has(field.path) ? undefined : validate(field);
    return message ? [{ path: positionsOf(values, field.path), message }] : [];
  });
  return [...issues, ...customIssues];
}
