import { ownValue, isSameValue, type FormValues } from '@admin/content-model';
import {
  isSecret,
  withoutSecrets,
  withSecretsOf,
  type FormModel,
  type LocalChanges,
} from '@admin/entry-form';

/**
 * What differs between the values of a form and what the server holds, attribute by attribute; null for nothing.
 * Private attributes and passwords are left out at any depth: what lies in a browser can be read by whoever sits there.
 */
export function changedValues(
  values: FormValues,
  initial: FormValues,
  model: FormModel,
): LocalChanges | null {
  const changed = Object.entries(model.attributes).flatMap(([name, attribute]) =>
    ownValue(values, name) === ownValue(initial, name) || isSecret(attribute) ? [] : [name],
  );
  const partOf = (all: FormValues): FormValues =>
    withoutSecrets(Object.fromEntries(changed.map((name) => [name, ownValue(all, name) ?? null])), model);
  const [base, mine] = [partOf(initial), partOf(values)];
  const kept = new Set(changed.filter((name) => !isSameValue(ownValue(base, name), ownValue(mine, name))));
  if (kept.size === 0) return null;
  const onlyKept = (part: FormValues): FormValues =>
    Object.fromEntries(Object.entries(part).filter(([name]) => kept.has(name)));
  return { base: onlyKept(base), mine: onlyKept(mine) };
}

/** Whether nothing secret is among what differs, so that what is kept of it is all of it. */
export function isAllKept(values: FormValues, initial: FormValues, model: FormModel): boolean {
  return Object.entries(model.attributes).every(([name, attribute]) => {
    const [mine, before] = [ownValue(values, name) ?? null, ownValue(initial, name) ?? null];
    if (isSameValue(mine, before)) return true;
    if (isSecret(attribute)) return false;
    const restored = withSecretsOf(withoutSecrets({ [name]: mine }, model), { [name]: before }, model);
    return isSameValue(ownValue(restored, name), mine);
  });
}
