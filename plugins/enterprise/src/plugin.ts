import { definePlugin, userMenuFooter } from '@admin/shell';

/** The enterprise edition. The panel loads this module only if the server reports that edition. */
export const enterprise = definePlugin({
  id: 'enterprise',
  // Each file by its name: bundlers do not resolve patterns inside an installed package.
  messages: (locale) => (locale === 'fr' ? import('./messages/fr.json') : import('./messages/en.json')),
  contributes: [
    userMenuFooter.add({ id: 'enterprise.edition', component: () => import('./panel/EditionLine.tsx') }),
  ],
});
