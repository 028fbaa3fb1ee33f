import { isRecord } from '../schema/own-value.ts';

import {
  isMorph,
  isScalar,
  type Attribute,
  type Attributes,
  type MediaAttribute,
  type ScalarAttribute,
  type ScalarType,
} from '../schema/attribute.ts';
import type { Schemas } from '../schema/content-type.ts';
import { tempKey, type FormValues } from './form-values.ts';
import { relationChange, isRelationDifference } from './relation-difference.ts';

export interface ToPayloadOptions {
  readonly schemas: Schemas;
}

interface Model {
  readonly attributes: Attributes;
}

/**
 * Returns the payload of a form: the declared attributes that it contains, in their wire form. Relations become the
 * entries to connect and disconnect, media become ids, client-only keys are omitted.
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

/** Files that are not uploaded yet have no id and are omitted. */
function mediaPayload(value: unknown, { multiple }: MediaAttribute): unknown {
  if (value === undefined) return undefined;
  const files: readonly unknown[] = Array.isArray(value) ? value : [value];
  const ids = files
    .map((file) => (isRecord(file) ? file['id'] : file))
    .filter((id) => id !== undefined && id !== null);
  return multiple === true ? ids : (ids[0] ?? null);
}

/** Returns a deep copy of form values without the keys that only the form needs. */
export function withoutTempKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTempKeys);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== tempKey)
      .map(([key, inner]) => [key, withoutTempKeys(inner)]),
  );
}

/** Conversions of the types whose form values differ from their wire form. */
const conversions: Readonly<Partial<Record<ScalarType, (value: unknown) => unknown>>> = {
  integer: numberPayload,
  float: numberPayload,
  decimal: numberPayload,
  biginteger: (value) => (typeof value === 'number' ? String(value) : value),
  json: (value) => (typeof value === 'string' ? parseJson(value) : value),
  time: (value) => (typeof value === 'string' && value.split(':').length < 3 ? `${value}:00` : value),
  date: (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
  datetime: (value) => (value instanceof Date ? value.toISOString() : value),
  blocks: (value) => (Array.isArray(value) && value.length === 0 ? null : value),
};

/**
 * Returns the wire form of an input's value: no empty texts, JSON parsed, times with seconds. Undefined omits the
 * attribute from the payload.
 */
export function scalarPayload(value: unknown, { type }: ScalarAttribute): unknown {
  const isEmpty = value === '' || value === null || value === undefined || Number.isNaN(value);
  if (isEmpty) return type === 'password' || value === undefined ? undefined : null;
  const convert = conversions[type];
  return convert === undefined ? value : convert(value);
}

function numberPayload(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const number = Number(value);
  return Number.isNaN(number) ? null : number;
}

/** Validation rejects text that does not parse before; the server rejects the rest. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
