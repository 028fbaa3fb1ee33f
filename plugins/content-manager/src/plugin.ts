import {
  asideActions,
  bulkActions,
  definePlugin,
  headerActions,
  homeSections,
  listActions,
  listMenuActions,
  menuLinks,
  routes,
  rowActions,
} from '@admin/shell';
import { preloadComponent } from '@admin/shell/host';
import { LayoutGrid } from '@admin/ui/icons';
import { contentPage, listPage } from './panel/address/pages.ts';
import {
  builtInLast,
  editAsideActions,
  editHeaderActions,
  listHeaderActions,
  listViewActions,
} from './panel/built-in-actions.ts';
import { forgetAtSignOut } from './panel/edit/local-drafts/forget-at-sign-out.ts';
import { deleteEntries, publishEntries, unpublishEntries } from './panel/list/bulk/bulk-actions.ts';
import { copyId, copyLink, deleteEntry, editEntry } from './panel/list/rows/row-actions.ts';
import { duplicateEntry } from './panel/list/duplicate/duplicate-entry.ts';
import { opensContent } from './panel/menu/opens-content.ts';
import { loadEditPage } from './panel/edit/load-edit-page.ts';
import { pageIds } from './panel/routing/page-ids.ts';
import { contentManagerPoints } from './points.ts';

const contentPages = () => import('./panel/routing/content-pages.ts');

/** Lists and edit views of content. */
export const contentManager = definePlugin({
  id: 'content-manager',
  points: contentManagerPoints,
  activate: forgetAtSignOut,
  contributes: [
    menuLinks.add({
      id: 'content-manager',
      to: contentPage.to(),
      label: { id: 'content-manager.menu', defaultMessage: 'Content' },
      requires: opensContent,
      icon: LayoutGrid,
    }),
    routes.add({
      id: 'content-manager',
      path: `${contentPage.path}/*`,
      pages: pageIds,
      page: () => contentPages().then((module) => ({ default: module.ContentManager })),
      preload: async (pathname) => (listPage.match(pathname) ? undefined : preloadComponent(loadEditPage)),
      prefetch: async (visit) => (await contentPages()).prefetchContent(visit),
    }),
    bulkActions.add([publishEntries, unpublishEntries, deleteEntries]),
    listActions.add(listHeaderActions),
    listActions.add(builtInLast),
    listMenuActions.add(listViewActions),
    headerActions.add(editHeaderActions),
    headerActions.add(builtInLast),
    asideActions.add(editAsideActions),
    asideActions.add(builtInLast),
    rowActions.add([editEntry, duplicateEntry, copyLink, copyId, deleteEntry]),
    homeSections.add({
      id: 'content-manager.recent',
      component: () =>
        import('./panel/home/ContentHome.tsx').then((module) => ({ default: module.ContentHome })),
    }),
  ],
});
