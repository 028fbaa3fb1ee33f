import {
  before,
  defineServerPlugin,
  refuseEntry,
  route,
  type BeforeHookContext,
  type EntryChange,
  type EntryValues,
} from '@admin/server';
import { isbnEndpoints } from '../endpoints.ts';
import { compactIsbn, isIsbn } from '../isbn.ts';
import { isbnSettings } from './isbn-settings.ts';

const customField = 'plugin::isbn.isbn';

/** Removes hyphens from ISBNs, and rejects invalid ones unless the settings allow them. */
async function normalizeIsbns(
  { uid, values }: EntryChange,
  { server: { schemas, settings } }: BeforeHookContext,
): Promise<EntryValues> {
  const attributes = Object.entries(schemas.contentTypes.get(uid)?.attributes ?? {});
  const given = attributes.flatMap(([name, attribute]) => {
    const value = values[name];
    return attribute.customField === customField && typeof value === 'string'
      ? [{ name, isbn: compactIsbn(value) }]
      : [];
  });
  const invalid = given.filter(({ isbn }) => !isIsbn(isbn));
  if (invalid.length > 0 && (await settings.read(isbnSettings)).refuse) {
    throw refuseEntry(invalid.map(({ name }) => ({ path: [name], message: 'This is not an ISBN.' })));
  }
  return Object.fromEntries(given.map(({ name, isbn }) => [name, isbn]));
}

/** The server half: normalization and validation of ISBNs, and an endpoint that checks one. */
export const isbnServer = defineServerPlugin({
  id: 'isbn',
  title: 'ISBNs',
  settings: isbnSettings,
  actions: [
    { id: 'plugin::isbn.check', section: 'plugins', displayName: 'Check ISBNs', subCategory: 'isbn' },
  ],
  customFields: [{ name: 'isbn', type: 'string', defaultSize: 4 }],
  routes: [
    route(isbnEndpoints.check, ({ params }) => {
      const isbn = compactIsbn(params.isbn);
      return { data: { isbn, isValid: isIsbn(isbn) } };
    }),
  ],
  before: [before('entry.create', normalizeIsbns), before('entry.update', normalizeIsbns)],
});
