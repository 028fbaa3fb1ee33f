import { anySubject, entryActions } from '@admin/content-model';
import {
  anyOf,
  bulkActions,
  definePlugin,
  homeSections,
  menuLinks,
  preloadComponent,
  routes,
} from '@admin/shell';
import { deleteEntries } from './panel/list/bulk/delete-entries.ts';
import { loadEditPage } from './panel/routing/load-edit-page.ts';
import { contentManagerPoints } from './points.ts';

const contentPages = () => import('./panel/routing/content-pages.ts');

/** Told without the code of the pages: what stands after a collection type is an entry. */
const isList = (pathname: string): boolean => /\/collection-types\/[^/]+\/?$/.test(pathname);

/** Who may build content types is led on to that while there are none. */
const buildTypes = 'plugin::content-type-builder.read';

/** Lists and edit views of content. */
export const contentManager = definePlugin({
  id: 'content-manager',
  points: contentManagerPoints,
  contributes: [
    menuLinks.add({
      id: 'content-manager',
      to: '/content-manager',
      label: { id: 'content-manager.menu', defaultMessage: 'Content' },
      // Somebody who may read nothing would be led to a page that says so.
      requires: anyOf({ action: entryActions.read, subject: anySubject }, { action: buildTypes }),
      icon: () => import('./panel/menu/ContentIcon.tsx').then((module) => ({ default: module.ContentIcon })),
    }),
    routes.add({
      id: 'content-manager',
      path: 'content-manager/*',
      page: () => contentPages().then((module) => ({ default: module.ContentManager })),
      preload: async (pathname) => (isList(pathname) ? undefined : preloadComponent(loadEditPage)),
      prefetch: async (visit) => (await contentPages()).prefetchContent(visit),
    }),
    bulkActions.add(deleteEntries),
    homeSections.add({
      id: 'content-manager.recent',
      component: () =>
        import('./panel/home/RecentWork.tsx').then((module) => ({ default: module.RecentWork })),
    }),
  ],
});
