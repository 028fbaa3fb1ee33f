import { isSameValue } from '@admin/content-model';

const filled = (value: unknown): unknown => (value === '' || value === undefined ? null : value);

/** Returns the values that differ from the initial ones; a cleared text becomes null. */
export function changedValues<Values extends object>(values: Values, before: Values): Partial<Values> {
  const changed = Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    const [is, was] = [filled(value), filled(before[name as keyof Values])];
    return isSameValue(is, was) ? [] : [[name, is] as const];
  });
  return Object.fromEntries(changed) as Partial<Values>;
}
