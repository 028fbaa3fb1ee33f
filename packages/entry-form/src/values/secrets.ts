import { isSecret, ownValue, type Attributes, type FormValues } from '@admin/content-model';
import { componentAttributes, mapValues, type FormModel } from '../items/index.ts';
import { holdersIn, idOf } from '../relations/index.ts';

function pick(values: FormValues, attributes: Attributes, secret: boolean): FormValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => {
      const attribute = ownValue(attributes, name);
      return (attribute !== undefined && isSecret(attribute)) === secret;
    }),
  );
}

/** Returns the values of an entry without the secret values in its components. */
export function withoutSecrets(values: FormValues, model: FormModel): FormValues {
  return mapValues(values, model, (component, uid) =>
    pick(component, componentAttributes(model, uid), false),
  );
}

/**
 * Returns the values with the secret values that the same components have elsewhere.
 * @param others values with the same item keys
 */
export function withSecretsOf(values: FormValues, others: FormValues, model: FormModel): FormValues {
  const holders = holdersIn(others, model, null);
  return mapValues(values, model, (component, uid, localPath) => {
    const same = holders.get(localPath);
    if (same?.uid !== uid || same.id !== idOf(component)) return component;
    return { ...component, ...pick(same.values, componentAttributes(model, uid), true) };
  });
}
