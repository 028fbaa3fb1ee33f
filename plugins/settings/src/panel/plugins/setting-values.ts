import type { SettingsSchema, SettingValues } from '@admin/contract';
import { validationMessages, type FieldErrors, ApiError } from '@admin/shell';

/** The values of the form: a number is null while its field is empty. */
export type SettingFormValues = Readonly<Record<string, SettingValues[string] | null>>;

/** Returns the initial values. A setting that the server has no value for yet has its default. */
export function formValuesOf({ properties }: SettingsSchema, values: SettingValues): SettingFormValues {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, values[name] ?? property.default]),
  );
}

/** Validates what needs no server: numbers are required. */
export function checkSettings(values: SettingFormValues): FieldErrors | undefined {
  const empty = Object.keys(values).filter((name) => values[name] === null);
  if (empty.length === 0) return undefined;
  return Object.fromEntries(empty.map((name) => [name, validationMessages.required]));
}

/** Returns the changed values only, so that concurrent changes of other settings are preserved. */
export function changedSettings(values: SettingFormValues, before: SettingFormValues): SettingValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === null || value === before[name] ? [] : [[name, value] as const],
    ),
  );
}

/**
 * Replaces setting keys in the messages of a validation error by the labels of their fields.
 * @param labelOf returns the label of a setting; undefined for an unknown key
 * @returns the error itself if it is no validation error
 */
export function withLabels(error: unknown, labelOf: (name: string) => string | undefined): unknown {
  if (!(error instanceof ApiError) || error.fieldProblems.length === 0) return error;
  const named = (text: string, [name = '']: readonly string[]): string => {
    const label = text.startsWith(`${name} `) ? labelOf(name) : undefined;
    return label === undefined ? text : label + text.slice(name.length);
  };
  const errors = error.fieldProblems.map((problem) => ({
    ...problem,
    message: named(problem.message, problem.path),
  }));
  const [first] = error.fieldProblems;
  return new ApiError({
    name: error.name,
    message: named(error.message, first?.path ?? []),
    status: error.status,
    details: { ...error.details, errors },
    retryAfter: error.retryAfter,
    requestId: error.requestId,
    cause: error,
  });
}
