import { bigValues, smallValues } from './content.mjs';

const collection = '/content-manager/collection-types';

/** Where entries of BIG are. */
export const bigEntries = `${collection}/api::big.big`;

/** As many of each kind: whoever goes from one to another must not find it in the cache. */
const names = ['First', 'Second'];

/** @returns {ReadonlyMap<string, object>} the entries as the bare page has them: small ones, then BIG ones, from id 1 */
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
