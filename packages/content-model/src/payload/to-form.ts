import { isRecord } from '../rules/index.ts';
import { isMorph, type Attribute, type Attributes, type Schemas } from '../schema/index.ts';
import { tempKey, type FormValues } from './form-values.ts';

export interface ToFormOptions {
  readonly schemas: Schemas;
  /**
   * What the form held of the same entry before it was saved or loaded again. Linked entries are loaded apart, so
   * they are taken over from here; without it relations start empty.
   */
  readonly previous?: FormValues;
}

interface Model {
  readonly attributes: Attributes;
}

/**
 * An entry as the HTTP API answers it, made ready for editing: only declared attributes (creators and timestamps
 * stay with the entry), no passwords, JSON as text, relations as lists, list items with an identity.
 */
export function toForm(
  entry: Readonly<Record<string, unknown>>,
  model: Model,
  options: ToFormOptions,
): FormValues {
  const values: [string, unknown][] = [];
  for (const [name, attribute] of Object.entries(model.attributes)) {
    const previous = options.previous?.[name];
    if (attribute.type === 'relation') {
      if (!isMorph(attribute)) values.push([name, Array.isArray(previous) ? previous : []]);
    } else if (attribute.type !== 'password' && Object.hasOwn(entry, name)) {
      values.push([name, formValue(entry[name], attribute, { schemas: options.schemas, previous })]);
    }
  }
  return Object.fromEntries(values);
}

interface Inner {
  readonly schemas: Schemas;
  readonly previous: unknown;
}

function formValue(value: unknown, attribute: Attribute, inner: Inner): unknown {
  if (value === null || value === undefined) return null;
  if (attribute.type === 'json') return JSON.stringify(value, null, 2);
  if (attribute.type === 'dynamiczone') return formItems(value, (item) => String(item['__component']), inner);
  if (attribute.type !== 'component') return value;
  return attribute.repeatable === true
    ? formItems(value, () => attribute.component, inner)
    : formComponent(value, attribute.component, inner);
}

function formItems(
  value: unknown,
  uidOf: (item: FormValues) => string,
  { schemas, previous }: Inner,
): unknown {
  if (!Array.isArray(value)) return [];
  const before: readonly unknown[] = Array.isArray(previous) ? previous : [];
  return value.filter(isRecord).map((item, index) => ({
    ...('__component' in item ? { __component: item['__component'] } : {}),
    ...formComponent(item, uidOf(item), { schemas, previous: before[index] }),
    [tempKey]: index,
  }));
}

function formComponent(value: unknown, uid: string, { schemas, previous }: Inner): FormValues | null {
  if (!isRecord(value)) return null;
  const component = schemas.components.get(uid);
  const isSame = isRecord(previous) && (previous['id'] === undefined || previous['id'] === value['id']);
  const options = isSame ? { schemas, previous } : { schemas };
  return {
    ...(value['id'] === undefined ? {} : { id: value['id'] }),
    ...(component === undefined ? {} : toForm(value, component, options)),
  };
}
