import { bulkActions, definePlugin, menuLinks, routes } from '@admin/shell';
import { deleteEntries } from './panel/list/bulk/delete-entries.ts';
import { contentManagerPoints } from './points.ts';

/** Lists and edit views of content. */
export const contentManager = definePlugin({
  id: 'content-manager',
  origin: 'first-party',
  points: contentManagerPoints,
  contributes: [
    menuLinks.add({
      id: 'content-manager',
      to: '/content-manager',
      label: { id: 'content-manager.menu', defaultMessage: 'Content' },
      icon: () => import('./panel/menu/ContentIcon.tsx').then((module) => ({ default: module.ContentIcon })),
    }),
    routes.add({
      id: 'content-manager',
      path: 'content-manager/*',
      page: () =>
        import('./panel/routing/ContentManager.tsx').then((module) => ({ default: module.ContentManager })),
    }),
    bulkActions.add(deleteEntries),
  ],
});
