import type { Entry } from '@admin/content-model';
import { allowedFields } from '../permissions/allowed-fields.ts';
import type { Grant } from '../permissions/content-permissions.ts';
import type { EntryTable } from '../storage/entry-table.ts';
import { invalidParameter } from './invalid-parameter.ts';
import { asList } from './query-values.ts';

/** What an entry shows of itself beside its attributes, and always. */
const always: ReadonlySet<string> = new Set(['id', 'createdBy', 'updatedBy', 'localizations']);
const system: ReadonlySet<string> = new Set(['createdAt', 'updatedAt', 'publishedAt', 'locale']);

/**
 * Reads `fields`: which attributes the rows of a list show beside their id, creators and translations.
 * @returns what leaves the others out; throws 400 for a field that the type does not have or nobody here may read
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
