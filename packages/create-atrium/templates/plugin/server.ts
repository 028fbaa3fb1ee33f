import { contentManagerServer } from '@admin/plugin-content-manager/server';
import { projectServer } from '@admin/plugin-settings/server';
import type { Application } from '@admin/server';
import { serverPlugin } from './src/server/server-plugin.ts';

/** The application in which this plugin is developed. It is not part of the package. */
export default {
  productName: 'atrium-template',
  version: null,
  plugins: [projectServer, contentManagerServer, serverPlugin],
  needs: ['content-manager', 'atrium-template'],
  trusted: ['project-settings', 'content-manager'],
  contentDir: '.',
  panelDir: 'dist/panel',
} satisfies Application;
