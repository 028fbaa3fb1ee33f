import { isScalar, type Attribute, type Attributes, type Schemas } from '@admin/content-model';
import { pictureUid } from './seed-entries.ts';

/** Returns the id of a stored entry or picture; undefined if there is none. */
export type FindId = (uid: string, key: string) => number | undefined;

interface Resolution {
  readonly attributes: Attributes;
  readonly values: Readonly<Record<string, unknown>>;
  readonly schemas: Schemas;
  readonly findId: FindId;
}

/** A key in the seed that refers to no stored entry or picture. */
export class UnknownReferenceError extends Error {
  override readonly name = 'UnknownReferenceError';
  readonly uid: string;
  readonly key: string;

  constructor(uid: string, key: string) {
    super(`There is no ${uid} called "${key}" among the entries before this one`);
    this.uid = uid;
    this.key = key;
  }
}

/**
 * Replaces keys by ids in relations and media, at any depth of components and dynamic zones.
 * @returns the values of an entry as they are sent to create it
 * @throws {UnknownReferenceError} when a key names nothing
 */
export function resolveReferences({ values, ...rest }: Resolution): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const attribute = rest.attributes[name];
      return [name, attribute === undefined || value === null ? value : resolveValue(attribute, value, rest)];
    }),
  );
}

function resolveValue(attribute: Attribute, value: unknown, rest: Omit<Resolution, 'values'>): unknown {
  if (isScalar(attribute)) return value;
  switch (attribute.type) {
    case 'media':
      return each(value, (key) => idOf(pictureUid, key, rest.findId));
    case 'relation':
      return each(value, (item) => {
        if (attribute.target !== undefined) return idOf(attribute.target, item, rest.findId);
        const { __type, key } = asRecord(item);
        return { __type, id: idOf(String(__type), key, rest.findId) };
      });
    case 'component':
      return each(value, (item) => resolveComponent(attribute.component, item, rest));
    case 'dynamiczone':
      return each(value, (item) => resolveComponent(String(asRecord(item)['__component']), item, rest));
  }
}

function resolveComponent(
  uid: string,
  item: unknown,
  { schemas, findId }: Omit<Resolution, 'values'>,
): unknown {
  const attributes = schemas.components.get(uid)?.attributes ?? {};
  return resolveReferences({ attributes, values: asRecord(item), schemas, findId });
}

function each(value: unknown, change: (item: unknown) => unknown): unknown {
  return Array.isArray(value) ? value.map((item: unknown) => change(item)) : change(value);
}

function idOf(uid: string, key: unknown, findId: FindId): number {
  const id = findId(uid, String(key));
  if (id === undefined) throw new UnknownReferenceError(uid, String(key));
  return id;
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
