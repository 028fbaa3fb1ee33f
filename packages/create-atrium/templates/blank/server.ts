import { contentApiServer } from '@admin/plugin-content-api/server';
import { contentManagerServer } from '@admin/plugin-content-manager/server';
import { languagesServer } from '@admin/plugin-languages/server';
import { uploadServer } from '@admin/plugin-media-library/server';
import { projectServer, tokensServer, webhooksServer } from '@admin/plugin-settings/server';
import type { Application } from '@admin/server';

/** The server: its plugins, and folders relative to this project. */
export default {
  productName: 'atrium-template',
  version: null,
  plugins: [
    webhooksServer,
    tokensServer,
    projectServer,
    contentManagerServer,
    uploadServer,
    contentApiServer,
    languagesServer,
  ],
  needs: ['content-manager'],
  trusted: [
    'webhooks',
    'tokens',
    'project-settings',
    'content-manager',
    'upload',
    'content-api',
    'languages',
  ],
  contentDir: '.',
  panelDir: 'dist/panel',
} satisfies Application;
