import { definePlugin, globalSettings, settingsPage } from '@admin/shell';
import { publicAccessActions } from './access-actions.ts';
import { pageTitle, publicAccessPage } from './panel/pages.ts';

/** The settings of the content API: what everyone may do with content, without a token. */
export const contentApi = definePlugin({
  id: 'content-api',
  // One import per file: bundlers do not resolve patterns inside installed packages.
  messages: (locale) => (locale === 'fr' ? import('./messages/fr.json') : import('./messages/en.json')),
  contributes: [
    globalSettings.add({
      id: 'content-api.public-access',
      to: publicAccessPage.pathIn(settingsPage),
      label: pageTitle,
      page: () => import('./panel/public-access/PublicAccessPage.tsx'),
      requires: [{ action: publicAccessActions.read }],
    }),
  ],
});
