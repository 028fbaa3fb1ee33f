import type { SettingsSchema, SettingValues } from '@admin/contract';
import { validationMessages, type FieldErrors, ApiError } from '@admin/shell';

/** The values of the form: a number is null while its field is empty. */
export type SettingFormValues = Readonly<Record<string, SettingValues[string] | null>>;

/** What the form begins with: a value for each field, also from a server that is about to know one more. */
export function formValuesOf({ properties }: SettingsSchema, values: SettingValues): SettingFormValues {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, values[name] ?? property.default]),
  );
}

/** What can be said without the server: a number has to be there. */
export function checkSettings(values: SettingFormValues): FieldErrors | undefined {
  const empty = Object.keys(values).filter((name) => values[name] === null);
  if (empty.length === 0) return undefined;
  return Object.fromEntries(empty.map((name) => [name, validationMessages.required]));
}

/** What is sent: the values that were changed, so that nobody else's change is taken back. */
export function changedSettings(values: SettingFormValues, before: SettingFormValues): SettingValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === null || value === before[name] ? [] : [[name, value] as const],
    ),
  );
}

/**
 * A refusal of settings in which each is called what its field is called: the server names them by their keys.
 * @param labelOf the label of the setting with that key; undefined for what is none
 * @returns the error itself where it says nothing of settings
 */
export function namingLabels(error: unknown, labelOf: (name: string) => string | undefined): unknown {
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
