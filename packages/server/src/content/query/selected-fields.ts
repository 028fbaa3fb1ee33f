import type { Entry } from '@admin/content-model';
import { allowedFields, type Grant } from '../permissions/content-permissions.ts';
import type { EntryTable } from '../storage/entry-table.ts';
import { invalidParameter, asList } from './query-values.ts';

/** The fields that an entry always contains beside its attributes. */
const always: ReadonlySet<string> = new Set(['id', 'createdBy', 'updatedBy', 'localizations']);
const system: ReadonlySet<string> = new Set(['createdAt', 'updatedAt', 'publishedAt', 'locale']);

/**
 * Parses `fields`, the attributes that the rows of a list contain beside their id, creators and translations.
 * @returns the fields to omit
 * @throws AppError QUERY_INVALID (400) for a field that does not exist or may not be read
 */
export function listedFields(
  table: EntryTable,
  grants: readonly Grant[],
  sent: unknown,
): (entry: Entry) => Entry {
  if (sent === undefined || sent === '' || sent === '*') return (entry) => entry;
  const list = typeof sent === 'string' ? sent.split(',').map((name) => name.trim()) : asList(sent);
  if (!list) throw invalidParameter('fields');
  const readable = allowedFields(grants);
  const names = new Set(always);
  for (const name of list) {
    if (typeof name !== 'string') throw invalidParameter('fields');
    const isAttribute = Object.hasOwn(table.contentType.attributes, name) && readable.allowsUnder(name);
    if (!isAttribute && !system.has(name) && !always.has(name)) throw invalidParameter(name);
    names.add(name);
  }
  return (entry) => Object.fromEntries(Object.entries(entry).filter(([name]) => names.has(name))) as Entry;
}

/**
 * Parses `populate`, the relations to present as entries; `*` stands for all readable ones. Lists contain everything
 * else anyway, so other readable attributes are accepted and change nothing.
 * @throws AppError QUERY_INVALID (400) for what may not be read
 */
export function populatedRelations(
  table: EntryTable,
  grants: readonly Grant[],
  sent: unknown,
): ReadonlySet<string> {
  const fields = allowedFields(grants);
  const names = populatedNames(sent);
  if (names.includes('*')) {
    return new Set([...table.relationsByName.keys()].filter((name) => fields.allows(name)));
  }
  for (const name of names) {
    const isSystem = name === 'createdBy' || name === 'updatedBy' || name === 'localizations';
    const isAttribute = Object.hasOwn(table.contentType.attributes, name) && fields.allowsUnder(name);
    if (!isSystem && !isAttribute) throw invalidParameter(name);
  }
  return new Set(names.filter((name) => table.relationsByName.has(name)));
}

function populatedNames(sent: unknown): readonly string[] {
  if (sent === undefined || sent === null || sent === '') return [];
  if (typeof sent === 'string') return sent.split(',').map((name) => name.trim());
  const list = asList(sent);
  if (list) return list.flatMap((name) => populatedNames(name));
  if (typeof sent !== 'object') throw invalidParameter('populate');
  return Object.keys(sent);
}
