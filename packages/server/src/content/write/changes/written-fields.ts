import {
  type FieldSet,
  fieldsOf,
  type Attribute,
  type ComponentAttribute,
  type DynamicZoneAttribute,
  ownValue,
  isManaged,
  isRecord,
  type Attributes,
} from '@admin/content-model';
import { AppError } from '../../../errors/app-error.ts';
import { type Grant, allowedFields } from '../../permissions/content-permissions.ts';
import { requireGrantsOnEntry } from '../../permissions/entry-grants.ts';
import type { EntryRow } from '../../read/entry-row.ts';
import { type ContentStorage, shapeOf } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import type { EntryWrite } from '../entry-write.ts';

type Values = Readonly<Record<string, unknown>>;

/** Returns the part of a body that the actor may write; ignores everything else, managed attributes included. */
export function allowedValues(
  storage: ContentStorage,
  table: EntryTable,
  body: unknown,
  fields: FieldSet,
): Values {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  return pick({ storage, fields }, table.contentType.attributes, body as Values, '');
}

/** The allowed fields, and the storage that resolves components. */
interface Allowance {
  readonly storage: ContentStorage;
  readonly fields: FieldSet;
}

function pick(allowance: Allowance, attributes: Attributes, values: Values, prefix: string): Values {
  const { fields } = allowance;
  const allowed: Record<string, unknown> = {};
  for (const [name, definition] of Object.entries(attributes)) {
    if (!Object.hasOwn(values, name) || isManaged(definition)) continue;
    const path = `${prefix}${name}`;
    const value = values[name];
    if (fields.allows(path)) allowed[name] = value;
    else if (definition.type === 'component' && fields.allowsUnder(path)) {
      allowed[name] = pickInstances(allowance, definition.component, value, path);
    }
  }
  return allowed;
}

function pickInstances(allowance: Allowance, uid: string, value: unknown, path: string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => pickInstances(allowance, uid, item, path));
  if (typeof value !== 'object' || value === null) return value;
  const { attributes } = shapeOf(allowance.storage, uid).component;
  const id = 'id' in value ? { id: value.id } : {};
  return { ...id, ...pick(allowance, attributes, value as Values, `${path}.`) };
}

/**
 * The fields that a write touches, by dotted path. Adding, moving or emptying a component touches it in part (false),
 * which a permission for any of its fields allows. Everything else needs the permission for the field itself (true).
 */
export type WrittenFields = ReadonlyMap<string, boolean>;

/** Adds fields to others; a field touched as a whole by either stays so. */
export function addFields(to: Map<string, boolean>, fields: Iterable<readonly [string, boolean]>): void {
  for (const [path, whole] of fields) to.set(path, whole || to.get(path) === true);
}

/** Merges several groups of fields. */
export function joinFields(...groups: readonly WrittenFields[]): WrittenFields {
  const joined = new Map<string, boolean>();
  for (const group of groups) addFields(joined, group);
  return joined;
}

/** Checks that all written fields are allowed. @throws AppError FIELD_FORBIDDEN (403) with the first that is not */
export function requireFieldsAllowed(allowed: FieldSet, written: WrittenFields): void {
  for (const [path, whole] of written) {
    if (whole ? allowed.allows(path) : allowed.allowsUnder(path)) continue;
    throw new AppError({
      name: 'ForbiddenError',
      status: 403,
      code: 'FIELD_FORBIDDEN',
      message: `You do not have the permission to change ${path} here`,
      details: { path: path.split('.') },
    });
  }
}

/** Returns every field of an attribute, empty ones included: `seo.metaTitle`, `seo.noIndex`. */
export function wholeFields(storage: ContentStorage, path: string, definition: Attribute): WrittenFields {
  return definition.type === 'component'
    ? instanceFields(storage, path, definition.component)
    : new Map([[path, true]]);
}

/** Returns every field of the instances of a component at a path. */
export function instanceFields(storage: ContentStorage, path: string, uid: string): WrittenFields {
  const leaves = fieldsOf(shapeOf(storage, uid).component, storage.schemas);
  // A component without fields is named by its own path.
  return leaves.length === 0
    ? new Map([[path, true]])
    : new Map(leaves.map((leaf) => [`${path}.${leaf}`, true]));
}

/** An attribute that contains component instances. */
export type Nesting = ComponentAttribute | DynamicZoneAttribute;

/** Returns the fields that values contain, those of components included. */
export function sentFields(storage: ContentStorage, attributes: Attributes, values: Values): WrittenFields {
  const fields = new Map<string, boolean>();
  collect({ storage, fields }, attributes, values, '');
  return fields;
}

function collect(
  into: { readonly storage: ContentStorage; readonly fields: Map<string, boolean> },
  attributes: Attributes,
  values: Values,
  prefix: string,
): void {
  const { storage, fields } = into;
  for (const [name, definition] of Object.entries(attributes)) {
    if (!Object.hasOwn(values, name)) continue;
    const path = `${prefix}${name}`;
    addFields(fields, [[path, definition.type !== 'component']]);
    if (definition.type !== 'component') continue;
    const { attributes: inner } = shapeOf(storage, definition.component).component;
    const value = ownValue(values, name);
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const item of items) {
      if (isRecord(item)) collect(into, inner, item, `${path}.`);
    }
  }
}

/**
 * Checks the written state: the action must still permit the entry, and a grant that applies to it now must allow the
 * written fields.
 * @throws AppError FORBIDDEN, FIELD_FORBIDDEN (403)
 */
export async function requireResultAllowed(
  { kysely, table }: EntryWrite,
  grants: readonly Grant[],
  row: EntryRow,
  written: WrittenFields,
): Promise<void> {
  requireFieldsAllowed(allowedFields(await requireGrantsOnEntry(kysely, table, grants, row)), written);
}
