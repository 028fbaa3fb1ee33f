import { isRecord } from '../rules/index.ts';
import {
  isMorph,
  isScalar,
  type Attribute,
  type Attributes,
  type MediaAttribute,
  type Schemas,
} from '../schema/index.ts';
import { tempKey, type FormValues } from './form-values.ts';
import { relationChange } from './relation-change.ts';
import { isRelationDifference } from './relation-difference.ts';
import { scalarPayload } from './scalar-payload.ts';

export interface ToPayloadOptions {
  readonly schemas: Schemas;
}

interface Model {
  readonly attributes: Attributes;
}

/**
 * What a form sends: the declared attributes that it holds, in their wire form. Relations become what to connect
 * and disconnect, media become ids, client-only keys are left out.
 */
export function toPayload(values: FormValues, model: Model, { schemas }: ToPayloadOptions): FormValues {
  const payload: [string, unknown][] = [];
  for (const [name, attribute] of Object.entries(model.attributes)) {
    if (!Object.hasOwn(values, name)) continue;
    const value = payloadValue(values[name], attribute, schemas);
    if (value !== undefined) payload.push([name, value]);
  }
  return Object.fromEntries(payload);
}

function payloadValue(value: unknown, attribute: Attribute, schemas: Schemas): unknown {
  if (isScalar(attribute)) return scalarPayload(value, attribute);
  switch (attribute.type) {
    case 'media':
      return mediaPayload(value, attribute);
    case 'relation':
      return isMorph(attribute) || !isRelationDifference(value) ? undefined : relationChange(value);
    case 'component':
      if (!Array.isArray(value)) {
        return isRecord(value) ? componentPayload(value, attribute.component, schemas) : value;
      }
      return value.filter(isRecord).map((item) => componentPayload(item, attribute.component, schemas));
    case 'dynamiczone':
      return Array.isArray(value) ? value.filter(isRecord).map((item) => zonePayload(item, schemas)) : value;
  }
}

function zonePayload(item: FormValues, schemas: Schemas): FormValues {
  const { __component: uid } = item;
  return { __component: uid, ...componentPayload(item, String(uid), schemas) };
}

function componentPayload(value: FormValues, uid: string, schemas: Schemas): FormValues {
  const component = schemas.components.get(uid);
  const isStored = value['id'] !== undefined && value['id'] !== null;
  return {
    ...(isStored ? { id: value['id'] } : {}),
    ...(component === undefined ? {} : toPayload(value, component, { schemas })),
  };
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
