import { isRecord } from '../schema/own-value.ts';

import { isManaged, isMorph, type Attribute, type Attributes } from '../schema/attribute.ts';
import type { Schemas } from '../schema/content-type.ts';
import type { FormValues } from './form-values.ts';
import { noDifference } from './relation-difference.ts';

export interface ToFormOptions {
  readonly schemas: Schemas;
}

interface Model {
  readonly attributes: Attributes;
}

/**
 * Returns the form values of an entry from the HTTP API: declared attributes only (without creators, timestamps and managed ones), no
 * passwords, JSON as text, relations as empty differences.
 */
export function toForm(
  entry: Readonly<Record<string, unknown>>,
  model: Model,
  options: ToFormOptions,
): FormValues {
  const values: [string, unknown][] = [];
  for (const [name, attribute] of Object.entries(model.attributes)) {
    if (isManaged(attribute)) continue;
    if (attribute.type === 'relation') {
      if (!isMorph(attribute)) values.push([name, noDifference]);
    } else if (attribute.type !== 'password' && Object.hasOwn(entry, name)) {
      values.push([name, formValue(entry[name], attribute, options.schemas)]);
    }
  }
  return Object.fromEntries(values);
}

function formValue(value: unknown, attribute: Attribute, schemas: Schemas): unknown {
  if (value === null || value === undefined) return null;
  if (attribute.type === 'json') return JSON.stringify(value, null, 2);
  if (attribute.type === 'dynamiczone')
    return formItems(value, (item) => String(item['__component']), schemas);
  if (attribute.type !== 'component') return value;
  return attribute.repeatable === true
    ? formItems(value, () => attribute.component, schemas)
    : formComponent(value, attribute.component, schemas);
}

function formItems(value: unknown, uidOf: (item: FormValues) => string, schemas: Schemas): unknown {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).map((item) => ({
    ...('__component' in item ? { __component: item['__component'] } : {}),
    ...formComponent(item, uidOf(item), schemas),
  }));
}

function formComponent(value: unknown, uid: string, schemas: Schemas): FormValues | null {
  if (!isRecord(value)) return null;
  const component = schemas.components.get(uid);
  return {
    ...(value['id'] === undefined ? {} : { id: value['id'] }),
    ...(component === undefined ? {} : toForm(value, component, { schemas })),
  };
}
