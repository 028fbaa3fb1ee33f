import { ownValue, type Attribute, type Attributes, type FormValues } from '@admin/content-model';
import { componentAttributes, mapValues, type FormModel } from './items/index.ts';
import { holdersIn, idOf } from './relations/owners.ts';

/** Whether a value is kept from everybody who need not see it: a private one, or a password. */
export function isSecret(attribute: Attribute): boolean {
  return attribute.type === 'password' || attribute.private === true;
}

function pick(values: FormValues, attributes: Attributes, secret: boolean): FormValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => {
      const attribute = ownValue(attributes, name);
      return (attribute !== undefined && isSecret(attribute)) === secret;
    }),
  );
}

/** The values of an entry without the secret ones in its components. */
export function withoutSecrets(values: FormValues, model: FormModel): FormValues {
  const map = (component: FormValues, uid: string) => pick(component, componentAttributes(model, uid), false);
  return mapValues(values, model.attributes, { model, map, place: '' });
}

/**
 * The values with the secret ones that the same components have in others.
 * @param others with the same keys at their items
 */
export function withSecretsOf(values: FormValues, others: FormValues, model: FormModel): FormValues {
  const held = holdersIn(others, model, null);
  const map = (component: FormValues, uid: string, place: string): FormValues => {
    const same = held.get(place);
    if (same?.uid !== uid || same.id !== idOf(component)) return component;
    return { ...component, ...pick(same.values, componentAttributes(model, uid), true) };
  };
  return mapValues(values, model.attributes, { model, map, place: '' });
}
