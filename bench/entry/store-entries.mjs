import { bigValues, smallValues } from './content.mjs';

const collection = '/content-manager/collection-types';

/** The path of the BIG entries. */
export const bigEntries = `${collection}/api::big.big`;

/** The number of entries of each type: two, so that the second one opened is not cached. */
const names = ['First', 'Second'];

/** @returns {ReadonlyMap<string, object>} the entries of the bare page: small ones, then BIG ones, from id 1 */
export function plainEntries() {
  const entries = [...names.map(smallValues), ...names.map(bigValues)];
  return new Map(entries.map((entry, index) => [String(index + 1), entry]));
}

const linked = (...connect) => ({ connect, disconnect: [] });

/** Stores the same entries, the BIG ones with relations. @returns {Promise<readonly number[]>} ids of the BIG ones */
export async function storeEntries(api) {
  const small = [];
  for (const name of names) {
    small.push((await api.call('POST', `${collection}/api::small.small`, smallValues(name))).id);
  }
  const [first, second] = small.map((id) => ({ id }));
  const ids = [];
  for (const name of names) {
    const relations = { one: linked(first), many: linked(first, second) };
    ids.push((await api.call('POST', bigEntries, { ...bigValues(name), ...relations })).id);
  }
  return ids;
}
