import { isRecord } from '../rules/index.ts';
import {
  isMorph,
  isScalar,
  type Attribute,
  type Attributes,
  type MediaAttribute,
  type Schemas,
} from '../schema/index.ts';
import { tempKey, type FormRelation, type FormValues } from './form-values.ts';
import { relationChange } from './relation-change.ts';
import { scalarPayload } from './scalar-payload.ts';

export interface ToPayloadOptions {
  readonly schemas: Schemas;
  /** The form as it was loaded; what has changed in relations is told from it. Empty for a new entry. */
  readonly initial?: FormValues;
}

interface Model {
  readonly attributes: Attributes;
}

/**
 * What a form sends: the declared attributes that it holds, in their wire form. Relations become what to connect
 * and disconnect, media become ids, client-only keys are left out.
 */
export function toPayload(
  values: FormValues,
  model: Model,
  { schemas, initial = {} }: ToPayloadOptions,
): FormValues {
  const payload: [string, unknown][] = [];
  for (const [name, attribute] of Object.entries(model.attributes)) {
    if (!Object.hasOwn(values, name)) continue;
    const value = payloadValue(values[name], attribute, initial[name], schemas);
    if (value !== undefined) payload.push([name, value]);
  }
  return Object.fromEntries(payload);
}

function payloadValue(value: unknown, attribute: Attribute, initial: unknown, schemas: Schemas): unknown {
  if (isScalar(attribute)) return scalarPayload(value, attribute);
  switch (attribute.type) {
    case 'media':
      return mediaPayload(value, attribute);
    case 'relation':
      return isMorph(attribute) || value === undefined
        ? undefined
        : relationChange(relations(value), relations(initial));
    case 'component':
      return Array.isArray(value)
        ? value
            .filter(isRecord)
            .map((item) => componentPayload(item, attribute.component, findInitial(item, initial), schemas))
        : isRecord(value)
          ? componentPayload(value, attribute.component, initial, schemas)
          : value;
    case 'dynamiczone':
      return Array.isArray(value)
        ? value.filter(isRecord).map((item) => zonePayload(item, initial, schemas))
        : value;
  }
}

function zonePayload(item: FormValues, initial: unknown, schemas: Schemas): FormValues {
  const { __component: uid } = item;
  return { __component: uid, ...componentPayload(item, String(uid), findInitial(item, initial), schemas) };
}

function componentPayload(value: FormValues, uid: string, initial: unknown, schemas: Schemas): FormValues {
  const component = schemas.components.get(uid);
  const isStored = value['id'] !== undefined && value['id'] !== null;
  const before = isRecord(initial) && initial['id'] === value['id'] ? initial : {};
  return {
    ...(isStored ? { id: value['id'] } : {}),
    ...(component === undefined ? {} : toPayload(value, component, { schemas, initial: before })),
  };
}

/** The same item as it was loaded, wherever in the list it stood; ids are unique per component only. */
function findInitial(item: FormValues, initial: unknown): unknown {
  if (!Array.isArray(initial) || item['id'] === undefined) return undefined;
  return initial.find(
    (other: unknown) =>
      isRecord(other) && other['id'] === item['id'] && other['__component'] === item['__component'],
  );
}

/** Files that are not uploaded yet have no id and are left out. */
function mediaPayload(value: unknown, { multiple }: MediaAttribute): unknown {
  if (value === undefined) return undefined;
  const files: readonly unknown[] = Array.isArray(value) ? value : [value];
  const ids = files
    .map((file) => (isRecord(file) ? file['id'] : file))
    .filter((id) => id !== undefined && id !== null);
  return multiple === true ? ids : (ids[0] ?? null);
}

function relations(value: unknown): readonly FormRelation[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.filter(isRelation);
}

function isRelation(value: unknown): value is FormRelation {
  return isRecord(value) && typeof value['id'] === 'number';
}

/** A deep copy of form values without the keys that only the form needs. */
export function withoutTempKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTempKeys);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== tempKey)
      .map(([key, inner]) => [key, withoutTempKeys(inner)]),
  );
}
