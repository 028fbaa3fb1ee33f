import { definePlugin, userMenuFooter } from '@admin/shell';

/** The enterprise edition. The panel fetches this module only when the server says that it is one. */
export const enterprise = definePlugin({
  id: 'enterprise',
  messages: (locale) => import(`./messages/${locale}.json`),
  contributes: [
    userMenuFooter.add({ id: 'enterprise.edition', component: () => import('./panel/EditionLine.tsx') }),
  ],
});
