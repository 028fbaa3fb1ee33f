import { asList } from '../../query/query-values.ts';
import { invalidValue } from '../../write/rules/invalid-entry.ts';

const most = 1000;

/** The ids of a bulk action, each once; throws 400 for none, for too many and for what is no id. */
export function entryIds(sent: unknown): readonly number[] {
  const list = asList(sent);
  if (!list || list.length === 0) throw invalidValue(['ids'], 'ids field must have at least 1 items');
  if (list.length > most)
    throw invalidValue(['ids'], `ids field must have less than or equal to ${most} items`);
  const ids = list.map((id, index) => {
    const text = typeof id === 'number' || typeof id === 'string' ? String(id) : '';
    if (!/^[1-9]\d{0,8}$/.test(text))
      throw invalidValue(['ids', index], `ids[${index}] must be the id of an entry`);
    return Number(text);
  });
  return [...new Set(ids)];
}
