import type { Grant } from '../permissions/content-permissions.ts';
import { allowedFields } from '../permissions/allowed-fields.ts';
import type { EntryTable } from '../storage/entry-table.ts';
import { invalidParameter } from './invalid-parameter.ts';
import { asList } from './query-values.ts';

/**
 * The relations that `populate` asks to see as entries; `*` is all that may be read. A list shows everything
 * else anyway, so other readable attributes are accepted and change nothing; throws 400 for what may not be read.
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
