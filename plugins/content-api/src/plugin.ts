import { editViewBeside, editViewRightLinks } from '@admin/plugin-content-manager/points';
import { definePlugin, globalSettings, settingsPage } from '@admin/shell';
import { explorerAction, publicAccessActions } from './access-actions.ts';
import { explorerPage, explorerTitle, pageTitle, publicAccessPage } from './panel/pages.ts';

/** The content API in the panel: what everyone may do without a token, the API explorer, and previews of entries. */
export const contentApi = definePlugin({
  id: 'content-api',
  contributes: [
    globalSettings.add({
      id: 'content-api.public-access',
      to: publicAccessPage.pathIn(settingsPage),
      label: pageTitle,
      page: () => import('./panel/public-access/PublicAccessPage.tsx'),
      requires: [{ action: publicAccessActions.read }],
    }),
    globalSettings.add({
      id: 'content-api.explorer',
      to: explorerPage.pathIn(settingsPage),
      label: explorerTitle,
      page: () => import('./panel/explorer/ExplorerPage.tsx'),
      requires: [{ action: explorerAction }],
    }),
    editViewRightLinks.add({
      id: 'content-api.preview',
      component: () => import('./panel/preview/PreviewButton.tsx'),
    }),
    editViewBeside.add({
      id: 'content-api.preview',
      component: () => import('./panel/preview/PreviewPane.tsx'),
    }),
  ],
});
