import { anyOf, definePlugin, panelTools } from '@admin/shell';
import { inspectorMessages } from './messages.ts';

/** Shows the extension points of the open page, with their types, their contributions and code that adds one. */
export const inspector = definePlugin({
  id: 'inspector',
  title: 'Inspector',
  description: 'Shows the extension points of the open page to plugin authors, with types and code.',
  version: '0.1.0',
  contributes: [
    panelTools.add({
      id: 'inspector',
      label: inspectorMessages.tool,
      keys: ['Mod+Shift+.'],
      // The permissions that the details of plugins in the settings require.
      requires: anyOf({ action: 'admin::marketplace.read' }, { action: 'admin::plugins.update' }),
      component: () => import('./panel/Inspector.tsx').then((module) => ({ default: module.Inspector })),
    }),
  ],
});
