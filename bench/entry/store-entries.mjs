import { largeValues, smallValues } from './content.mjs';

const collection = '/content-manager/collection-types';

/** The path of the BIG entries. */
export const bigEntries = `${collection}/api::big.big`;

/** The number of entries of each type: two, so that the second one opened is not cached. */
const names = ['First', 'Second'];

/** The values of all entries without relations: small ones, then BIG ones, then the heavy one. */
const plainValues = [
  ...names.map((name) => ({ type: 'small', values: smallValues(name) })),
  ...names.map((name) => ({ type: 'big', values: largeValues('big', name) })),
  { type: 'heavy', values: largeValues('heavy', 'First') },
];

/** @returns {ReadonlyMap<string, object>} the entries of the bare page, from id 1 */
export function plainEntries() {
  return new Map(plainValues.map(({ values }, index) => [String(index + 1), values]));
}

const linked = (...connect) => ({ connect, disconnect: [] });

/**
 * Stores the same entries, the large ones with relations.
 *
 * @returns {Promise<{ small: readonly number[], big: readonly number[], heavy: readonly number[] }>} their ids
 */
export async function storeEntries(api) {
  const ids = { small: [], big: [], heavy: [] };
  for (const { type, values } of plainValues) {
    const [first, second] = ids.small.map((id) => ({ id }));
    const relations = type === 'small' ? {} : { one: linked(first), many: linked(first, second) };
    const { id } = await api.call('POST', `${collection}/api::${type}.${type}`, { ...values, ...relations });
    ids[type].push(id);
  }
  return ids;
}
