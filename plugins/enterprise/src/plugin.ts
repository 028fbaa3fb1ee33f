import { definePlugin, userMenuFooter } from '@admin/shell';

/** The enterprise edition. The panel fetches this module only when the server says that it is one. */
export const enterprise = definePlugin({
  id: 'enterprise',
  // Each file by its name: bundlers do not look for the files of a pattern inside of an installed package.
  messages: (locale) => (locale === 'fr' ? import('./messages/fr.json') : import('./messages/en.json')),
  contributes: [
    userMenuFooter.add({ id: 'enterprise.edition', component: () => import('./panel/EditionLine.tsx') }),
  ],
});
