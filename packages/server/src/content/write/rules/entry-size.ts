import { isRecord, ownValue, type Attribute, type Attributes } from '@admin/content-model';
import type { PathStep } from '@admin/content-model/validation';
import { asList } from '../../query/query-values.ts';
import { shapeOf, type ContentStorage } from '../../storage/content-storage.ts';
import { invalidValue } from './invalid-entry.ts';

/** Limits of one request; sizes in bytes. */
const max = {
  /** Entries and files linked or unlinked, in all fields and components together. */
  links: 5000,
  /** Component instances in all fields together, and items of any one list. */
  items: 5000,
  /** A text, a document of blocks or JSON, unless its attribute declares more characters. */
  value: 1_048_576,
  /** All of these together. */
  values: 4_194_304,
};

/** The counts so far. */
interface Tally {
  links: number;
  items: number;
  bytes: number;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Rejects values that exceed the limits of one request, before any other step: those take time proportional to the
 * size.
 * @returns the number of component instances
 * @throws AppError ENTRY_INVALID (400) at the first field that exceeds a limit
 */
export function requireSizeWithinLimits(
  storage: ContentStorage,
  attributes: Attributes,
  values: Values,
): number {
  const tally: Tally = { links: 0, items: 0, bytes: 0 };
  measureAll({ storage, tally }, attributes, values, []);
  return tally.items;
}

/** The storage that resolves components, and the counts. */
interface Measuring {
  readonly storage: ContentStorage;
  readonly tally: Tally;
}

function measureAll(
  measuring: Measuring,
  attributes: Attributes,
  values: Values,
  at: readonly PathStep[],
): void {
  const { tally } = measuring;
  for (const [name, attribute] of Object.entries(attributes)) {
    if (!Object.hasOwn(values, name)) continue;
    const value = ownValue(values, name);
    const path = [...at, name];
    if (attribute.type === 'relation' || attribute.type === 'media') measureLinks(tally, value, path);
    else if (attribute.type === 'component' || attribute.type === 'dynamiczone')
      measureComponents(measuring, attribute, value, path);
    else measureValue(tally, attribute, value, path);
  }
}

function measureLinks(tally: Tally, value: unknown, path: readonly PathStep[]): void {
  const sent = isRecord(value) ? [value['connect'], value['disconnect'], value['set']] : [value];
  for (const list of sent) {
    if (list === undefined || list === null) continue;
    tally.links += asList(list)?.length ?? 1;
    if (tally.links > max.links) throw tooMuch(path, `may change at most ${max.links} relations at once`);
  }
}

function measureComponents(
  measuring: Measuring,
  attribute: Extract<Attribute, { readonly type: 'component' | 'dynamiczone' }>,
  value: unknown,
  path: readonly PathStep[],
): void {
  const { storage, tally } = measuring;
  if (value === null) return;
  const isList = Array.isArray(value);
  const items: readonly unknown[] = isList ? value : [value];
  tally.items += items.length;
  if (tally.items > max.items) throw tooMuch(path, `must have at most ${max.items} items`);
  for (const [index, item] of items.entries()) {
    if (!isRecord(item)) continue;
    const uid = attribute.type === 'component' ? attribute.component : item['__component'];
    if (typeof uid !== 'string' || !storage.components.has(uid)) continue;
    const { attributes } = shapeOf(storage, uid).component;
    measureAll(measuring, attributes, item, isList ? [...path, index] : path);
  }
}

function measureValue(tally: Tally, attribute: Attribute, value: unknown, path: readonly PathStep[]): void {
  const isDocument = attribute.type === 'json' || attribute.type === 'blocks';
  if (typeof value !== 'string' && !isDocument) return;
  // A character takes up to three bytes for each unit that a length counts.
  const declared = 'maxLength' in attribute ? (attribute.maxLength ?? 0) * 3 : 0;
  const limit = Math.max(max.value, declared);
  const bytes = typeof value === 'string' ? textSize(value, limit) : jsonSize(value, limit);
  if (bytes > limit) throw tooMuch(path, `must have at most ${limit} bytes`);
  tally.bytes += bytes;
  if (tally.bytes > Math.max(max.values, limit)) {
    throw tooMuch(path, `must have at most ${max.values} bytes together with the fields before it`);
  }
}

function tooMuch(path: readonly PathStep[], limit: string): Error {
  return invalidValue(path, `${path.join('.')} ${limit}`);
}

/** Returns the bytes of a text in UTF-8; a text with more characters than `limit` is not measured. */
export function textSize(text: string, limit: number): number {
  return text.length > limit ? text.length : Buffer.byteLength(text);
}

/**
 * Returns the bytes of a value as JSON, without escaping. Builds no text and stops above `limit`, so that it takes no
 * longer than for a value of that size, whatever was sent.
 * @param value a result of `JSON.parse`, no deeper than request bodies may be
 * @returns the bytes, or some number above `limit`
 */
export function jsonSize(value: unknown, limit: number): number {
  let bytes = 0;
  const add = (part: unknown): void => {
    if (typeof part === 'string') bytes += textSize(part, limit) + 2;
    else if (Array.isArray(part)) addItems(part);
    else if (typeof part === 'object' && part !== null) addEntries(part as Readonly<Record<string, unknown>>);
    else bytes += String(part).length;
  };
  const addItems = (items: readonly unknown[]): void => {
    // Counts brackets and commas first: a list that is too long is not read.
    bytes += Math.max(items.length + 1, 2);
    for (const item of items) {
      if (bytes > limit) return;
      add(item);
    }
  };
  const addEntries = (entries: Readonly<Record<string, unknown>>): void => {
    const opened = (bytes += 1);
    for (const key in entries) {
      // Quotes, colon, and a comma or the last bracket.
      bytes += textSize(key, limit) + 4;
      if (bytes > limit) return;
      add(entries[key]);
    }
    if (bytes === opened) bytes += 1;
  };
  add(value);
  return bytes;
}
