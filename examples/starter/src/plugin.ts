import { createPageRef, customFields, definePlugin, menuLinks, routes } from '@admin/shell';
import { Book } from '@admin/ui/icons';
import { compactIsbn, isIsbn } from './isbn.ts';

const title = { id: 'isbn.title', defaultMessage: 'ISBNs' } as const;
const noIsbn = { id: 'isbn.invalid', defaultMessage: 'This is not an ISBN of 13 digits.' } as const;
const requires = [{ action: 'plugin::isbn.check' }];

const isbnPage = createPageRef('isbn');

/** A custom field for ISBNs, and a page that checks one. */
export const isbn = definePlugin({
  id: 'isbn',
  // Each file by name: bundlers do not resolve patterns inside an installed package.
  messages: (locale) => (locale === 'fr' ? import('./messages/fr.json') : import('./messages/en.json')),
  contributes: [
    customFields.add({
      name: 'isbn',
      pluginId: 'isbn',
      type: 'string',
      intlLabel: { id: 'isbn.label', defaultMessage: 'ISBN' },
      intlDescription: { id: 'isbn.description', defaultMessage: 'The number of a book' },
      components: { Input: () => import('./IsbnInput.tsx') },
      validate: (value) => (isIsbn(compactIsbn(value)) ? null : noIsbn),
      defaultSize: 4,
    }),
    routes.add({ id: 'isbn.page', path: isbnPage.path, page: () => import('./IsbnPage.tsx'), requires }),
    menuLinks.add({ id: 'isbn.link', to: isbnPage.to(), label: title, icon: Book, requires }),
  ],
});
